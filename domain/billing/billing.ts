/** Money (spec §1, C9): amounts in whole cents; each payment is recorded as ledger entries that sum to zero. */
import { PLATFORM_FEE_PERCENT } from '../limits'

/** The only currency; prices are stored and compared in its cents. */
export const CURRENCY = 'usd'

/** Payment providers: `demo` charges nothing, `none` disables purchases. */
export const BILLING_NAMES = ['demo', 'stripe', 'none'] as const
export type BillingName = (typeof BILLING_NAMES)[number]

/** Returns the platform's share of a price in cents, rounded half up. */
export function calculateFee(cents: number): number {
  return Math.floor((cents * PLATFORM_FEE_PERCENT + 50) / 100)
}

/** One ledger entry: cents gained by an account, negative where it paid. */
export type LedgerEntry = { account: 'payer' | 'payee' | 'platform'; userId: string | null; cents: number }
export type LedgerPayment = { payerId: string; payeeId: string | null; cents: number; feeCents: number }

/** Returns the ledger entries of a payment. Without a payee, as for a plan, the platform gets the full amount. */
export function createLedgerEntries({ payerId, payeeId, cents, feeCents }: LedgerPayment): LedgerEntry[] {
  const platformCents = payeeId === null ? cents : feeCents
  const entries: LedgerEntry[] = [
    { account: 'payer', userId: payerId, cents: -cents },
    { account: 'platform', userId: null, cents: platformCents },
  ]
  if (payeeId !== null) entries.push({ account: 'payee', userId: payeeId, cents: cents - platformCents })
  return entries
}
