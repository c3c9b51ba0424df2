import '../../ui/media/TrimRange.css'
import './MomentWave.css'
import { useMemo } from 'react'
import { slicePeaks } from '../../../domain/audio/peaks'
import type { TimeWindow } from '../../../domain/audio/time-window'
import { MOMENTS } from '../../../domain/locales/en/moments'
import { RECORD } from '../../../domain/locales/en/record'
import { PODCAST } from '../../../domain/locales/en/share'
import { moveMoment, withMomentEnd, withMomentStart } from '../../../domain/moments/moments'
import type { Playable } from '../../audio/playback/playable'
import { formatSpokenTime } from '../../ui/media/format-spoken-time'
import { TrimOverview } from '../../ui/media/TrimOverview'
import { TrimStrip } from '../../ui/media/TrimStrip'
import { type TrimSource, useTrimPeaks } from '../../ui/media/useTrimPeaks'
import { TRIM_WINDOW_SECONDS, type useTrimWindow } from '../../ui/media/useTrimWindow'

type Props = {
  item: Playable
  range: TimeWindow
  /** Where it plays, in seconds; null while it does not. */
  position: number | null
  zoom: ReturnType<typeof useTrimWindow>
  /** A drag moved it; `zoom` moves it by steps. */
  onDrag: (range: TimeWindow) => void
  /** The space bar on a handle. */
  onPlay: () => void
}

/** What moving an edge or the whole of a moment does. */
export const MOMENT_MOVES = { start: withMomentStart, end: withMomentEnd, whole: moveMoment }

/** A moment on the waveform of its post, between two handles that leave the waveform free; an overview of a long one. */
export function MomentWave({ item, range, position, zoom, onDrag, onPlay }: Props) {
  const { title, seconds, peaks: stored } = item
  const source = useMemo(() => toTrimSource(seconds, stored), [seconds, stored])
  const { window, moveTo, showEdge, moveOverview } = zoom
  const peaks = useTrimPeaks(source, window)
  return (
    <div className="trim-range moment-wave">
      {seconds > TRIM_WINDOW_SECONDS ? (
        <TrimOverview
          source={source}
          texts={{
            label: RECORD.wholeRecording,
            lens: RECORD.zoomedPart,
            formatRange: (from, to) => MOMENTS.range(from, to),
          }}
          window={window}
          range={range}
          moved={range}
          disabled={false}
          onMove={moveOverview}
        />
      ) : null}
      <TrimStrip
        label={MOMENTS.group(title)}
        handles={{ start: { label: PODCAST.start }, end: { label: PODCAST.end } }}
        peaks={peaks}
        window={window}
        range={range}
        seconds={seconds}
        moves={MOMENT_MOVES}
        formatTime={formatSpokenTime}
        playhead={position}
        onMove={(to, by) => (by === 'drag' ? onDrag(to) : moveTo(to))}
        onPlay={onPlay}
        onFocus={showEdge}
      />
    </div>
  )
}

/** The stored waveform: coarse for a part of a long recording, which is not loaded for this. */
function toTrimSource(seconds: number, peaks: string): TrimSource {
  return {
    seconds,
    peaks: async ({ start, end }) => slicePeaks(peaks, start / seconds, end / seconds),
  }
}
