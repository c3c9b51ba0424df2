/** Checkout: one open payment per subject, continued when it is requested again. */
import type { SQL } from 'drizzle-orm'
import { fail } from '../../domain/errors'
import { CHECKOUT_MINUTES } from '../../domain/limits'
import type { LiveEvent } from '../../domain/live'
import type { Tools } from '../context'
import type { Order } from '../tools/billing'
import { keepCheckout, lapse, lapseOld, openPayment, type PaymentRow, startPayment } from './payments.repo'
import { settle } from './settle.service'

/** What is sold. `isForSale`: must hold when its payment starts. */
export type Sale = Pick<PaymentRow, 'subject' | 'subjectId' | 'payeeId' | 'cents' | 'feeCents'> &
  Pick<Order, 'label' | 'doneUrl' | 'cancelUrl'> & { isForSale: SQL | undefined }
type Paying = { is: 'paid'; events: LiveEvent[] } | { is: 'continue'; url: string }

const CHECKOUT_MS = CHECKOUT_MINUTES * 60_000

/** Starts or continues a payment. Returns null if the subject is not for sale (any more) and nothing was started. */
export async function checkOut(tools: Tools, payerId: string, sale: Sale): Promise<Paying | null> {
  const { db, billing } = tools
  const payment = await paymentFor(tools, payerId, sale)
  if (!payment) return null
  if (payment.url !== null) return { is: 'continue', url: payment.url }
  const started = await billing.start(orderOf(payment, sale))
  if (started.is === 'paid') return { is: 'paid', events: await settle(tools, payment, started.reference) }
  if (started.is === 'continue') {
    await keepCheckout(db, payment.id, started)
    return { is: 'continue', url: started.url }
  }
  // Nobody was sent to a checkout: the next attempt is a new payment.
  if (started.is === 'refused') await lapse(db, payment.id)
  throw fail('billing.failed', {}, undefined, new Error(started.reason))
}

/** The open payment at this price; one at another price is canceled first. */
async function paymentFor(tools: Tools, payerId: string, sale: Sale): Promise<PaymentRow | null> {
  const { db, billing, clock } = tools
  for (let tries = 0; tries < 2; tries += 1) {
    const row = newPayment(tools, payerId, sale)
    const [, , [open]] = await db.batch([
      lapseOld(db, row, clock.now() - CHECKOUT_MS),
      startPayment(db, row, sale.isForSale),
      openPayment(db, row),
    ])
    if (!open || open.cents === sale.cents) return open ?? null
    // Otherwise both could be paid.
    if (open.reference !== null && !(await billing.cancel(open.reference))) throw fail('purchase.confirming')
    await lapse(db, open.id)
  }
  throw fail('purchase.confirming')
}

function newPayment({ billing, clock, ids }: Tools, payerId: string, sale: Sale): PaymentRow {
  if (billing.name === 'none') throw fail('billing.missing')
  const { subject, subjectId, payeeId, cents, feeCents } = sale
  return {
    id: ids.make('pay'),
    ...{ payerId, payeeId, subject, subjectId, cents, feeCents },
    provider: billing.name,
    reference: null,
    url: null,
    state: 'started',
    createdAt: clock.now(),
    paidAt: null,
  }
}

function orderOf({ id, cents, createdAt, subject, subjectId }: PaymentRow, sale: Sale): Order {
  const { label, doneUrl, cancelUrl } = sale
  const what = { is: subject, id: subjectId }
  return { id, subject: what, cents, label, endsAt: createdAt + CHECKOUT_MS, doneUrl, cancelUrl }
}
