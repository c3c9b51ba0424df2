/** What the product needs from a payment provider. */
import type { BillingName } from '../../domain/billing/billing'

/** A payment to start. */
export type Order = {
  /** Payment id, also the provider's idempotency key, so that a retry does not charge twice. */
  id: string
  subject: { type: 'post' | 'plan'; id: string }
  cents: number
  /** Label on the provider's page. */
  label: string
  /** End of the checkout, ms since the epoch. */
  endsAt: number
  /** Return URLs. Returning proves nothing. */
  doneUrl: string
  cancelUrl: string
}

/**
 * Result of starting a payment. `continue`: redirect the payer to `url`. `refused`: this order can never be paid,
 * another may. `unclear`: no response; the same order may be started again.
 */
export type StartResult =
  | { status: 'paid'; reference: string }
  | { status: 'continue'; reference: string; url: string }
  | { status: 'refused' | 'unclear'; reason: string }

/** Result of a webhook: a settled payment, an unrelated event, or an invalid signature. */
export type WebhookResult =
  | { status: 'paid'; reference: string; cents: number }
  | { status: 'other' }
  | { status: 'forged' }

export type Billing = {
  name: BillingName
  start: (order: Order) => Promise<StartResult>
  /** Cancels a started payment; false when it was paid meanwhile or the state is unknown. */
  cancel: (reference: string) => Promise<boolean>
  /** Verifies and parses a webhook. `signature` is its header, `now` in ms. */
  readWebhook: (body: string, signature: string, now: number) => Promise<WebhookResult>
}
