import './notes.css'
import type { ReactNode } from 'react'

/** The item of a list that precedes its first unheard one: says how many are unheard, or holds the button that plays them. */
export function UnheardLine({ children }: { children: ReactNode }) {
  return (
    <li className="unheard-line row">
      <span>{children}</span>
    </li>
  )
}
