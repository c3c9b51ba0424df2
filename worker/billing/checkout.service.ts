/** Checkout: one open payment per subject, continued when it is requested again. */

import type { SQL } from 'drizzle-orm'
import { CHECKOUT_MINUTES } from '../../domain/billing/billing.limits'
import { appError } from '../../domain/errors/errors'
import type { LiveEvent } from '../../domain/live/live'
import { MINUTE_MS } from '../../domain/time/units'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import type { Order } from '../tools/payment-provider'
import {
  expireOldPayments,
  expirePayment,
  findOpenPayment,
  type PaymentRow,
  saveCheckout,
  startPayment,
} from './payments.repo'
import { settlePayment } from './settle.service'

/** The subject of a sale. `isForSale` must hold when its payment starts. */
export type Sale = Pick<
  PaymentRow,
  'subject' | 'subjectId' | 'payeeId' | 'cents' | 'costCents' | 'feeCents'
> &
  Pick<Order, 'label' | 'doneUrl' | 'cancelUrl'> & { isForSale: SQL | undefined }
type CheckoutResult = { status: 'paid'; events: LiveEvent[] } | { status: 'continue'; url: string }

const CHECKOUT_MS = CHECKOUT_MINUTES * MINUTE_MS

/** Starts or continues a payment. Returns null if the subject is not for sale (any more) and nothing was started. */
export async function checkOut(deps: AppDeps, payerId: string, sale: Sale): Promise<CheckoutResult | null> {
  const { db, billing } = deps
  const payment = await ensurePayment(deps, payerId, sale)
  if (!payment) return null
  if (payment.url !== null) return { status: 'continue', url: payment.url }
  const started = await billing.start(toOrder(payment, sale))
  if (started.status === 'paid')
    return {
      status: 'paid',
      events: await settlePayment(deps, payment, { reference: started.reference, chargeReference: null }),
    }
  if (started.status === 'continue') {
    await saveCheckout(db, payment.id, started)
    return { status: 'continue', url: started.url }
  }
  // Nobody was sent to a checkout: the next attempt is a new payment.
  if (started.status === 'refused') await expirePayment(db, payment.id)
  throw appError('billing.failed', {}, undefined, new Error(started.reason))
}

/** The open payment at this price; one at another price is canceled first. */
async function ensurePayment(deps: AppDeps, payerId: string, sale: Sale): Promise<PaymentRow | null> {
  const { db, billing, clock } = deps
  for (let tries = 0; tries < 2; tries += 1) {
    const row = createPayment(deps, payerId, sale)
    const {
      open: [pending],
    } = await batch(db, {
      expired: expireOldPayments(db, row, clock.now() - CHECKOUT_MS),
      started: startPayment(db, row, sale.isForSale),
      open: findOpenPayment(db, row),
    })
    if (!pending || pending.cents === sale.cents) return pending ?? null
    // Otherwise both could be paid.
    if (pending.reference !== null && !(await billing.cancel(pending.reference)))
      throw appError('purchase.confirming')
    await expirePayment(db, pending.id)
  }
  throw appError('purchase.confirming')
}

function createPayment({ billing, clock, ids }: AppDeps, payerId: string, sale: Sale): PaymentRow {
  if (billing.name === 'none') throw appError('billing.not_configured')
  const { subject, subjectId, payeeId, cents, costCents, feeCents } = sale
  return {
    id: ids.make('pay'),
    payerId,
    payeeId,
    subject,
    subjectId,
    cents,
    costCents,
    feeCents,
    provider: billing.name,
    reference: null,
    chargeReference: null,
    url: null,
    state: 'started',
    createdAt: clock.now(),
    paidAt: null,
  }
}

function toOrder({ id, cents, createdAt, subject, subjectId }: PaymentRow, sale: Sale): Order {
  const { label, doneUrl, cancelUrl } = sale
  const product = { type: subject, id: subjectId }
  return { id, subject: product, cents, label, endsAt: createdAt + CHECKOUT_MS, doneUrl, cancelUrl }
}
