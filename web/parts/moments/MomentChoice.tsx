import './MomentChoice.css'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { TRIM_TAIL_SECONDS } from '../../../domain/audio/audio.limits'
import { slicePeaks } from '../../../domain/audio/peaks'
import type { TimeWindow } from '../../../domain/audio/time-window'
import { MOMENTS } from '../../../domain/locales/en/moments'
import { RECORD } from '../../../domain/locales/en/record'
import {
  type Moment,
  moveMoment,
  suggestMoment,
  toLengthMs,
  withMomentEnd,
  withMomentStart,
} from '../../../domain/moments/moments'
import { layOutText } from '../../../domain/transcripts/text-layout'
import { usePost } from '../../api/posts/posts.queries'
import { useTranscript } from '../../api/transcripts/transcripts.queries'
import { toggleMoment, toMomentClip } from '../../audio/playback/moment-clip'
import { type Playable, toPlayable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { usePlaying } from '../../audio/playback/usePlayer'
import { Button } from '../../ui/buttons/Button'
import { TrimRange } from '../../ui/media/TrimRange'
import type { TrimSource } from '../../ui/media/useTrimPeaks'
import { Spinner } from '../../ui/states/Spinner'
import { formatMomentRange } from './format-moment'
import { MomentWords } from './MomentWords'

type Props = {
  postId: string
  /** The title of the post. */
  title: string
  moment: Moment | null
  locked: boolean
  /** Null refers to the whole post. */
  onChange: (moment: Moment | null) => void
  onClose: () => void
}

const MOVES = { start: withMomentStart, end: withMomentEnd, whole: moveMoment }
const EMPTY = layOutText({ words: [], language: 'en' })

/** Chooses the moment of a post that a reply refers to: by its words, on its waveform, or by steps. */
export function MomentChoice({ postId, ...rest }: Props) {
  const { data: post } = usePost(postId)
  const item = useMemo(() => (post ? toPlayable(post) : null), [post])
  if (!item)
    return (
      <p className="moment-choice" role="status">
        <Spinner />
      </p>
    )
  return <LoadedChoice item={item} {...rest} />
}

function LoadedChoice({
  item,
  title,
  moment,
  locked,
  onChange,
  onClose,
}: Omit<Props, 'postId'> & { item: Playable }) {
  const { seconds, peaks } = item
  const source = useMemo(() => toTrimSource(seconds, peaks), [seconds, peaks])
  const { data, isLoading } = useTranscript({ url: item.url, post: item.post }, true)
  const layout = useMemo(() => (data ? layOutText(data) : EMPTY), [data])
  // The part that plays now, or did last.
  const suggested = useRef<Moment | null>(null)
  suggested.current ??= isLoading ? null : suggestMoment(player.elapsed(item) * 1000, seconds, layout.phrases)
  const shown = moment ?? suggested.current ?? { startMs: 0, endMs: toLengthMs(seconds) }
  const choose = (to: Moment) => onChange({ startMs: Math.round(to.startMs), endMs: Math.round(to.endMs) })
  const isUnset = moment === null && !isLoading
  const chooseSuggested = useEffectEvent(() => suggested.current && onChange(suggested.current))
  useEffect(() => {
    if (isUnset) chooseSuggested()
  }, [isUnset])
  const range = { start: shown.startMs / 1000, end: shown.endMs / 1000 }
  const moveTo = ({ start, end }: TimeWindow) =>
    choose({ startMs: start * 1000, endMs: Math.min(end * 1000, toLengthMs(seconds)) })

  const clip = useMemo(() => toMomentClip(item, shown), [item, shown])
  const tail = useMemo(
    () =>
      toMomentClip(item, {
        ...shown,
        startMs: Math.max(shown.startMs, shown.endMs - TRIM_TAIL_SECONDS * 1000),
      }),
    [item, shown],
  )
  const isPlaying = isSounding(usePlaying(clip.id))
  const isTailPlaying = isSounding(usePlaying(tail.id)) && tail.id !== clip.id
  // A moment that is no longer chosen is not heard to its end.
  useEffect(() => () => stopIfPlaying(clip.id, tail.id), [clip, tail])
  return (
    <section className="moment-choice" aria-label={MOMENTS.group(title)}>
      {data ? <MomentWords layout={layout} moment={shown} onChoose={(to) => locked || choose(to)} /> : null}
      <p className="hint">{MOMENTS.hint}</p>
      <TrimRange
        source={source}
        label={MOMENTS.group(title)}
        overview={{
          label: RECORD.wholeRecording,
          lens: RECORD.zoomedPart,
          formatRange: (from, to) => MOMENTS.range(from, to),
        }}
        range={range}
        moves={MOVES}
        playing={isPlaying ? 'start' : isTailPlaying ? 'end' : null}
        playhead={null}
        disabled={locked}
        onMove={moveTo}
        onPlay={(edge) => toggleMoment(edge === 'start' ? clip : tail)}
        onSpace={() => toggleMoment(clip)}
      />
      <div className="actions">
        <Button
          tone="soft"
          size="sm"
          icon={isPlaying ? <Pause className="icon i-play" /> : <Play className="icon i-play" />}
          onClick={() => toggleMoment(clip)}
        >
          {isPlaying ? MOMENTS.pause : MOMENTS.hear}
        </Button>
        <span className="tabular dim">{formatMomentRange(shown)}</span>
        <Button
          tone="quiet"
          size="sm"
          disabled={locked}
          onClick={() => {
            onChange(null)
            onClose()
          }}
        >
          {MOMENTS.whole}
        </Button>
        <Button tone="line" size="sm" onClick={onClose}>
          {MOMENTS.done}
        </Button>
      </div>
    </section>
  )
}

const isSounding = (state: string) => state === 'playing' || state === 'loading'

function stopIfPlaying(...ids: string[]): void {
  const { now } = player.getSnapshot()
  if (now && ids.includes(now.id)) player.pause()
}

/** The stored waveform: coarse for a part of a long recording, which is not loaded for this. */
function toTrimSource(seconds: number, peaks: string): TrimSource {
  return {
    seconds,
    peaks: async ({ start, end }) => slicePeaks(peaks, start / seconds, end / seconds),
  }
}
