/** Refunds and disputes as reported, and the ledger's corrections for them. */
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { LedgerEntry } from '../../domain/billing/ledger'
import { ledger, payments } from '../database/tables/billing.table'
import { reversals } from '../database/tables/payouts.table'
import type { Database } from '../tools/db'
import { CANCELED_REFUND, type ReversalReport } from '../tools/payment-provider'
import type { PaymentRow } from './payments.repo'

type Charge = { provider: PaymentRow['provider']; chargeReference: string }

/**
 * Saves a report, whenever it arrives: a refund's total only grows, and of a dispute the final report and otherwise the
 * newest counts.
 */
export async function saveReversal(
  db: Database,
  provider: PaymentRow['provider'],
  report: ReversalReport,
): Promise<void> {
  const isNewer = sql`(excluded.is_final >= ${reversals.isFinal} and excluded.reported_at >= ${reversals.reportedAt}) or excluded.is_final > ${reversals.isFinal}`
  const isRefund = sql`${reversals.kind} = 'refund'`
  const pick = (name: string) => sql.raw(`excluded.${name}`) // column names of this table only
  await db
    .insert(reversals)
    .values({ provider, ...report })
    .onConflictDoUpdate({
      target: reversals.id,
      set: {
        cents: sql`max(${reversals.cents}, excluded.cents)`,
        state: pick('state'),
        reason: pick('reason'),
        isFinal: pick('is_final'),
        reportedAt: pick('reported_at'),
      },
      setWhere: sql`${isRefund} or ${isNewer}`,
    })
}

/** Statement that finds the paid payment of a charge. */
export function findPaidPayment(db: Database, { provider, chargeReference }: Charge) {
  return db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        eq(payments.chargeReference, chargeReference),
        eq(payments.state, 'paid'),
      ),
    )
}

/** Statement that lists what was reported for a charge. */
export function listReversals(db: Database, { provider, chargeReference }: Charge) {
  return db
    .select()
    .from(reversals)
    .where(and(eq(reversals.provider, provider), eq(reversals.chargeReference, chargeReference)))
}

/** Statement that lists the ledger entries of a charge's payment. */
export function listChargeEntries(db: Database, charge: Charge) {
  const { provider, chargeReference } = charge
  return db
    .select({ account: ledger.account, cents: ledger.cents, round: ledger.round })
    .from(ledger)
    .innerJoin(payments, eq(payments.id, ledger.paymentId))
    .where(and(eq(payments.provider, provider), eq(payments.chargeReference, chargeReference)))
}

/** Failed refunds of a paid payment, of which nobody was notified yet. */
export function listUnnotifiedFailures(db: Database, { provider, chargeReference }: Charge) {
  return db
    .select({ refund: reversals, payment: payments })
    .from(reversals)
    .innerJoin(
      payments,
      and(eq(payments.provider, reversals.provider), eq(payments.chargeReference, reversals.chargeReference)),
    )
    .where(
      and(
        eq(reversals.provider, provider),
        eq(reversals.chargeReference, chargeReference),
        isFailedRefund,
        isNull(reversals.notifiedAt),
        eq(payments.state, 'paid'),
      ),
    )
}

/** The money came back from the buyer's bank; that of a canceled refund never left. */
const isFailedRefund = and(
  eq(reversals.kind, 'refund_attempt'),
  eq(reversals.state, 'returned'),
  sql`${reversals.reason} is not ${CANCELED_REFUND}`,
)

/** Condition: nobody was notified of this failed refund yet. */
export function isUnnotified(id: string): SQL {
  return sql`exists (select 1 from ${reversals} where id = ${id} and notified_at is null)`
}

/** Statement that notes a failed refund's notifications; last in their batch, since they depend on it. */
export function markNotified(db: Database, id: string, now: number) {
  return db
    .update(reversals)
    .set({ notifiedAt: now })
    .where(and(eq(reversals.id, id), isNull(reversals.notifiedAt)))
}

/** Writes the corrections as a round. Returns false if that round was written meanwhile. */
export async function writeCorrections(
  db: Database,
  { paymentId, round }: { paymentId: string; round: number },
  entries: readonly LedgerEntry[],
  now: number,
): Promise<boolean> {
  const extractField = (name: keyof LedgerEntry) => sql.raw(`json_extract(value, '$.${name}')`)
  const isWritten = sql`exists (select 1 from ${ledger} where payment_id = ${paymentId} and round >= ${round})`
  const written = await db
    .insert(ledger)
    .select(
      sql`select null as seq, ${paymentId} as payment_id, ${extractField('account')} as account, ${extractField('userId')} as user_id,
      ${extractField('cents')} as cents, cast(${now} as integer) as created_at, cast(${round} as integer) as round
      from json_each(${JSON.stringify(entries)}) where not ${isWritten}`,
    )
    .returning({ seq: ledger.seq })
  return written.length > 0
}
