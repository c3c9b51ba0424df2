/**
 * Stripe's HTTP API (https://docs.stripe.com/api/checkout/sessions). Our own client: two POSTs and a signature, while
 * the official package includes every resource of the service.
 */
import { CURRENCY } from '../../domain/billing/billing'
import { BILLING_TIMEOUT_MS } from '../../domain/limits'
import type { Billing, Order, StartResult } from './payment-provider'
import { readStripeWebhook } from './stripe-webhook'

type Account = { url: string; key: string; webhookSecret: string; timeoutMs?: number }
type StripeResponse = { status: number; json: Record<string, unknown> } | { status: null; reason: string }

/** Pins the API version, whatever the account's default is. */
const VERSION = '2025-08-27.basil'
const SESSIONS = '/v1/checkout/sessions'
/** Another request with the same idempotency key is in progress. */
const BUSY = 409
const RATE_LIMITED = 429

/** Creates a payment provider for Stripe, or for a compatible API under `url`. */
export function createStripeBilling({
  url,
  key,
  webhookSecret,
  timeoutMs = BILLING_TIMEOUT_MS,
}: Account): Billing {
  async function post(
    path: string,
    idempotencyKey: string,
    form: Record<string, string>,
  ): Promise<StripeResponse> {
    const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/x-www-form-urlencoded',
        'idempotency-key': idempotencyKey,
        'stripe-version': VERSION,
        'user-agent': 'Owlcast/1.0',
      },
      body: new URLSearchParams(form).toString(),
      // Never forwards the API key to another address.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => (error instanceof Error ? error.name : 'Error'))
    if (!(response instanceof Response)) return { status: null, reason: `Stripe did not answer: ${response}` }
    const json: unknown = await response.json().catch(() => null)
    return { status: response.status, json: isRecord(json) ? json : {} }
  }
  return {
    name: 'stripe',
    start: async (order) => toStartResult(await post(SESSIONS, order.id, toCheckoutSession(order))),
    async cancel(reference) {
      const path = `${SESSIONS}/${encodeURIComponent(reference)}/expire`
      const response = await post(path, `expire-${reference}`, {})
      // A session that is being paid or is paid cannot expire.
      return response.status === 200 && response.json.status === 'expired'
    },
    readWebhook: (body, signature, now) => readStripeWebhook(webhookSecret, { body, signature, now }),
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
  if (response.status === null) return { status: 'unclear', reason: response.reason }
  const { status, json } = response
  const { id, url } = json
  if (status === 200 && typeof id === 'string' && typeof url === 'string' && isPage(url))
    return { status: 'continue', reference: id, url }
  const reason = `Stripe answered ${status} ${getErrorName(json)}`.trim()
  const canRetry = status >= 500 || status === BUSY || status === RATE_LIMITED || status === 200
  return { status: canRetry ? 'unclear' : 'refused', reason }
}

/** Payers are redirected there: only http(s) is allowed. */
function isPage(url: string): boolean {
  return /^https?:$/.test(URL.parse(url)?.protocol ?? '')
}

/** Error name only: the message may quote the request. */
function getErrorName({ error }: Record<string, unknown>): string {
  if (!isRecord(error)) return ''
  const name = [error.type, error.code].filter((part) => typeof part === 'string').join(' ')
  return /^[a-z_ ]{1,80}$/.test(name) ? name : ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
