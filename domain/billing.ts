/** Money (spec §1, C9): in whole cents, and every payment written down as entries that sum to zero. */
import { PLATFORM_FEE_PERCENT } from './limits'

/** What people pay with. One currency: prices are stored and compared as its cents. */
export const CURRENCY = 'usd'

/** How money can be taken: not at all (`demo`), by Stripe, or nothing can be bought. */
export const BILLING_NAMES = ['demo', 'stripe', 'none'] as const
export type BillingName = (typeof BILLING_NAMES)[number]

/** What the platform keeps of a price: its percentage, rounded half up to a cent. */
export function feeOf(cents: number): number {
  return Math.floor((cents * PLATFORM_FEE_PERCENT + 50) / 100)
}

/** One line of the ledger: what an account gained, or lost where it is below zero. */
export type Entry = { account: 'payer' | 'payee' | 'platform'; personId: string | null; cents: number }
export type Paid = { payerId: string; payeeId: string | null; cents: number; feeCents: number }

/** The entries of a payment: what one paid, others got. Without a payee, as for a plan, all of it is the platform's. */
export function entriesOf({ payerId, payeeId, cents, feeCents }: Paid): Entry[] {
  const kept = payeeId === null ? cents : feeCents
  const entries: Entry[] = [
    { account: 'payer', personId: payerId, cents: -cents },
    { account: 'platform', personId: null, cents: kept },
  ]
  if (payeeId !== null) entries.push({ account: 'payee', personId: payeeId, cents: cents - kept })
  return entries
}
