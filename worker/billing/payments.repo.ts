/** Payments from started to paid. Related changes are statements of one batch. */
import { and, eq, lte, ne, type SQL, sql } from 'drizzle-orm'
import { createLedgerEntries, type LedgerEntry } from '../../domain/billing/ledger'
import { entitlements, ledger, payments } from '../database/tables/billing.table'
import { profiles } from '../database/tables/people.table'
import { type Database, insertIf } from '../tools/db'

export type PaymentRow = typeof payments.$inferSelect

type Subject = Pick<PaymentRow, 'payerId' | 'subject' | 'subjectId'>

/** Condition for the open payment of a payer for a subject. */
const isOpenFor = ({ payerId, subject, subjectId }: Subject) =>
  and(
    eq(payments.payerId, payerId),
    eq(payments.subject, subject),
    eq(payments.subjectId, subjectId),
    eq(payments.state, 'started'),
  )

/** Statement that expires open payments started up to a time. */
export function expireOldPayments(db: Database, of: Subject, startedUntil: number) {
  return db
    .update(payments)
    .set({ state: 'lapsed' })
    .where(and(isOpenFor(of), lte(payments.createdAt, startedUntil)))
}

/** Statement that starts a payment, unless one is open or `isForSale` no longer holds. */
export function startPayment(db: Database, row: PaymentRow, isForSale: SQL | undefined) {
  const started = sql`exists (select 1 from ${payments} where ${isOpenFor(row)})`
  return insertIf(db, payments, row, and(isForSale, sql`not ${started}`))
}

/** Statement that finds the open payment. */
export function findOpenPayment(db: Database, of: Subject) {
  return db.select().from(payments).where(isOpenFor(of))
}

/** Saves the provider's checkout. */
export async function saveCheckout(db: Database, id: string, checkout: { reference: string; url: string }) {
  await db
    .update(payments)
    .set(checkout)
    .where(and(eq(payments.id, id), eq(payments.state, 'started')))
}

/** Expires an open payment. */
export async function expirePayment(db: Database, id: string): Promise<void> {
  await db
    .update(payments)
    .set({ state: 'lapsed' })
    .where(and(eq(payments.id, id), eq(payments.state, 'started')))
}

/** Open payments of a person. */
export function listStartedPayments(db: Database, payerId: string) {
  const { id, reference, createdAt } = payments
  return db
    .select({ id, reference, createdAt })
    .from(payments)
    .where(and(eq(payments.payerId, payerId), eq(payments.state, 'started')))
}

/** A payment by the provider's id; null if it is not ours. */
export async function findPaymentByReference(
  db: Database,
  provider: PaymentRow['provider'],
  reference: string,
) {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.reference, reference)))
  return row ?? null
}

/** Condition: not paid yet. Guards everything that follows from the payment, so that it happens once. */
export function isUnpaid(id: string): SQL {
  return sql`exists (select 1 from ${payments} where id = ${id} and state <> 'paid')`
}

/** Statement that writes a payment's ledger entries. */
export function writeEntries(db: Database, payment: PaymentRow, now: number) {
  const entries: LedgerEntry[] = createLedgerEntries(payment)
  const extractField = (name: keyof LedgerEntry) => sql.raw(`json_extract(value, '$.${name}')`)
  return db.insert(ledger).select(
    sql`select null as seq, ${payment.id} as payment_id, ${extractField('account')} as account, ${extractField('userId')} as user_id,
      ${extractField('cents')} as cents, cast(${now} as integer) as created_at, 0 as round
      from json_each(${JSON.stringify(entries)}) where ${isUnpaid(payment.id)}`,
  )
}

/** Statement that grants the entitlement, if the post (`isPostStored`) and the payer still exist. */
export function grantEntitlement(
  db: Database,
  { id, payerId, subjectId }: PaymentRow,
  isPostStored: SQL,
  now: number,
) {
  const payer = sql`exists (select 1 from ${profiles} where id = ${payerId})`
  const row = { userId: payerId, postId: subjectId, paymentId: id, createdAt: now }
  return insertIf(db, entitlements, row, and(isUnpaid(id), isPostStored, payer))
    .onConflictDoNothing()
    .returning({ postId: entitlements.postId })
}

/** Statement that marks a payment paid; last in its batch, since the others check that it is unpaid. */
export function markPaid(
  db: Database,
  id: string,
  { reference, chargeReference }: Pick<PaymentRow, 'reference' | 'chargeReference'>,
  now: number,
) {
  return db
    .update(payments)
    .set({ state: 'paid', reference, chargeReference, url: null, paidAt: now })
    .where(and(eq(payments.id, id), ne(payments.state, 'paid')))
    .returning({ id: payments.id })
}
