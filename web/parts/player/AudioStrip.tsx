import './AudioStrip.css'
import Check from 'lucide-react/icons/check'
import { useContext } from 'react'
import { PLAYER } from '../../../domain/locales/en/player'
import { formatDuration } from '../../../domain/time/duration'
import type { Playable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { useClock, usePlaying } from '../../audio/playback/usePlayer'
import { TickingTime } from '../../ui/media/TickingTime'
import { formatTotalLength } from '../../ui/media/times'
import { Waveform } from '../../ui/media/Waveform'
import { ItemPlayButton } from './ItemPlayButton'
import { PlayFromContext } from './play-from-context'

const PITCH = 5
const PITCH_SMALL = 4

type Props = {
  item: Playable
  small?: boolean
  /** A voice that was heard is grey and has a tick; one that was not wears the colour of its kind. */
  isHeard?: boolean
  /** Whether a heard one says so itself. */
  hasTick?: boolean
  /** Whether a long press on the waveform replies to the moment there. */
  canReply?: boolean
  /** Whether another button of its card plays it, too. */
  isPlayedElsewhere?: boolean
}

/**
 * The player of a post in its card: play button, waveform and time. A press on the waveform of an idle one starts
 * there.
 */
export function AudioStrip({
  item,
  small,
  isHeard = false,
  hasTick = true,
  canReply = false,
  isPlayedElsewhere,
}: Props) {
  const state = usePlaying(item.id, item.intro?.id)
  const clock = useClock(item)
  const on = state !== 'idle'
  const playFrom = useContext(PlayFromContext)
  const press = () => (playFrom && !on ? playFrom(item) : player.toggle(item))
  const classes = ['audio-strip row -m', small && '-s', on && 'is-on', isHeard && !on && 'is-heard']
    .filter(Boolean)
    .join(' ')
  return (
    <div className={classes}>
      <ItemPlayButton item={item} small={small} again={isPlayedElsewhere} onClick={press} />
      <Waveform
        peaks={item.peaks}
        seconds={item.seconds}
        clock={clock}
        head={on}
        pitch={small ? PITCH_SMALL : PITCH}
        label={PLAYER.seek(item.title)}
        onLongPress={canReply ? (seconds) => void replyAt(item, seconds) : undefined}
        onSeek={(seconds, by) => {
          player.seekIn(item, seconds)
          if (by === 'pointer' && !on) press()
        }}
      />
      {isHeard && hasTick && !on ? (
        <>
          <Check className="icon icon-small" aria-hidden="true" />
          <span className="visually-hidden">{PLAYER.heard}</span>
        </>
      ) : null}
      <TickingTime className="time" clock={clock} text={on ? formatPositionAndLength : formatTotalLength} />
    </div>
  )
}

async function replyAt(item: Playable, seconds: number): Promise<void> {
  const { replyToMomentAt } = await import('../moments/reply-to-moment-at')
  await replyToMomentAt(item, seconds)
}

function formatPositionAndLength(elapsed: number, length: number): string {
  return PLAYER.elapsedOfTotal(formatDuration(elapsed), formatDuration(length))
}
