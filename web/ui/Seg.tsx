import './Seg.css'
import type { ReactNode } from 'react'

type Option<T extends string> = {
  value: T
  label: ReactNode
  /** Cannot be chosen by this person. */
  disabled?: boolean
}
type Props<T extends string> = {
  label: string
  /** The id of what explains the choice. */
  describedBy?: string
  /** Groups the radio buttons; unique on the page. */
  name: string
  options: readonly Option<T>[]
  value: T
  onChange: (value: T) => void
}

/** One of a few, side by side: a group of radio buttons. */
export function Seg<T extends string>({ label, describedBy, name, options, value, onChange }: Props<T>) {
  return (
    <div className="seg" role="radiogroup" aria-label={label} aria-describedby={describedBy}>
      {options.map((option) => (
        <label key={option.value}>
          <input
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
