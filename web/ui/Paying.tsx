import './Paying.css'
import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'

/** What something costs, large, and for how long. */
export function Price({ price, per }: { price: string; per: string }) {
  return (
    <p className="bigprice">
      {price} <span className="dim">{per}</span>
    </p>
  )
}

/** How one pays here. */
export function PayingNote({ children }: { children: ReactNode }) {
  return (
    <p className="payingnote">
      <Info className="i i-s" aria-hidden="true" />
      {children}
    </p>
  )
}

/** What kept a payment from happening. */
export function PayingTrouble({ children }: { children: ReactNode }) {
  return (
    <p className="payingnote -bad" role="alert">
      <CircleAlert className="i i-s" aria-hidden="true" />
      {children}
    </p>
  )
}
