/**
 * Payments: Stripe where configured. Development and tests use a demo provider that charges nothing; in production
 * nothing can be bought without a provider.
 */
import type { Env } from '../env'
import { checkHttps, formatSecretCommand, type Problem } from './config-problem'
import { createDemoBilling } from './demo-billing'
import type { Billing } from './payment-provider'
import { createStripeBilling } from './stripe'

export type BillingEnv = Pick<
  Env,
  | 'ENVIRONMENT'
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_CONNECT_WEBHOOK_SECRET'
  | 'STRIPE_MODE'
  | 'STRIPE_API_URL'
>

const STRIPE_API_URL = 'https://api.stripe.com'
/** An allow list: a misspelt environment gets no demo provider. */
const DEMO_ENVIRONMENTS: readonly string[] = ['development', 'test']

/** Keys of each mode; only live keys take money. */
const KEYS = { live: /^[rs]k_live_/, test: /^[rs]k_test_/ }

const noBilling: Billing = {
  name: 'none',
  start: async () => ({ status: 'refused', reason: 'Billing is not set up' }),
  cancel: async () => false,
  readWebhook: async () => ({ status: 'forged' }),
  payouts: null,
}

/** Creates the payment provider; development uses Stripe as soon as it has a key. */
export function createBilling(env: BillingEnv): Billing {
  const { ENVIRONMENT, STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (!key && DEMO_ENVIRONMENTS.includes(ENVIRONMENT)) return createDemoBilling()
  if (!key || !webhookSecret || listBillingProblems(env).length > 0) return noBilling
  const connectSecret = listPayoutProblems(env).length > 0 ? undefined : env.STRIPE_CONNECT_WEBHOOK_SECRET
  const account = { url: env.STRIPE_API_URL ?? STRIPE_API_URL, key, webhookSecret }
  return createStripeBilling({ ...account, ...(connectSecret ? { connectSecret } : {}) })
}

const createProblem = (name: string, problem: string): Problem => ({
  name,
  problem,
  remedy: formatSecretCommand(name),
})

/** Configuration problems that keep users from buying; the site serves anyway. */
export function listBillingProblems(env: BillingEnv): Problem[] {
  const { ENVIRONMENT, STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL } = env
  const local = DEMO_ENVIRONMENTS.includes(ENVIRONMENT)
  if (!key && local) return []
  return [
    ...listKeyProblems(env, local),
    ...(isWebhookSecret(webhookSecret)
      ? []
      : [
          createProblem(
            'STRIPE_WEBHOOK_SECRET',
            'is missing or wrong, what Stripe signs its messages with, whsec_ and more',
          ),
        ]),
    ...(local ? [] : checkHttps('STRIPE_API_URL', STRIPE_API_URL, 'the key')),
  ]
}

/** A test key would sell to test cards where people pay, and a live key would charge those who try out staging. */
function listKeyProblems({ STRIPE_SECRET_KEY: key, STRIPE_MODE: mode = 'live' }: BillingEnv, local: boolean) {
  const problems: Problem[] = []
  if (!Object.hasOwn(KEYS, mode))
    problems.push({
      name: 'STRIPE_MODE',
      problem: "is neither 'live' nor 'test'",
      remedy: 'set it to test for staging, and take it away for production',
    })
  if (!key) problems.push(createProblem('STRIPE_SECRET_KEY', 'is missing, the key of the account at Stripe'))
  else if (mode === 'test' && !KEYS.test.test(key))
    problems.push(
      createProblem(
        'STRIPE_SECRET_KEY',
        'is no test key, and STRIPE_MODE is test: a live key charges people',
      ),
    )
  else if (mode !== 'test' && !local && !KEYS.live.test(key))
    problems.push(createProblem('STRIPE_SECRET_KEY', 'is no live key, and a test key sells to test cards'))
  return problems
}

/** Configuration problems that keep authors from being paid out; sales and the ledger go on. */
export function listPayoutProblems(env: BillingEnv): Problem[] {
  if (!env.STRIPE_SECRET_KEY || isWebhookSecret(env.STRIPE_CONNECT_WEBHOOK_SECRET)) return []
  return [
    createProblem(
      'STRIPE_CONNECT_WEBHOOK_SECRET',
      'is missing or wrong, what Stripe signs messages about connected accounts with, whsec_ and more',
    ),
  ]
}

const isWebhookSecret = (secret: string | undefined) => secret?.startsWith('whsec_') ?? false
