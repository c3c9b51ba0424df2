/** A payment is paid: the ledger, what it opens and the payment itself change together, once, whoever says so how often. */
import type { LiveEvent } from '../../domain/live'
import type { Tools } from '../context'
import { accountChanged } from '../live/account-event'
import { recordEvents } from '../live/events.repo'
import { addMonth } from '../plans/plans.repo'
import { changedTo, isThere } from '../posts/paid.repo'
import type { Database } from '../tools/db'
import { entitle, isUnpaid, markPaid, type PaymentRow, paymentBy, writeEntries } from './payments.repo'

/** What a payment was for, as the statement that hands it over. */
const HAND_OVER = {
  post: (db: Database, payment: PaymentRow, now: number) =>
    entitle(db, payment, isThere(payment.subjectId), now),
  plan: (db: Database, { id, payerId }: PaymentRow, now: number) => addMonth(db, payerId, isUnpaid(id), now),
}

/** Whom it concerns: their other windows and devices hear of it. */
const CONCERNED = {
  post: ({ id, payerId, subjectId }: PaymentRow) => changedTo(payerId, subjectId, isUnpaid(id)),
  plan: ({ id, payerId }: PaymentRow) => accountChanged(payerId, isUnpaid(id)),
}

/** Settles a payment. Its payer's other windows hear of what it changed; a payment that is settled already tells nobody. */
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
  // The money is written down as it is; somebody has to give it back.
  if (paid.length > 0 && handedOver.length === 0)
    console.error(JSON.stringify({ billing: 'paid for what is gone or open already', payment: id }))
  return events
}

/**
 * What the provider told us. Nothing of it is believed but that this session is paid: which payment that is, by whom and
 * for what, we wrote down when it was started.
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
  // The account may sell other things than ours.
  if (!payment) return []
  if (payment.cents !== told.cents) {
    console.error(
      JSON.stringify({ billing: 'another amount was paid', payment: payment.id, cents: told.cents }),
    )
    return []
  }
  return settle(tools, payment, told.reference)
}
