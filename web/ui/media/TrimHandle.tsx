import type { KeyboardEvent, Ref } from 'react'
import { getTimeAfterKey, type KeySteps } from '../../../domain/audio/time-window'

/** Seconds per arrow key on an edge of a clip. */
export const TRIM_KEY_SECONDS = { plain: 1, shift: 5, alt: 0.1 }

type Props = {
  edge: 'start' | 'end'
  label: string
  name?: string
  value: number
  /** Duration of the recording. */
  seconds: number
  valueText: string
  disabled: boolean
  steps?: KeySteps
  ref?: Ref<HTMLInputElement>
  onMove: (to: number) => void
  /** The space bar. */
  onPlay?: (() => void) | undefined
  onFocus?: (() => void) | undefined
  /** Whether the edge lies outside what the strip shows. */
  outside?: boolean
}

/**
 * An edge of a selection, at least 24 px wide: a slider, drawn by its label. The strip handles pointers; the slider's
 * own handling would count pixels of the handle as the whole recording.
 */
export function TrimHandle({ edge, label, name, value, seconds, valueText, disabled, ref, ...props }: Props) {
  const { steps = TRIM_KEY_SECONDS, onMove, onPlay, onFocus, outside = false } = props
  function press(event: KeyboardEvent) {
    const to = getTimeAfterKey(value, event, seconds, steps)
    if (to === null && !(event.key === ' ' && onPlay)) return
    event.preventDefault()
    event.stopPropagation()
    if (to === null) onPlay?.()
    else onMove(to)
  }
  return (
    <label className="trim-handle" data-edge={edge} data-outside={outside || undefined}>
      <input
        className="hidden-input"
        ref={ref}
        type="range"
        name={name}
        aria-label={label}
        min={0}
        max={seconds}
        step="any"
        value={value}
        disabled={disabled}
        aria-valuetext={valueText}
        onKeyDown={press}
        onFocus={onFocus}
        onChange={(event) => onMove(Number(event.target.value))}
      />
    </label>
  )
}
