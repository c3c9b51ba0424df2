import './Pill.css'
import type { ReactNode } from 'react'

/** A small fact about a thing, as 'Sample'. */
export function Pill({ children }: { children: ReactNode }) {
  return <span className="pill">{children}</span>
}
