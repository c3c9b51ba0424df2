import './billing.css'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import type { ReactNode } from 'react'

/** A large price with its period. */
export function PriceTag({ price, per }: { price: string; per: string }) {
  return (
    <p className="full-price">
      {price} <span className="dim">{per}</span>
    </p>
  )
}

/** Explains how payment works. */
export function PaymentNote({ children }: { children: ReactNode }) {
  return (
    <p className="payment-note subtle row">
      <Info className="icon icon-small" aria-hidden="true" />
      {children}
    </p>
  )
}

/** Why a payment failed. */
export function PaymentError({ children }: { children: ReactNode }) {
  return (
    <p className="payment-note subtle row -bad" role="alert">
      <CircleAlert className="icon icon-small" aria-hidden="true" />
      {children}
    </p>
  )
}
