import './MomentChip.css'
import CornerDownRight from 'lucide-react/icons/corner-down-right'
import Pause from 'lucide-react/icons/pause'
import { useContext, useMemo } from 'react'
import { MOMENTS } from '../../../domain/locales/en/moments'
import type { Moment } from '../../../domain/moments/moments'
import { formatDuration } from '../../../domain/time/duration'
import { useTranscript } from '../../api/transcripts/transcripts.queries'
import { playWithMoment, toggleMoment, toMomentClip } from '../../audio/playback/moment-clip'
import type { Playable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { usePlaying } from '../../audio/playback/usePlayer'
import { PlayFromContext } from '../player/play-from-context'
import { formatMomentRange, quoteMoment } from './format-moment'

type Props = {
  moment: Moment
  /** The recording that it is a part of. */
  parent: Playable
  /** The reply, which plays after it; null without sound. */
  reply: Playable | null
}

/** The moment that a reply refers to: its words or times. Plays the moment, then the reply. */
export function MomentChip({ moment, parent, reply }: Props) {
  const { data } = useTranscript({ url: parent.url, post: parent.post }, true)
  const clip = useMemo(() => toMomentClip(parent, moment), [parent, moment])
  const state = usePlaying(clip.id)
  const isPlaying = state === 'playing' || state === 'loading'
  const playFrom = useContext(PlayFromContext)
  const time = formatDuration(moment.startMs / 1000)
  const words = data ? quoteMoment(data, moment) : ''
  function press() {
    if (isPlaying) player.pause()
    else if (reply) playWithMoment(reply, clip, playFrom ?? undefined)
    else toggleMoment(clip)
  }
  return (
    <button type="button" className="moment-chip row -inline" onClick={press}>
      {isPlaying ? (
        <Pause className="icon i-play" aria-hidden="true" />
      ) : (
        <CornerDownRight className="icon flip" aria-hidden="true" />
      )}
      <span className="visually-hidden">{isPlaying ? MOMENTS.pause : MOMENTS.hearBefore(time)} </span>
      <span className="quote ellipsis" dir="auto" lang={data?.language}>
        {words || formatMomentRange(moment)}
      </span>
      {words ? <span className="tabular">{time}</span> : null}
    </button>
  )
}
