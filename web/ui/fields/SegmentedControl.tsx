import './SegmentedControl.css'
import type { ReactNode } from 'react'

type Option<T extends string> = {
  value: T
  label: ReactNode
  /** Whether the current user may not choose it. */
  disabled?: boolean
}
type Props<T extends string> = {
  label: string
  /** The id of an element that describes the choice. */
  describedBy?: string
  /** Groups the radio buttons; unique on the page. */
  name: string
  options: readonly Option<T>[]
  value: T
  onChange: (value: T) => void
  /** As words with a line below the chosen one, without a ground. */
  isPlain?: boolean
}

/** A segmented control: a group of radio buttons side by side. */
export function SegmentedControl<T extends string>({
  label,
  describedBy,
  name,
  options,
  value,
  onChange,
  isPlain = false,
}: Props<T>) {
  return (
    <div
      className={isPlain ? 'segmented wrap -plain' : 'segmented wrap'}
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
    >
      {options.map((option) => (
        <label key={option.value}>
          <input
            className="hidden-input"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
