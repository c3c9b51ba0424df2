import './Switch.css'
import type { ReactNode } from 'react'

type Props = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode }

/** On or off, at once. */
export function Switch({ checked, onChange, children }: Props) {
  return (
    <label className="switch">
      <span>{children}</span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
