/** Payments from started to paid. Related changes are statements of one batch. */
import { and, eq, lte, ne, type SQL, sql } from 'drizzle-orm'
import { type Entry, entriesOf } from '../../domain/billing'
import { profiles } from '../people/people.table'
import { type Database, insertIf } from '../tools/db'
import { entitlements, ledger, payments } from './billing.table'

export type PaymentRow = typeof payments.$inferSelect

type Subject = Pick<PaymentRow, 'payerId' | 'subject' | 'subjectId'>

/** Condition for the open payment of a payer for a subject. */
const openFor = ({ payerId, subject, subjectId }: Subject) =>
  and(
    eq(payments.payerId, payerId),
    eq(payments.subject, subject),
    eq(payments.subjectId, subjectId),
    eq(payments.state, 'started'),
  )

/** Statement that expires open payments started up to a time. */
export function lapseOld(db: Database, of: Subject, startedUntil: number) {
  return db
    .update(payments)
    .set({ state: 'lapsed' })
    .where(and(openFor(of), lte(payments.createdAt, startedUntil)))
}

/** Statement that starts a payment, unless one is open or `isForSale` no longer holds. */
export function startPayment(db: Database, row: PaymentRow, isForSale: SQL | undefined) {
  const started = sql`exists (select 1 from ${payments} where ${openFor(row)})`
  return insertIf(db, payments, row, and(isForSale, sql`not ${started}`))
}

/** Statement that finds the open payment. */
export function openPayment(db: Database, of: Subject) {
  return db.select().from(payments).where(openFor(of))
}

/** Saves the provider's checkout. */
export async function keepCheckout(db: Database, id: string, checkout: { reference: string; url: string }) {
  await db
    .update(payments)
    .set(checkout)
    .where(and(eq(payments.id, id), eq(payments.state, 'started')))
}

/** Expires an open payment. */
export async function lapse(db: Database, id: string): Promise<void> {
  await db
    .update(payments)
    .set({ state: 'lapsed' })
    .where(and(eq(payments.id, id), eq(payments.state, 'started')))
}

/** Open payments of a person. */
export function startedBy(db: Database, payerId: string) {
  const { id, reference, createdAt } = payments
  return db
    .select({ id, reference, createdAt })
    .from(payments)
    .where(and(eq(payments.payerId, payerId), eq(payments.state, 'started')))
}

/** A payment by the provider's id; null if it is not ours. */
export async function paymentBy(db: Database, provider: PaymentRow['provider'], reference: string) {
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
  const entries: Entry[] = entriesOf(payment)
  const part = (name: keyof Entry) => sql.raw(`json_extract(value, '$.${name}')`)
  return db.insert(ledger).select(
    sql`select null as seq, ${payment.id} as payment_id, ${part('account')} as account, ${part('personId')} as person_id,
      ${part('cents')} as cents, cast(${now} as integer) as created_at
      from json_each(${JSON.stringify(entries)}) where ${isUnpaid(payment.id)}`,
  )
}

/** Statement that grants the entitlement, if the post (`isPostStored`) and the payer still exist. */
export function entitle(db: Database, { id, payerId, subjectId }: PaymentRow, isThere: SQL, now: number) {
  const payer = sql`exists (select 1 from ${profiles} where id = ${payerId})`
  const row = { personId: payerId, postId: subjectId, paymentId: id, createdAt: now }
  return insertIf(db, entitlements, row, and(isUnpaid(id), isThere, payer))
    .onConflictDoNothing()
    .returning({ postId: entitlements.postId })
}

/** Statement that marks a payment paid; last in its batch, since the others check that it is unpaid. */
export function markPaid(db: Database, id: string, reference: string, now: number) {
  return db
    .update(payments)
    .set({ state: 'paid', reference, url: null, paidAt: now })
    .where(and(eq(payments.id, id), ne(payments.state, 'paid')))
    .returning({ id: payments.id })
}
