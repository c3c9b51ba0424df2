/** Payments by Stripe Checkout (https://docs.stripe.com/api/checkout/sessions): two POSTs and a signature. */
import { CURRENCY } from '../../domain/billing/billing'
import type { Billing, Order, StartResult } from './payment-provider'
import {
  createStripeApi,
  isStripePage,
  type StripeAccount,
  type StripeResponse,
  toStripeFailure,
} from './stripe-api'
import { createStripePayouts } from './stripe-payouts'
import { readStripeWebhook } from './stripe-webhook'

/** `connectSecret` signs the webhooks about authors' accounts; without it nothing is paid out. */
type Account = StripeAccount & { webhookSecret: string; connectSecret?: string }

const SESSIONS = '/v1/checkout/sessions'

/** Creates a payment provider for Stripe, or for a compatible API under `url`. */
export function createStripeBilling({ webhookSecret, connectSecret, ...account }: Account): Billing {
  const api = createStripeApi(account)
  const secrets = { own: webhookSecret, connect: connectSecret ?? null }
  return {
    name: 'stripe',
    async start(order) {
      const form = toCheckoutSession(order)
      return toStartResult(await api.post({ path: SESSIONS, form, idempotencyKey: order.id }))
    },
    async cancel(reference) {
      const path = `${SESSIONS}/${encodeURIComponent(reference)}/expire`
      const response = await api.post({ path, idempotencyKey: `expire-${reference}` })
      // A session that is being paid or is paid cannot expire.
      return response.status === 200 && response.json.status === 'expired'
    },
    readWebhook: (body, signature, now) => readStripeWebhook(secrets, { body, signature, now }),
    payouts: connectSecret ? createStripePayouts(api) : null,
  }
}

/** Cards only: they settle at once, so a payer does not pay twice while waiting for a bank. */
function toCheckoutSession({
  id,
  subject,
  cents,
  label,
  endsAt,
  doneUrl,
  cancelUrl,
}: Order): Record<string, string> {
  const price = 'line_items[0][price_data]'
  return {
    mode: 'payment',
    'payment_method_types[0]': 'card',
    // The amount in the webhook has to match the order.
    'adaptive_pricing[enabled]': 'false',
    'line_items[0][quantity]': '1',
    [`${price}[currency]`]: CURRENCY,
    [`${price}[unit_amount]`]: String(cents),
    [`${price}[product_data][name]`]: label,
    client_reference_id: id,
    // For readers of Stripe's dashboard; never trusted when returned.
    'metadata[payment]': id,
    'metadata[subject]': `${subject.type}:${subject.id}`,
    'payment_intent_data[metadata][payment]': id,
    expires_at: String(Math.floor(endsAt / 1000)),
    success_url: doneUrl,
    cancel_url: cancelUrl,
  }
}

function toStartResult(response: StripeResponse): StartResult {
  if (response.status === 200) {
    const { id, url } = response.json
    if (typeof id === 'string' && isStripePage(url)) return { status: 'continue', reference: id, url }
  }
  return toStripeFailure(response)
}
