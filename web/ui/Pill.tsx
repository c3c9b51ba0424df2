import './Pill.css'
import type { ReactNode } from 'react'

/** A small fact about a thing, as 'Sample'; in the colour of its kind where it says something of that kind. */
export function Pill({ tinted, children }: { tinted?: boolean; children: ReactNode }) {
  return <span className={tinted ? 'pill -kind' : 'pill'}>{children}</span>
}
