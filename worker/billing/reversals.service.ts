/**
 * Refunds and disputes: each takes its part of the author's share back, in the ledger. The bookings follow from the
 * totals of all reports, so that repeated, concurrent and reordered ones book the same.
 */
import {
  calculateRefunded,
  createCorrections,
  type LedgerAccount,
  type Reversal,
} from '../../domain/billing/ledger'
import { appError } from '../../domain/errors/errors'
import type { LiveEvent } from '../../domain/live/live'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import type { ReversalReport } from '../tools/payment-provider'
import { notifyFailedRefunds } from './failed-refunds.service'
import type { PaymentRow } from './payments.repo'
import {
  findPaidPayment,
  listChargeEntries,
  listReversals,
  saveReversal,
  writeCorrections,
} from './reversals.repo'

/** How often the corrections of a payment are computed again while others are written. */
const CORRECTION_TRIES = 5

type ReversalDeps = Pick<AppDeps, 'db' | 'clock'>
type Charge = { provider: PaymentRow['provider']; chargeReference: string }

/** Saves a report and applies it; before its payment is paid it only waits. Returns the events of notifications. */
export async function recordReversal(
  deps: AppDeps,
  provider: PaymentRow['provider'],
  report: ReversalReport,
): Promise<LiveEvent[]> {
  await saveReversal(deps.db, provider, report)
  return applyReversals(deps, { provider, chargeReference: report.chargeReference })
}

/** Books what was reported for a charge, and notifies of refunds that failed. */
export async function applyReversals(deps: AppDeps, charge: Charge): Promise<LiveEvent[]> {
  await updateLedger(deps, charge)
  return notifyFailedRefunds(deps, charge)
}

/** Books what was reported for a charge; nothing if it is booked or no payment of ours. */
async function updateLedger({ db, clock }: ReversalDeps, charge: Charge): Promise<void> {
  for (let tries = 0; tries < CORRECTION_TRIES; tries += 1) {
    const { paid, reports, entries } = await batch(db, {
      paid: findPaidPayment(db, charge),
      reports: listReversals(db, charge),
      entries: listChargeEntries(db, charge),
    })
    const [payment] = paid
    if (!payment || reports.length === 0) return
    const corrections = createCorrections(payment, toReversal(reports), sumByAccount(entries))
    if (corrections.length === 0) return
    const round = Math.max(...entries.map((entry) => entry.round)) + 1
    if (await writeCorrections(db, { paymentId: payment.id, round }, corrections, clock.now())) return
  }
  throw appError('request.unavailable', {}, undefined, new Error('Corrections were always outrun'))
}

function toReversal(reports: readonly Pick<ReversalReport, 'kind' | 'state' | 'cents'>[]): Reversal {
  const listOf = (kind: ReversalReport['kind']) => reports.filter((report) => report.kind === kind)
  const sum = (list: typeof reports) =>
    list.filter(({ state }) => state === 'taken').reduce((total, { cents }) => total + cents, 0)
  const disputes = listOf('dispute')
  const refunds = listOf('refund_attempt').map(({ cents, state }) => ({
    cents,
    hasFailed: state === 'returned',
  }))
  return {
    refundedCents: calculateRefunded(sum(listOf('refund')), refunds),
    disputedCents: sum(disputes),
    disputeCount: disputes.filter(({ state }) => state !== 'noted').length,
  }
}

function sumByAccount(entries: readonly { account: LedgerAccount; cents: number }[]) {
  const sums: Partial<Record<LedgerAccount, number>> = {}
  for (const { account, cents } of entries) sums[account] = (sums[account] ?? 0) + cents
  return sums
}
