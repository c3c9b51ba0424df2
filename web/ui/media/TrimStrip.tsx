import './TrimStrip.css'
import { type PointerEvent, useRef } from 'react'
import { roundHundredths, type TimeWindow, toFraction, toTime } from '../../../domain/audio/time-window'
import { TrimHandle } from './TrimHandle'
import { Waveform } from './Waveform'

type Part = 'start' | 'end' | 'whole'
/** The result of moving one edge or the whole selection: its limits, and which edge pushes the other. */
type Move = (range: TimeWindow, to: number, seconds: number) => TimeWindow
export type TrimMoves = Record<'start' | 'end', Move> & { whole?: Move }

type Props = {
  /** Name of the group, and of each handle. */
  label: string
  handles: Record<'start' | 'end', { name?: string; label: string }>
  /** The waveform of the window. */
  peaks: string
  window: TimeWindow
  range: TimeWindow
  /** Duration of the recording. */
  seconds: number
  /** Without `whole` only its edges move. */
  moves: TrimMoves
  /** A time as a screen reader speaks it. */
  formatTime: (seconds: number) => string
  /** The playing part, in seconds of the recording. */
  playhead?: number | null
  disabled?: boolean
  /** `by` is `drag` until the pointer is lifted. */
  onMove: (range: TimeWindow, by: 'drag' | 'drop' | 'key') => void
  /** The space bar on a handle. */
  onPlay?: () => void
  onFocus?: (edge: 'start' | 'end') => void
}
type Grip = {
  part: Part
  /** From the pointer to the edge that it moves, in seconds. */
  offset: number
  before: TimeWindow
}

/**
 * Selects a range on a waveform: two handles that pointers drag and keys move, and the selection between them. Time runs
 * from left to right in every language.
 */
export function TrimStrip(props: Props) {
  const { window, range, seconds, moves, disabled = false, playhead, onMove, onPlay } = props
  const lane = useRef<HTMLDivElement>(null)
  const grip = useRef<Grip | null>(null)
  const inputs = { start: useRef<HTMLInputElement>(null), end: useRef<HTMLInputElement>(null) }

  const moveTo = (part: Part, to: number) => {
    const { start, end } = moves[part]?.(range, to, seconds) ?? range
    return { start: roundHundredths(start), end: roundHundredths(end) }
  }
  function getPointedTime({ clientX }: PointerEvent) {
    const box = lane.current?.getBoundingClientRect()
    return box ? toTime(clientX - box.left, box.width, window) : window.start
  }
  function startDrag(event: PointerEvent<HTMLElement>) {
    if (disabled || event.button !== 0) return
    const at = getPointedTime(event)
    const touched = event.target instanceof Element ? event.target.closest('[data-edge]') : null
    const edge = touched?.getAttribute('data-edge')
    if (edge === 'start' || edge === 'end') {
      grip.current = { part: edge, offset: at - range[edge], before: range }
      inputs[edge].current?.focus({ preventScroll: true })
      // Otherwise the pressed waveform would take the focus away.
      event.preventDefault()
    } else if (moves.whole) {
      const isInside = at > range.start && at < range.end
      const offset = isInside ? at - range.start : (range.end - range.start) / 2
      grip.current = { part: 'whole', offset, before: range }
    }
    if (!grip.current) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag(event, 'drag')
  }
  function drag(event: PointerEvent<HTMLElement>, by: 'drag' | 'drop') {
    if (grip.current) onMove(moveTo(grip.current.part, getPointedTime(event) - grip.current.offset), by)
  }
  const percent = (at: number) => `${toFraction(at, window) * 100}%`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this
    <div
      className="trim-strip"
      role="group"
      aria-label={props.label}
      onPointerDown={startDrag}
      onPointerMove={(event) => drag(event, 'drag')}
      onPointerUp={(event) => {
        drag(event, 'drop')
        grip.current = null
      }}
      // The touch scrolled the page instead.
      onPointerCancel={() => {
        if (grip.current) onMove(grip.current.before, 'drop')
        grip.current = null
      }}
    >
      <div className="lane" ref={lane}>
        <Waveform peaks={props.peaks} seconds={window.end - window.start} pitch={4} />
        <div
          className="selection"
          style={{ left: percent(range.start), right: `${(1 - toFraction(range.end, window)) * 100}%` }}
        >
          {(['start', 'end'] as const).map((edge) => (
            <TrimHandle
              key={edge}
              ref={inputs[edge]}
              edge={edge}
              {...props.handles[edge]}
              value={range[edge]}
              seconds={seconds}
              valueText={props.formatTime(range[edge])}
              disabled={disabled}
              outside={range[edge] < window.start || range[edge] > window.end}
              onMove={(to) => onMove(moveTo(edge, to), 'key')}
              onPlay={onPlay}
              onFocus={() => props.onFocus?.(edge)}
            />
          ))}
        </div>
        {playhead == null ? null : <div className="playhead" style={{ left: percent(playhead) }} />}
      </div>
    </div>
  )
}
