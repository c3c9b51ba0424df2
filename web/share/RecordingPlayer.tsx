import { SHARE } from '../../domain/locales/en/share'
import { formatDuration } from '../../domain/posts/expiry'
import type { Playable } from '../audio/playback/playable'
import { player } from '../audio/playback/player'
import { useClock, usePlaying } from '../audio/playback/usePlayer'
import { PlayButton } from '../ui/buttons/PlayButton'
import { Waveform } from '../ui/media/Waveform'
import { Elapsed } from './Elapsed'

type Props = { item: Playable; onPlay: () => void }

/** Plays or pauses one recording of a list. */
export function RecordingButton({ item, onPlay }: Props) {
  const state = usePlaying(item.id)
  return (
    <PlayButton
      title={item.title || SHARE.untitled}
      playing={state === 'playing'}
      loading={state === 'loading'}
      onPointerDown={() => player.preload(item)}
      onClick={onPlay}
    />
  )
}

/** Seek bar of the loaded recording. */
export function RecordingSeek({ item }: { item: Playable }) {
  const clock = useClock(item)
  if (usePlaying(item.id) === 'idle') return null
  return (
    <div className="at">
      <Elapsed clock={clock} />
      <Waveform
        peaks={item.peaks}
        seconds={item.seconds}
        clock={clock}
        head
        onSeek={(seconds) => player.seekIn(item, seconds)}
      />
      <span>{formatDuration(item.seconds)}</span>
    </div>
  )
}
