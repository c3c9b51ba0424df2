/** Settles payments. Idempotent: ledger, entitlement and payment change in one batch. */

import type { LiveEvent } from '../../domain/live/live'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { selectAccountChanged } from '../events/account-event'
import { recordEvents } from '../events/events.repo'
import type { Database } from '../tools/db'
import type { WebhookResult } from '../tools/payment-provider'
import {
  findPaymentByReference,
  grantEntitlement,
  isUnpaid,
  markPaid,
  type PaymentRow,
  writeEntries,
} from './payments.repo'
import { recordBankReport, syncPayoutAccount } from './payouts.service'
import { addMonth } from './plans.repo'
import { applyReversals, recordReversal } from './reversals.service'
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
  references: Pick<PaymentRow, 'reference' | 'chargeReference'>,
): Promise<LiveEvent[]> {
  const now = clock.now()
  const { id, subject } = payment
  const { fulfilled, events, paid } = await batch(db, {
    ledger: writeEntries(db, payment, now),
    fulfilled: FULFILL[subject](db, payment, now),
    events: recordEvents(db, SELECT_EVENT_TARGETS[subject](payment), now),
    paid: markPaid(db, id, references, now),
  })
  // The payment is recorded; an operator has to refund it.
  if (paid.length > 0 && fulfilled.length === 0)
    console.error(JSON.stringify({ billing: 'paid for what is gone or open already', payment: id }))
  return events
}

/**
 * Handles a webhook of the provider. Only facts about its own objects are taken from it; payer, subject, amount and
 * author come from our own rows. Throws if it has to be sent again.
 */
export async function handleBillingWebhook(
  deps: AppDeps,
  body: string,
  signature: string,
): Promise<LiveEvent[] | 'forged'> {
  const { billing, clock } = deps
  const event = await billing.readWebhook(body, signature, clock.now())
  if (event.status === 'forged') return 'forged'
  if (billing.name !== 'stripe') return []
  if (event.status === 'paid') return handlePaid(deps, event)
  if (event.status === 'reversed') return recordReversal(deps, billing.name, event.report)
  if (event.status === 'account_changed') await syncPayoutAccount(deps, event.account)
  if (event.status === 'bank_reported') return recordBankReport(deps, event)
  return []
}

type PaidReport = Extract<WebhookResult, { status: 'paid' }>

async function handlePaid(deps: AppDeps, { reference, chargeReference, cents }: PaidReport) {
  const payment = await findPaymentByReference(deps.db, 'stripe', reference)
  // The provider account may sell other things too.
  if (!payment) return []
  if (payment.cents !== cents) {
    console.error(JSON.stringify({ billing: 'another amount was paid', payment: payment.id, cents }))
    return []
  }
  const events = await settlePayment(deps, payment, { reference, chargeReference })
  // A refund may be reported before its payment.
  if (chargeReference === null) return events
  return [...events, ...(await applyReversals(deps, { provider: 'stripe', chargeReference }))]
}
