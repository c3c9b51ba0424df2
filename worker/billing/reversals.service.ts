/**
 * Refunds and disputes: each takes its part of the author's share back, in the ledger. What is booked follows from the
 * totals of all reports, so that repeated, concurrent and reordered ones book the same.
 */
import { createCorrections, type LedgerAccount, type Reversal } from '../../domain/billing/billing'
import { appError } from '../../domain/errors/errors'
import { CORRECTION_TRIES } from '../../domain/limits'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import type { ReversalReport } from '../tools/payment-provider'
import type { PaymentRow } from './payments.repo'
import {
  findPaidPayment,
  listChargeEntries,
  listReversals,
  saveReversal,
  writeCorrections,
} from './reversals.repo'

type ReversalDeps = Pick<AppDeps, 'db' | 'clock'>

/** Saves a report and books it; before its payment is paid it only waits. */
export async function recordReversal(
  deps: ReversalDeps,
  provider: PaymentRow['provider'],
  report: ReversalReport,
): Promise<void> {
  await saveReversal(deps.db, provider, report)
  await applyReversals(deps, { provider, chargeReference: report.chargeReference })
}

/** Books what was reported for a charge; nothing if it is booked or no payment of ours. */
export async function applyReversals(
  { db, clock }: ReversalDeps,
  charge: { provider: PaymentRow['provider']; chargeReference: string },
): Promise<void> {
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
  const taken = reports.filter(({ state }) => state === 'taken')
  const sum = (kind: ReversalReport['kind']) =>
    taken.filter((report) => report.kind === kind).reduce((total, { cents }) => total + cents, 0)
  const disputes = reports.filter(({ kind, state }) => kind === 'dispute' && state !== 'noted')
  return {
    refundedCents: sum('refund'),
    disputedCents: sum('dispute'),
    disputeCount: disputes.length,
  }
}

function sumByAccount(entries: readonly { account: LedgerAccount; cents: number }[]) {
  const sums: Partial<Record<LedgerAccount, number>> = {}
  for (const { account, cents } of entries) sums[account] = (sums[account] ?? 0) + cents
  return sums
}
