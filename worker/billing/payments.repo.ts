/** Payments on their way from started to paid. What belongs together is statements of one batch. */
import { and, eq, lte, ne, type SQL, sql } from 'drizzle-orm'
import { type Entry, entriesOf } from '../../domain/billing'
import { profiles } from '../people/people.table'
import { type Database, insertIf } from '../tools/db'
import { entitlements, ledger, payments } from './billing.table'

export type PaymentRow = typeof payments.$inferSelect

type Subject = Pick<PaymentRow, 'payerId' | 'subject' | 'subjectId'>

/** The payment of a person for one thing that can still be paid. */
const openFor = ({ payerId, subject, subjectId }: Subject) =>
  and(
    eq(payments.payerId, payerId),
    eq(payments.subject, subject),
    eq(payments.subjectId, subjectId),
    eq(payments.state, 'started'),
  )

/** The statement that gives up what was not paid in time. */
export function lapseOld(db: Database, of: Subject, startedUntil: number) {
  return db
    .update(payments)
    .set({ state: 'lapsed' })
    .where(and(openFor(of), lte(payments.createdAt, startedUntil)))
}

/** The statement that starts a payment, unless one is started already, or `isForSale` does not hold any more. */
export function startPayment(db: Database, row: PaymentRow, isForSale: SQL | undefined) {
  const started = sql`exists (select 1 from ${payments} where ${openFor(row)})`
  return insertIf(db, payments, row, and(isForSale, sql`not ${started}`))
}

/** The statement that finds what is started. */
export function openPayment(db: Database, of: Subject) {
  return db.select().from(payments).where(openFor(of))
}

/** Remembers where the payer goes on paying. */
export async function keepCheckout(db: Database, id: string, checkout: { reference: string; url: string }) {
  await db
    .update(payments)
    .set(checkout)
    .where(and(eq(payments.id, id), eq(payments.state, 'started')))
}

/** Gives a started payment up. */
export async function lapse(db: Database, id: string): Promise<void> {
  await db
    .update(payments)
    .set({ state: 'lapsed' })
    .where(and(eq(payments.id, id), eq(payments.state, 'started')))
}

/** What somebody has started to pay. */
export function startedBy(db: Database, payerId: string) {
  const { id, reference, createdAt } = payments
  return db
    .select({ id, reference, createdAt })
    .from(payments)
    .where(and(eq(payments.payerId, payerId), eq(payments.state, 'started')))
}

/** A payment by the provider's name for it. */
export async function paymentBy(db: Database, provider: PaymentRow['provider'], reference: string) {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.reference, reference)))
  return row ?? null
}

/** Holds as long as a payment is not paid: guards whatever follows from its being paid, so that it follows once. */
export function isUnpaid(id: string): SQL {
  return sql`exists (select 1 from ${payments} where id = ${id} and state <> 'paid')`
}

/** The statement that writes a payment's entries into the ledger. */
export function writeEntries(db: Database, payment: PaymentRow, now: number) {
  const entries: Entry[] = entriesOf(payment)
  const part = (name: keyof Entry) => sql.raw(`json_extract(value, '$.${name}')`)
  return db.insert(ledger).select(
    sql`select null as seq, ${payment.id} as payment_id, ${part('account')} as account, ${part('personId')} as person_id,
      ${part('cents')} as cents, cast(${now} as integer) as created_at
      from json_each(${JSON.stringify(entries)}) where ${isUnpaid(payment.id)}`,
  )
}

/** The statement that opens what was paid for. `isThere`: the post still is; so is the payer, or there is nobody to open it to. */
export function entitle(db: Database, { id, payerId, subjectId }: PaymentRow, isThere: SQL, now: number) {
  const payer = sql`exists (select 1 from ${profiles} where id = ${payerId})`
  const row = { personId: payerId, postId: subjectId, paymentId: id, createdAt: now }
  return insertIf(db, entitlements, row, and(isUnpaid(id), isThere, payer))
    .onConflictDoNothing()
    .returning({ postId: entitlements.postId })
}

/** The statement that settles a payment; the last one of its batch, since the others ask whether it is unpaid. */
export function markPaid(db: Database, id: string, reference: string, now: number) {
  return db
    .update(payments)
    .set({ state: 'paid', reference, url: null, paidAt: now })
    .where(and(eq(payments.id, id), ne(payments.state, 'paid')))
    .returning({ id: payments.id })
}
