/**
 * Stripe webhooks (https://docs.stripe.com/webhooks). The route is public, so only the signature counts, for a few
 * minutes: a recorded message cannot be replayed.
 */
import { CURRENCY } from '../../domain/billing/billing'
import { WEBHOOK_TOLERANCE_SECONDS } from '../../domain/limits'
import type { WebhookResult } from './payment-provider'

type WebhookRequest = { body: string; signature: string; now: number }

/** Events that may settle a session: at once, or after a slow payment method. */
const PAID_EVENTS = ['checkout.session.completed', 'checkout.session.async_payment_succeeded']

/** Verifies and parses a webhook request. */
export async function readStripeWebhook(
  secret: string,
  { body, signature, now }: WebhookRequest,
): Promise<WebhookResult> {
  if (!(await isSigned(secret, { body, signature, now }))) return { status: 'forged' }
  const event = parseEvent(body)
  if (!event || !PAID_EVENTS.includes(event.type)) return { status: 'other' }
  const { object, id, mode, payment_status: status, amount_total: cents, currency } = event.data?.object ?? {}
  const isOurs = object === 'checkout.session' && mode === 'payment' && currency === CURRENCY
  if (!isOurs || status !== 'paid' || typeof id !== 'string' || !Number.isInteger(cents))
    return { status: 'other' }
  return { status: 'paid', reference: id, cents: Number(cents) }
}

/** `t=…,v1=…`: the time and the signature of `time.body`; two signatures while the secret is rotated. */
async function isSigned(secret: string, { body, signature, now }: WebhookRequest): Promise<boolean> {
  const parts = signature.split(',').map((part) => part.trim().split('='))
  const [time = ''] = parts.filter(([name]) => name === 't').map(([, value]) => value)
  if (!/^\d{1,12}$/.test(time)) return false
  if (Math.abs(now / 1000 - Number(time)) > WEBHOOK_TOLERANCE_SECONDS) return false
  const encoder = new TextEncoder()
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), hmac, false, ['verify'])
  for (const [name, value = ''] of parts) {
    if (name !== 'v1' || !/^[0-9a-f]{64}$/.test(value)) continue
    // Compares in constant time.
    if (await crypto.subtle.verify('HMAC', key, parseHex(value), encoder.encode(`${time}.${body}`)))
      return true
  }
  return false
}

function parseHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

type StripeEvent = { type: string; data?: { object?: Record<string, unknown> } }

function parseEvent(body: string): StripeEvent | null {
  try {
    const event = JSON.parse(body)
    return typeof event?.type === 'string' ? event : null
  } catch {
    return null
  }
}
