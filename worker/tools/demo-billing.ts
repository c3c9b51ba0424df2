/** The billing of development and tests: nothing is charged and nothing is sent, and its log shows what would be. */
import type { Billing, PayoutProvider } from './payment-provider'
import type { StripeRequest } from './stripe-api'
import { toAccountRequest, toOnboardingRequest, toTransferRequest } from './stripe-payouts'

/** Settles every payment and payout at once. */
export function createDemoBilling(log: (line: string) => void = console.info): Billing {
  return {
    name: 'demo',
    start: async ({ id }) => ({ status: 'paid', reference: `demo:${id}` }),
    cancel: async () => true,
    readWebhook: async () => ({ status: 'forged' }),
    payouts: createDemoPayouts(log),
  }
}

function createDemoPayouts(log: (line: string) => void): PayoutProvider {
  const show = ({ path, form, idempotencyKey }: StripeRequest) =>
    log(JSON.stringify({ billing: 'demo: would be sent to Stripe', path, form, idempotencyKey }))
  return {
    async createAccount(userId) {
      show(toAccountRequest(userId))
      return { status: 'known', reference: `demo:${userId}`, state: 'onboarding' }
    },
    getAccount: async (reference) => ({ status: 'known', reference, state: 'enabled' }),
    async createLink(link) {
      show(toOnboardingRequest(link))
      return { status: 'ready', url: link.doneUrl }
    },
    async transfer(transfer) {
      show(toTransferRequest(transfer))
      return { status: 'sent', reference: `demo:${transfer.id}` }
    },
  }
}
