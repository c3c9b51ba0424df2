/**
 * Payments: Stripe where configured. Development and tests use a demo provider that charges nothing; in production
 * nothing can be bought without a provider.
 */
import type { Env } from '../env'
import { checkHttps, formatSecretCommand, type Problem } from './config-problem'
import type { Billing } from './payment-provider'
import { createStripeBilling } from './stripe'

export type BillingEnv = Pick<
  Env,
  'ENVIRONMENT' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL'
>

const STRIPE_API_URL = 'https://api.stripe.com'
/** An allow list: a misspelt environment gets no demo provider. */
const DEMO_ENVIRONMENTS: readonly string[] = ['development', 'test']

/** Settles every payment at once without charging. */
const demoBilling: Billing = {
  name: 'demo',
  start: async ({ id }) => ({ status: 'paid', reference: `demo:${id}` }),
  cancel: async () => true,
  readWebhook: async () => ({ status: 'forged' }),
}

const noBilling: Billing = {
  name: 'none',
  start: async () => ({ status: 'refused', reason: 'Billing is not set up' }),
  cancel: async () => false,
  readWebhook: async () => ({ status: 'forged' }),
}

/** Creates the payment provider; development uses Stripe as soon as it has a key. */
export function createBilling(env: BillingEnv): Billing {
  const { ENVIRONMENT, STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (!key && DEMO_ENVIRONMENTS.includes(ENVIRONMENT)) return demoBilling
  if (!key || !webhookSecret || listBillingProblems(env).length > 0) return noBilling
  return createStripeBilling({ url: env.STRIPE_API_URL ?? STRIPE_API_URL, key, webhookSecret })
}

/** Configuration problems that keep users from buying; the site serves anyway. */
export function listBillingProblems(env: BillingEnv): Problem[] {
  const { ENVIRONMENT, STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL } = env
  const local = DEMO_ENVIRONMENTS.includes(ENVIRONMENT)
  if (!key && local) return []
  const problems: Problem[] = []
  const createProblem = (name: string, problem: string) => ({
    name,
    problem,
    remedy: formatSecretCommand(name),
  })
  if (!key) problems.push(createProblem('STRIPE_SECRET_KEY', 'is missing, the key of the account at Stripe'))
  else if (!local && !/^[rs]k_live_/.test(key))
    problems.push(createProblem('STRIPE_SECRET_KEY', 'is no live key, and a test key sells to test cards'))
  if (!webhookSecret?.startsWith('whsec_'))
    problems.push(
      createProblem(
        'STRIPE_WEBHOOK_SECRET',
        'is missing or wrong, what Stripe signs its messages with, whsec_ and more',
      ),
    )
  if (!local) problems.push(...checkHttps('STRIPE_API_URL', STRIPE_API_URL, 'the key'))
  return problems
}
