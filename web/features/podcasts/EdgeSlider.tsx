import { type KeyboardEvent, useId } from 'react'
import { PODCAST } from '../../../domain/locales/en/share'

type Props = {
  name: string
  label: string
  value: number
  /** Duration of the source. */
  seconds: number
  disabled: boolean
  onMove: (to: number) => void
}

/** One edge of the clip. Arrow keys move it by 1 s, with Shift by 0.1 s, Page keys by 10 s. */
export function EdgeSlider({ name, label, value, seconds, disabled, onMove }: Props) {
  const id = useId()
  function step(event: KeyboardEvent) {
    const by = STEPS[event.key]
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onMove(value + (event.shiftKey ? by / 10 : by))
  }
  const minutes = Math.floor(value / 60)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="range"
        min={0}
        max={seconds}
        step="any"
        value={value}
        disabled={disabled}
        aria-valuetext={PODCAST.formatMinutes(minutes, (value - minutes * 60).toFixed(1).replace(/\.0$/, ''))}
        onKeyDown={step}
        onChange={(event) => onMove(Number(event.target.value))}
      />
    </div>
  )
}

const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
}
