/** The interface of a payment provider. */
import type { BillingName } from '../../domain/billing/billing'
import type { PayoutAccountState } from '../../domain/earnings/earnings.schema'

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

/** No result. `refused`: the same request can never succeed. `unclear`: it may have, or may when it is repeated. */
type Failure = { status: 'refused' | 'unclear'; reason: string }

/**
 * Result of starting a payment. `continue`: redirect the payer to `url`. `refused`: this order can never be paid,
 * another may. `unclear`: no response; the same order may be started again.
 */
export type StartResult =
  | { status: 'paid'; reference: string }
  | { status: 'continue'; reference: string; url: string }
  | Failure

/** A refund, or a dispute of a bank. Ids are the provider's, times in ms. */
export type ReversalReport = {
  id: string
  chargeReference: string
  /** refund: all refunds of a payment so far. refund_attempt: one of them, which may fail. */
  kind: 'refund' | 'refund_attempt' | 'dispute'
  cents: number
  state: 'noted' | 'taken' | 'returned'
  isFinal: boolean
  reportedAt: number
  /** Why a refund failed, in the provider's code, or `CANCELED_REFUND`. */
  reason?: string | null
}

/** The reason of a refund that the operator canceled before the money left. */
export const CANCELED_REFUND = 'canceled'

/** Result of a webhook: what it reports, an unrelated event, or an invalid signature. */
export type WebhookResult =
  | { status: 'paid'; reference: string; chargeReference: string | null; cents: number }
  | { status: 'reversed'; report: ReversalReport }
  /** An author's account changed: it has to be read, since reports may be old. */
  | { status: 'account_changed'; account: string }
  | { status: 'bank_reported'; account: string; isRefused: boolean; reportedAt: number }
  | { status: 'other' }
  | { status: 'forged' }

export type AccountResult =
  | { status: 'known'; reference: string; state: Exclude<PayoutAccountState, 'not_started'> }
  | Failure
export type LinkResult = { status: 'ready'; url: string } | Failure
export type TransferResult = { status: 'sent'; reference: string } | Failure

/** A payout to send. Its id is the provider's idempotency key. */
export type Transfer = { id: string; account: string; cents: number }

/** Accounts of authors at the provider, and transfers to them. */
export type PayoutProvider = {
  /** Creates an account, or returns the one that was created for this user just before. */
  createAccount: (userId: string) => Promise<AccountResult>
  getAccount: (reference: string) => Promise<AccountResult>
  /** Creates a page that asks for details, or one that shows an enabled account. It leads back to `doneUrl`. */
  createLink: (link: { reference: string; isEnabled: boolean; doneUrl: string }) => Promise<LinkResult>
  transfer: (transfer: Transfer) => Promise<TransferResult>
}

export type Billing = {
  name: BillingName
  start: (order: Order) => Promise<StartResult>
  /** Cancels a started payment; false when it was paid meanwhile or the state is unknown. */
  cancel: (reference: string) => Promise<boolean>
  /** Verifies and parses a webhook. `signature` is its header, `now` in ms. */
  readWebhook: (body: string, signature: string, now: number) => Promise<WebhookResult>
  /** Null where authors are not paid out. */
  payouts: PayoutProvider | null
}
