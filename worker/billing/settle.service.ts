/** Settles payments. Idempotent: ledger, entitlement and payment change in one batch. */
import type { LiveEvent } from '../../domain/live'
import type { Tools } from '../context'
import { accountChanged } from '../live/account-event'
import { recordEvents } from '../live/events.repo'
import { addMonth } from '../plans/plans.repo'
import { changedTo, isThere } from '../posts/paid.repo'
import type { Database } from '../tools/db'
import { entitle, isUnpaid, markPaid, type PaymentRow, paymentBy, writeEntries } from './payments.repo'

/** Statement that delivers what a payment was for. */
const HAND_OVER = {
  post: (db: Database, payment: PaymentRow, now: number) =>
    entitle(db, payment, isThere(payment.subjectId), now),
  plan: (db: Database, { id, payerId }: PaymentRow, now: number) => addMonth(db, payerId, isUnpaid(id), now),
}

/** Event targets: the payer's other devices. */
const CONCERNED = {
  post: ({ id, payerId, subjectId }: PaymentRow) => changedTo(payerId, subjectId, isUnpaid(id)),
  plan: ({ id, payerId }: PaymentRow) => accountChanged(payerId, isUnpaid(id)),
}

/** Settles a payment and returns its events; none if it was settled before. */
export async function settle(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  payment: PaymentRow,
  reference: string,
): Promise<LiveEvent[]> {
  const now = clock.now()
  const { id, subject } = payment
  const [, handedOver, events, paid] = await db.batch([
    writeEntries(db, payment, now),
    HAND_OVER[subject](db, payment, now),
    recordEvents(db, CONCERNED[subject](payment), now),
    markPaid(db, id, reference, now),
  ])
  // The payment is recorded; an operator has to refund it.
  if (paid.length > 0 && handedOver.length === 0)
    console.error(JSON.stringify({ billing: 'paid for what is gone or open already', payment: id }))
  return events
}

/**
 * Handles a webhook of the provider. Only the fact that this session is paid is taken from it; payer, subject and
 * amount come from our own row.
 */
export async function hearProvider(
  tools: Tools,
  body: string,
  signature: string,
): Promise<LiveEvent[] | 'forged'> {
  const { db, billing, clock } = tools
  const told = await billing.hear(body, signature, clock.now())
  if (told.is === 'forged') return 'forged'
  if (told.is !== 'paid' || billing.name !== 'stripe') return []
  const payment = await paymentBy(db, billing.name, told.reference)
  // The provider account may sell other things too.
  if (!payment) return []
  if (payment.cents !== told.cents) {
    console.error(
      JSON.stringify({ billing: 'another amount was paid', payment: payment.id, cents: told.cents }),
    )
    return []
  }
  return settle(tools, payment, told.reference)
}
