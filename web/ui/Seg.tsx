import './Seg.css'
import type { ReactNode } from 'react'

type Option<T extends string> = { value: T; label: ReactNode }
type Props<T extends string> = {
  label: string
  /** Groups the radio buttons; unique on the page. */
  name: string
  options: readonly Option<T>[]
  value: T
  onChange: (value: T) => void
}

/** One of a few, side by side: a group of radio buttons. */
export function Seg<T extends string>({ label, name, options, value, onChange }: Props<T>) {
  return (
    <div className="seg" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
