/** Settles payments. Idempotent: ledger, entitlement and payment change in one batch. */

import type { LiveEvent } from '../../domain/live/live'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { selectAccountChanged } from '../live/account-event'
import { recordEvents } from '../live/events.repo'
import type { Database } from '../tools/db'
import {
  findPaymentByReference,
  grantEntitlement,
  isUnpaid,
  markPaid,
  type PaymentRow,
  writeEntries,
} from './payments.repo'
import { addMonth } from './plans.repo'
import { doesPostExist, selectPurchaseEventTargets } from './sales.repo'

/** Statement that delivers what a payment was for. */
const FULFILL = {
  post: (db: Database, payment: PaymentRow, now: number) =>
    grantEntitlement(db, payment, doesPostExist(payment.subjectId), now),
  plan: (db: Database, { id, payerId }: PaymentRow, now: number) => addMonth(db, payerId, isUnpaid(id), now),
}

/** Event targets: the payer's other devices. */
const SELECT_EVENT_TARGETS = {
  post: ({ id, payerId, subjectId }: PaymentRow) =>
    selectPurchaseEventTargets(payerId, subjectId, isUnpaid(id)),
  plan: ({ id, payerId }: PaymentRow) => selectAccountChanged(payerId, isUnpaid(id)),
}

/** Settles a payment and returns its events; none if it was settled before. */
export async function settlePayment(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  payment: PaymentRow,
  reference: string,
): Promise<LiveEvent[]> {
  const now = clock.now()
  const { id, subject } = payment
  const { fulfilled, events, paid } = await batch(db, {
    ledger: writeEntries(db, payment, now),
    fulfilled: FULFILL[subject](db, payment, now),
    events: recordEvents(db, SELECT_EVENT_TARGETS[subject](payment), now),
    paid: markPaid(db, id, reference, now),
  })
  // The payment is recorded; an operator has to refund it.
  if (paid.length > 0 && fulfilled.length === 0)
    console.error(JSON.stringify({ billing: 'paid for what is gone or open already', payment: id }))
  return events
}

/**
 * Handles a webhook of the provider. Only the fact that this session is paid is taken from it; payer, subject and
 * amount come from our own row.
 */
export async function handleBillingWebhook(
  deps: AppDeps,
  body: string,
  signature: string,
): Promise<LiveEvent[] | 'forged'> {
  const { db, billing, clock } = deps
  const event = await billing.readWebhook(body, signature, clock.now())
  if (event.status === 'forged') return 'forged'
  if (event.status !== 'paid' || billing.name !== 'stripe') return []
  const payment = await findPaymentByReference(db, billing.name, event.reference)
  // The provider account may sell other things too.
  if (!payment) return []
  if (payment.cents !== event.cents) {
    console.error(
      JSON.stringify({ billing: 'another amount was paid', payment: payment.id, cents: event.cents }),
    )
    return []
  }
  return settlePayment(deps, payment, event.reference)
}
