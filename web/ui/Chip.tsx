import './Chip.css'
import type { ReactNode } from 'react'

type Props = { children: ReactNode; pressed: boolean; onClick: () => void; kind?: string }

/** A filter that is on or off. */
export function Chip({ children, pressed, onClick, kind }: Props) {
  return (
    <button type="button" className="chip" aria-pressed={pressed} data-kind={kind} onClick={onClick}>
      {children}
    </button>
  )
}
