import type { KeyboardEvent, Ref } from 'react'
import { getTimeAfterKey, type KeySteps } from '../../../domain/audio/time-window'
import { TRIM_KEY_SECONDS } from '../../../domain/limits'

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
}

/** One edge of a selection, at least 24 px wide: a slider whose pointer moves the strip handles. */
export function TrimHandle({ edge, label, name, value, seconds, valueText, disabled, ref, ...props }: Props) {
  const { steps = TRIM_KEY_SECONDS, onMove, onPlay } = props
  function press(event: KeyboardEvent) {
    const to = getTimeAfterKey(value, event, seconds, steps)
    if (to === null && !(event.key === ' ' && onPlay)) return
    event.preventDefault()
    event.stopPropagation()
    if (to === null) onPlay?.()
    else onMove(to)
  }
  return (
    <span className="trim-handle" data-edge={edge}>
      <input
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
        onChange={(event) => onMove(Number(event.target.value))}
      />
    </span>
  )
}
