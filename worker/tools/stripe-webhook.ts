/**
 * Stripe webhooks (https://docs.stripe.com/webhooks). The route is public, so only the signature counts, for a few
 * minutes: a recorded message cannot be replayed.
 */
import { CURRENCY } from '../../domain/billing/billing'
import { CANCELED_REFUND, type ReversalReport, type WebhookResult } from './payment-provider'

/** Maximum age of a webhook of the payment provider. */
const WEBHOOK_TOLERANCE_SECONDS = 300

/** Secrets of the two endpoints; without `connect` nothing is heard of authors' accounts. */
type WebhookSecrets = { own: string; connect: string | null }
type WebhookRequest = { body: string; signature: string; now: number }

type StripeObject = Record<string, unknown>
type StripeEvent = { type: string; createdAt: number; account: string | null; object: StripeObject }
type ReadEvent = (object: StripeObject, event: StripeEvent) => WebhookResult

const REASON_MAX_CHARS = 100

const OTHER: WebhookResult = { status: 'other' }

/** Events of our own account. */
const OWN_EVENTS: Record<string, ReadEvent> = {
  'checkout.session.completed': readPaid,
  /** After a slow payment method. */
  'checkout.session.async_payment_succeeded': readPaid,
  'charge.refunded': readRefundTotal,
  'refund.created': readRefund,
  'refund.updated': readRefund,
  'refund.failed': readRefund,
  /** The former name of `refund.updated`. */
  'charge.refund.updated': readRefund,
  'charge.dispute.created': readDispute,
  'charge.dispute.updated': readDispute,
  'charge.dispute.closed': readDispute,
  'charge.dispute.funds_withdrawn': readDispute,
  'charge.dispute.funds_reinstated': readDispute,
}

/** Events of an author's account. They need not come in order. */
const CONNECTED_EVENTS: Record<string, ReadEvent> = {
  'account.updated': readAccount,
  'capability.updated': readAccount,
  'payout.paid': readBankPayout,
  'payout.failed': readBankPayout,
}

/** States of a dispute (https://docs.stripe.com/api/disputes/object). Those that begin with `warning_` take nothing. */
const DISPUTE_STATES: Record<string, Pick<ReversalReport, 'state' | 'isFinal'>> = {
  needs_response: { state: 'taken', isFinal: false },
  under_review: { state: 'taken', isFinal: false },
  lost: { state: 'taken', isFinal: true },
  won: { state: 'returned', isFinal: true },
  prevented: { state: 'noted', isFinal: true },
  warning_closed: { state: 'noted', isFinal: true },
  warning_needs_response: { state: 'noted', isFinal: false },
  warning_under_review: { state: 'noted', isFinal: false },
}

/**
 * States of a refund (https://docs.stripe.com/api/refunds/object). A refund that succeeded may fail later, when the
 * bank sends it back.
 */
const REFUND_STATES: Record<string, Pick<ReversalReport, 'state' | 'isFinal'>> = {
  pending: { state: 'taken', isFinal: false },
  requires_action: { state: 'taken', isFinal: false },
  succeeded: { state: 'taken', isFinal: false },
  failed: { state: 'returned', isFinal: true },
  canceled: { state: 'returned', isFinal: true },
}

/**
 * Verifies and parses a webhook request. Events that name a connected account are signed with the secret of that endpoint,
 * all others with our own account's: a person who learns one of them reports nothing to the other.
 */
export async function readStripeWebhook(
  secrets: WebhookSecrets,
  request: WebhookRequest,
): Promise<WebhookResult> {
  const event = parseEvent(request.body)
  const isConnected = typeof event?.account === 'string'
  const secret = isConnected ? secrets.connect : secrets.own
  if (!secret || !(await isSigned(secret, request))) return { status: 'forged' }
  const events = isConnected ? CONNECTED_EVENTS : OWN_EVENTS
  const read = event && Object.hasOwn(events, event.type) ? events[event.type] : undefined
  return event && read ? read(event.object, event) : OTHER
}

function readPaid({
  object,
  id,
  mode,
  payment_status: status,
  payment_intent: intent,
  amount_total: cents,
  currency,
}: StripeObject): WebhookResult {
  const isOurs = object === 'checkout.session' && mode === 'payment' && currency === CURRENCY
  if (!isOurs || status !== 'paid' || typeof id !== 'string' || !isCents(cents)) return OTHER
  return { status: 'paid', reference: id, chargeReference: typeof intent === 'string' ? intent : null, cents }
}

/** `amount_refunded` is the total of all refunds, so the largest one counts. */
function readRefundTotal(
  { object, payment_intent: intent, amount_refunded: cents, currency }: StripeObject,
  { createdAt }: StripeEvent,
): WebhookResult {
  if (object !== 'charge' || currency !== CURRENCY || typeof intent !== 'string' || !isCents(cents))
    return OTHER
  const report = { id: `refunds:${intent}`, chargeReference: intent, kind: 'refund' as const, cents }
  return { status: 'reversed', report: { ...report, state: 'taken', isFinal: false, reportedAt: createdAt } }
}

function readRefund(
  {
    object,
    id,
    payment_intent: intent,
    amount: cents,
    currency,
    status,
    failure_reason: reason,
  }: StripeObject,
  { createdAt }: StripeEvent,
): WebhookResult {
  const isOurs = object === 'refund' && currency === CURRENCY && typeof status === 'string'
  const result = isOurs && Object.hasOwn(REFUND_STATES, status) ? REFUND_STATES[status] : undefined
  if (!result || typeof id !== 'string' || typeof intent !== 'string' || !isCents(cents)) return OTHER
  const report = { id, chargeReference: intent, kind: 'refund_attempt' as const, cents, ...result }
  const failure = typeof reason === 'string' ? reason.slice(0, REASON_MAX_CHARS) : null
  const code = status === 'canceled' ? CANCELED_REFUND : failure
  return { status: 'reversed', report: { ...report, reportedAt: createdAt, reason: code } }
}

function readDispute(
  { object, id, payment_intent: intent, amount: cents, currency, status }: StripeObject,
  { createdAt }: StripeEvent,
): WebhookResult {
  const isOurs = object === 'dispute' && currency === CURRENCY && typeof status === 'string'
  const result = isOurs && Object.hasOwn(DISPUTE_STATES, status) ? DISPUTE_STATES[status] : undefined
  if (!result || typeof id !== 'string' || typeof intent !== 'string' || !isCents(cents)) return OTHER
  const report = { id, chargeReference: intent, kind: 'dispute' as const, cents, ...result }
  return { status: 'reversed', report: { ...report, reportedAt: createdAt } }
}

function readAccount(_: StripeObject, { account }: StripeEvent): WebhookResult {
  return account === null ? OTHER : { status: 'account_changed', account }
}

function readBankPayout({ object }: StripeObject, { type, account, createdAt }: StripeEvent): WebhookResult {
  if (object !== 'payout' || account === null) return OTHER
  return { status: 'bank_reported', account, isRefused: type === 'payout.failed', reportedAt: createdAt }
}

const isCents = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

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

function parseEvent(body: string): StripeEvent | null {
  try {
    const { type, created, account, data } = JSON.parse(body) ?? {}
    if (typeof type !== 'string') return null
    return {
      type,
      createdAt: isCents(created) ? created * 1000 : 0,
      account: typeof account === 'string' ? account : null,
      object: data?.object ?? {},
    }
  } catch {
    return null
  }
}
