import '../../ui/buttons/PlayButton.css'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import type { CSSProperties, ReactNode } from 'react'
import { RECORD } from '../../../domain/locales/en/record'
import { WHERE } from '../../../domain/locales/en/where'
import { formatDuration } from '../../../domain/time/duration'
import { Spinner } from '../../ui/states/Spinner'

type Props = {
  /** Length of the recording. */
  seconds: number
  playing: boolean
  loading?: boolean
  locked?: boolean
  /** The waveform. */
  wave: ReactNode
  /** Where it has to end for the chosen target; null where it fits. The rest is hatched. */
  trimTo: number | null
  onToggle: () => void
  /** Undefined for a recording that is too short to cut. */
  onTrim?: (() => void) | undefined
  onRedo: () => void
}

/** The recording in the sheet: listen back, trim, and record again. */
export function TakeRow({
  seconds,
  playing,
  loading = false,
  locked,
  wave,
  trimTo,
  onToggle,
  onTrim,
  onRedo,
}: Props) {
  const overrun = trimTo === null ? 0 : Math.max(0, 1 - trimTo / seconds)
  return (
    <div className="take-row row wrap">
      <button
        type="button"
        className="play disc -solid"
        aria-label={playing ? RECORD.stopPreview : RECORD.playPreview}
        aria-pressed={playing}
        aria-busy={loading || undefined}
        onClick={onToggle}
      >
        {loading ? <Spinner /> : playing ? <Pause className="icon" /> : <Play className="icon i-play" />}
      </button>
      <div className="take-wave">
        {wave}
        {overrun > 0 ? (
          <span className="overrun" style={{ '--share': overrun } as CSSProperties} aria-hidden="true" />
        ) : null}
      </div>
      <output className="tabular subtle" aria-live="off" aria-label={RECORD.recordedTime}>
        {formatDuration(seconds)}
      </output>
      {onTrim ? (
        <button type="button" className="text-button row -inline subtle" disabled={locked} onClick={onTrim}>
          {WHERE.trim}
        </button>
      ) : null}
      <button type="button" className="text-button row -inline subtle" disabled={locked} onClick={onRedo}>
        {RECORD.redo}
      </button>
    </div>
  )
}
