/** Payments as ledger entries that sum to zero (spec §1, C9), in whole cents. */

/** The provider's cost of each disputed payment, won or lost. */
export const DISPUTE_COST_CENTS = 1500

/** Accounts of the ledger: `provider` is the payment provider, `payee` the author. */
export type LedgerAccount = 'payer' | 'provider' | 'platform' | 'payee'
/** A ledger entry: cents gained by an account, negative where it paid. */
export type LedgerEntry = { account: LedgerAccount; userId: string | null; cents: number }
export type LedgerPayment = {
  payerId: string
  payeeId: string | null
  cents: number
  costCents: number
  feeCents: number
}

/** The returned part of a payment: refunds, and amounts that are or were disputed. */
export type Reversal = { refundedCents: number; disputedCents: number; disputeCount: number }

/** A refund of a payment. A failed one came back from the buyer's bank. */
export type Refund = { cents: number; hasFailed: boolean }

/**
 * Returns what the buyer got back, in cents. The provider reports a total of all refunds, which may come before the
 * refunds themselves, and may or may not include failed ones.
 */
export function calculateRefunded(totalCents: number, refunds: readonly Refund[]): number {
  const sum = (list: readonly Refund[]) => list.reduce((cents, refund) => cents + refund.cents, 0)
  return Math.max(0, Math.max(totalCents, sum(refunds)) - sum(refunds.filter(({ hasFailed }) => hasFailed)))
}

const NOTHING_REVERSED: Reversal = { refundedCents: 0, disputedCents: 0, disputeCount: 0 }

/** Returns the author's share of a payment in cents; zero without a payee. */
export function getShareCents({ payeeId, cents, costCents, feeCents }: Omit<LedgerPayment, 'payerId'>) {
  return payeeId === null ? 0 : cents - costCents - feeCents
}

/**
 * Returns the ledger entries of a payment. Without a payee, as for a plan, the platform gets all that the payment
 * provider leaves.
 */
export function createLedgerEntries(payment: LedgerPayment): LedgerEntry[] {
  return toEntries(payment, calculateBalances(payment, NOTHING_REVERSED))
}

/**
 * Returns the entries that bring a payment's balances (`booked`, cents by account) to what was paid back by now; none if
 * they are there. It depends on the totals only, so repeated and reordered reports of the provider book the same.
 */
export function createCorrections(
  payment: LedgerPayment,
  reversal: Reversal,
  booked: Partial<Record<LedgerAccount, number>>,
): LedgerEntry[] {
  const due = calculateBalances(payment, reversal)
  const differences = Object.entries(due).map(
    ([account, cents]) => [account, cents - (booked[account as LedgerAccount] ?? 0)] as const,
  )
  return toEntries(payment, Object.fromEntries(differences) as typeof due)
}

/**
 * Returns each account's balance in cents. A refund takes its part of the author's share. The provider keeps
 * its cost, and adds one for each dispute; the platform bears both.
 */
function calculateBalances(payment: LedgerPayment, reversal: Reversal): Record<LedgerAccount, number> {
  const { cents, costCents } = payment
  const { refundedCents, disputedCents, disputeCount } = reversal
  const returned = Math.min(cents, refundedCents + disputedCents)
  const share = getShareCents(payment)
  const payee = share - Math.floor((share * returned + cents / 2) / cents)
  const provider = costCents + disputeCount * DISPUTE_COST_CENTS
  const payer = returned - cents
  return { payer, provider, platform: 0 - payer - provider - payee, payee }
}

function toEntries({ payerId, payeeId }: LedgerPayment, balances: Record<LedgerAccount, number>) {
  const owners = { payer: payerId, provider: null, platform: null, payee: payeeId }
  return (Object.keys(balances) as LedgerAccount[])
    .map((account) => ({ account, userId: owners[account], cents: balances[account] }))
    .filter(({ cents }) => cents !== 0)
}
