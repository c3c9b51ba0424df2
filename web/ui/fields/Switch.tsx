import './Switch.css'
import type { ReactNode } from 'react'

type Props = {
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** A switch that takes effect immediately. */
export function Switch({ checked, disabled, onChange, children }: Props) {
  return (
    <label className="switch row -spread">
      <span>{children}</span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        aria-checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
