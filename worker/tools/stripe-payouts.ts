/**
 * Payouts by Stripe Connect (https://docs.stripe.com/connect): Express accounts, whose details Stripe asks for, and
 * transfers to them from the site's own balance.
 */
import { CURRENCY } from '../../domain/billing/billing'
import type { AccountResult, LinkResult, PayoutProvider, Transfer, TransferResult } from './payment-provider'
import {
  isRecord,
  isStripePage,
  type StripeApi,
  type StripeRequest,
  type StripeResponse,
  toStripeFailure,
} from './stripe-api'

const ACCOUNTS = '/v1/accounts'
const NOT_FOUND = 404

/** Creates the payouts of an account at Stripe. */
export function createStripePayouts(api: StripeApi): PayoutProvider {
  return {
    createAccount: async (userId) => toAccountResult(await api.post(toAccountRequest(userId))),
    getAccount: async (reference) =>
      toAccountResult(await api.get(`${ACCOUNTS}/${encodeURIComponent(reference)}`)),
    createLink: async (link) =>
      toLinkResult(await api.post(link.isEnabled ? toLoginRequest(link) : toOnboardingRequest(link))),
    transfer: async (transfer) => toTransferResult(await api.post(toTransferRequest(transfer))),
  }
}

type Link = Parameters<PayoutProvider['createLink']>[0]

/** The request that creates an author's account. Stripe asks the author for everything else. */
export function toAccountRequest(userId: string): StripeRequest {
  const form = {
    type: 'express',
    'capabilities[transfers][requested]': 'true',
    // For readers of Stripe's dashboard; never trusted when returned.
    'metadata[user]': userId,
  }
  return { path: ACCOUNTS, form, idempotencyKey: `account-${userId}` }
}

/** The request for a page that asks for an author's details. Each link works once, so it has no idempotency key. */
export function toOnboardingRequest({ reference, doneUrl }: Link): StripeRequest {
  const form = {
    account: reference,
    type: 'account_onboarding',
    return_url: doneUrl,
    refresh_url: doneUrl,
  }
  return { path: '/v1/account_links', form }
}

/** The request for the page of an account that is set up. */
function toLoginRequest({ reference }: Link): StripeRequest {
  return { path: `${ACCOUNTS}/${encodeURIComponent(reference)}/login_links` }
}

/** The request that moves a payout to an author's account. */
export function toTransferRequest({ id, account, cents }: Transfer): StripeRequest {
  const form = {
    amount: String(cents),
    currency: CURRENCY,
    destination: account,
    transfer_group: id,
    'metadata[payout]': id,
  }
  return { path: '/v1/transfers', form, idempotencyKey: id }
}

function toAccountResult(response: StripeResponse): AccountResult {
  if (response.status === 200) {
    const { id, payouts_enabled: isEnabled, details_submitted: isSubmitted, capabilities } = response.json
    const canReceive = isRecord(capabilities) && capabilities.transfers === 'active'
    if (typeof id === 'string')
      return {
        status: 'known',
        reference: id,
        state:
          isEnabled === true && canReceive ? 'enabled' : isSubmitted === true ? 'restricted' : 'onboarding',
      }
  }
  return toStripeFailure(response)
}

function toLinkResult(response: StripeResponse): LinkResult {
  if (response.status === 200 && isStripePage(response.json.url))
    return { status: 'ready', url: response.json.url }
  return toStripeFailure(response)
}

function toTransferResult(response: StripeResponse): TransferResult {
  if (response.status === 200 && typeof response.json.id === 'string')
    return { status: 'sent', reference: response.json.id }
  // A proxy in between has no such path: nothing was decided.
  if (response.status === NOT_FOUND && !isRecord(response.json.error))
    return { status: 'unclear', reason: 'Stripe answered 404' }
  return toStripeFailure(response)
}
