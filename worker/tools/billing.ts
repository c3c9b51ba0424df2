/**
 * Takes payments: by Stripe where it is set up. Development and tests have a demo that takes nothing and says so; in
 * production there is no way to it, and what cannot be paid for cannot be bought.
 */
import type { BillingName } from '../../domain/billing'
import type { Env } from '../env'
import { type Problem, plainAddress, putSecret } from './problem'
import { stripeBilling } from './stripe'

/** What somebody is about to pay. */
export type Order = {
  /** The payment; the provider's idempotency key, so that a retry is not a second payment. */
  id: string
  /** What it is for. */
  subject: { is: 'post' | 'plan'; id: string }
  cents: number
  /** What the provider's page calls it. */
  label: string
  /** When it can be paid no more, in ms. */
  endsAt: number
  /** Where the payer comes back to, having paid or not. Coming back proves nothing. */
  doneUrl: string
  cancelUrl: string
}

/**
 * What came of starting a payment. `continue`: the payer goes there and pays. `refused`: this order can never be paid,
 * another one may. `unclear`: nobody answered; the same order may be started again.
 */
export type Started =
  | { is: 'paid'; reference: string }
  | { is: 'continue'; reference: string; url: string }
  | { is: 'refused' | 'unclear'; reason: string }

/** What a provider tells by itself: a payment that is paid, something else that is none of ours, or a forgery. */
export type Told = { is: 'paid'; reference: string; cents: number } | { is: 'other' } | { is: 'forged' }

export type Billing = {
  name: BillingName
  start: (order: Order) => Promise<Started>
  /** Makes sure that a started payment is never paid; false when it was paid meanwhile, or nobody knows. */
  cancel: (reference: string) => Promise<boolean>
  /** Reads a message from the provider. `signature` is its header, `now` in ms. */
  hear: (body: string, signature: string, now: number) => Promise<Told>
}

export type BillingEnv = Pick<
  Env,
  'ENVIRONMENT' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL'
>

const STRIPE_API_URL = 'https://api.stripe.com'
/** Where a demo may stand. Named one by one: an environment that is misspelt is none of them. */
const DEMO_ENVIRONMENTS: readonly string[] = ['development', 'test']

/** Everything is paid at once, and nobody pays anything. */
const demo: Billing = {
  name: 'demo',
  start: async ({ id }) => ({ is: 'paid', reference: `demo:${id}` }),
  cancel: async () => true,
  hear: async () => ({ is: 'forged' }),
}

const none: Billing = {
  name: 'none',
  start: async () => ({ is: 'refused', reason: 'Billing is not set up' }),
  cancel: async () => false,
  hear: async () => ({ is: 'forged' }),
}

/** The billing of a Worker. Development gets Stripe too as soon as it has a key. */
export function billingOf(env: BillingEnv): Billing {
  const { ENVIRONMENT, STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (!key && DEMO_ENVIRONMENTS.includes(ENVIRONMENT)) return demo
  if (!key || !webhookSecret || billingProblems(env).length > 0) return none
  return stripeBilling({ url: env.STRIPE_API_URL ?? STRIPE_API_URL, key, webhookSecret })
}

/** What keeps people from buying, in words for whoever deploys: the site serves without, and sells nothing. */
export function billingProblems(env: BillingEnv): Problem[] {
  const { ENVIRONMENT, STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL } = env
  const local = DEMO_ENVIRONMENTS.includes(ENVIRONMENT)
  if (!key && local) return []
  const problems: Problem[] = []
  const named = (name: string, problem: string) => ({ name, problem, remedy: putSecret(name) })
  if (!key) problems.push(named('STRIPE_SECRET_KEY', 'is missing, the key of the account at Stripe'))
  else if (!local && !/^[rs]k_live_/.test(key))
    problems.push(named('STRIPE_SECRET_KEY', 'is no live key, and a test key sells to test cards'))
  if (!webhookSecret?.startsWith('whsec_'))
    problems.push(
      named(
        'STRIPE_WEBHOOK_SECRET',
        'is missing or wrong, what Stripe signs its messages with, whsec_ and more',
      ),
    )
  if (!local) problems.push(...plainAddress('STRIPE_API_URL', STRIPE_API_URL, 'the key'))
  return problems
}
