import './Waveform.css'
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { toLevels } from '../../../domain/audio/peaks'
import { SEEK_STEP_SECONDS } from '../../../domain/audio/playback.limits'
import { UI } from '../../../domain/locales/en/shell'
import { useLongPress } from '../../hooks/useLongPress'
import { useSize } from '../../hooks/useSize'
import { createPainter, type PaintProgress, type ProgressSource } from './waveform-drawing'
import { toStrokes } from './waveform-path'

type Props = {
  peaks: string
  seconds: number
  /** Static position in seconds, without a `clock`. */
  elapsed?: number
  /** Drives the drawing frame by frame without rendering. Must be stable between renders. */
  clock?: ProgressSource
  /** Pixels between two strokes. */
  pitch?: number
  /** Shows the playhead. */
  head?: boolean
  /** Makes it a slider; without it the waveform is a picture. `by` is the input that chose the position. */
  onSeek?: (seconds: number, by: 'pointer' | 'key') => void
  /** A slider's press that is held in its place does this instead of seeking. */
  onLongPress?: ((seconds: number) => void) | undefined
  label?: string
}

const MIN_STROKES = 8

/** A recording as strokes; the played part in the kind's colour. Click, drag, arrow keys, Home and End seek. */
export function Waveform({
  peaks,
  seconds,
  elapsed = 0,
  clock,
  pitch = 5,
  head,
  onSeek,
  onLongPress,
  label = UI.seek,
}: Props) {
  const [ref, { width, height }] = useSize<SVGSVGElement>()
  const count = Math.max(MIN_STROKES, Math.floor(width / pitch))
  const strokes = useMemo(
    () => toStrokes(toLevels(peaks, count), width, height),
    [peaks, count, width, height],
  )
  const position = useRef({ elapsed, length: seconds })
  const dragged = useRef<number | null>(null)
  const paint = useRef<PaintProgress>(() => undefined)
  const longPress = useLongPress()

  // biome-ignore lint/correctness/useExhaustiveDependencies: `head` and `onSeek` change the painted elements
  useLayoutEffect(() => {
    const svg = ref.current
    if (!svg || width === 0) return
    const draw = createPainter(svg, strokes, width)
    paint.current = draw
    const follow: PaintProgress = (at, length) => {
      position.current = { elapsed: at, length }
      if (dragged.current === null) draw(at, length)
    }
    if (clock) return clock(follow)
    follow(elapsed, seconds)
  }, [ref, strokes, width, clock, elapsed, seconds, Boolean(head), Boolean(onSeek)])

  const paths = (
    <>
      <path className="rest" />
      <path className="done" />
      {head ? <path className="head" d={`M0 0V${height}`} /> : null}
    </>
  )
  if (!onSeek)
    return (
      <svg ref={ref} className="wave" aria-hidden="true">
        {paths}
      </svg>
    )

  function drag(event: PointerEvent<SVGSVGElement>) {
    if (event.button !== 0) return
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const box = event.currentTarget.getBoundingClientRect()
    const { length } = position.current
    const at = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) * length
    dragged.current = at
    paint.current(at, length)
    const { currentTarget: svg, pointerId } = event
    if (event.type !== 'pointerdown') longPress.move(event)
    else if (onLongPress)
      longPress.begin(event, () => {
        svg.releasePointerCapture(pointerId)
        cancel()
        onLongPress(at)
      })
  }
  function cancel() {
    dragged.current = null
    paint.current(position.current.elapsed, position.current.length)
  }
  /** Seeks once at the end of a drag. A drag that became a scroll is cancelled. */
  function drop(event: PointerEvent<SVGSVGElement>) {
    longPress.end()
    const to = dragged.current
    if (to === null) return
    if (event.type !== 'pointerup') return cancel()
    dragged.current = null
    onSeek?.(to, 'pointer')
  }
  function step(event: KeyboardEvent) {
    const { elapsed: at, length } = position.current
    const to = STEPS[event.key]?.(at, length)
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    onSeek?.(Math.min(length, Math.max(0, to)), 'key')
  }
  return (
    <svg
      ref={ref}
      className="wave"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: drawn in SVG, used as a slider
      role="slider"
      tabIndex={0}
      aria-label={label}
      // The changing values are painted by waveform-drawing.ts.
      aria-valuemin={0}
      aria-valuenow={0}
      onPointerDown={drag}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
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
