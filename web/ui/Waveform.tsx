import './Waveform.css'
import { type KeyboardEvent, type PointerEvent, useMemo } from 'react'
import { clockTime } from '../../domain/expiry'
import { SEEK_STEP_SECONDS } from '../../domain/limits'
import { UI } from '../words/ui'
import { useSize } from './useSize'
import { levelsOf, wavePath } from './waveform-path'

type Props = {
  peaks: readonly number[]
  seconds: number
  /** Seconds played so far. */
  elapsed?: number
  /** Pixels from one stroke to the next. */
  pitch?: number
  /** Shows the playhead. */
  head?: boolean
  /** Without it the waveform is a picture; with it a slider. */
  onSeek?: (seconds: number) => void
  label?: string
}

/** A recording as strokes; played ones in the kind's colour. Click, drag, arrows, Home and End seek. */
export function Waveform({ peaks, seconds, elapsed = 0, pitch = 5, head, onSeek, label = UI.seek }: Props) {
  const [ref, { width, height }] = useSize<SVGSVGElement>()
  const count = Math.max(8, Math.floor(width / pitch))
  const levels = useMemo(() => levelsOf(peaks, count), [peaks, count])
  const part = seconds > 0 ? Math.min(1, Math.max(0, elapsed / seconds)) : 0
  const paths = width > 0 && (
    <>
      <path className="rest" d={wavePath(levels, width, height, part, 1)} />
      <path className="done" d={wavePath(levels, width, height, 0, part)} />
      {head ? <path className="head" d={`M${(part * width).toFixed(1)} 0V${height}`} /> : null}
    </>
  )
  if (!onSeek)
    return (
      <svg ref={ref} className="wave" aria-hidden="true">
        {paths}
      </svg>
    )
  const seek = (to: number) => onSeek(Math.min(seconds, Math.max(0, to)))
  function drag(event: PointerEvent<SVGSVGElement>) {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const box = event.currentTarget.getBoundingClientRect()
    seek(((event.clientX - box.left) / box.width) * seconds)
  }
  function step(event: KeyboardEvent) {
    const to = STEPS[event.key]?.(elapsed, seconds)
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    seek(to)
  }
  return (
    <svg
      ref={ref}
      className="wave"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: drawn in SVG, used as a slider
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.round(seconds)}
      aria-valuenow={Math.round(part * seconds)}
      aria-valuetext={UI.position(clockTime(elapsed), clockTime(seconds))}
      onPointerDown={drag}
      onPointerMove={drag}
      onKeyDown={step}
    >
      {paths}
    </svg>
  )
}

const STEPS: Record<string, (elapsed: number, seconds: number) => number> = {
  ArrowRight: (at) => at + SEEK_STEP_SECONDS,
  ArrowUp: (at) => at + SEEK_STEP_SECONDS,
  ArrowLeft: (at) => at - SEEK_STEP_SECONDS,
  ArrowDown: (at) => at - SEEK_STEP_SECONDS,
  Home: () => 0,
  End: (_, seconds) => seconds,
}
