/** A Worker with an account at Stripe, and Stripe's webhooks with their signatures. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import worker from '../../worker/index'
import { signWebhook, WEBHOOK_SECRET } from './payments'
import type { Answer, ProviderRequest } from './provider'
import { getTools, type Person } from './world'

const api = env.TEST_SERVICES.payments

/** Signs webhooks about connected accounts. */
export const CONNECT_SECRET = 'whsec_of_connected_accounts'

/** The bindings of such a Worker. */
export const stripeBindings = {
  ...env,
  STRIPE_SECRET_KEY: 'sk_test_key',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_CONNECT_WEBHOOK_SECRET: CONNECT_SECRET,
  STRIPE_API_URL: api,
}

/** Clears the recorded requests and sets the provider's next responses. */
export function setStripeAnswers(...list: Answer[]) {
  return fetch(`${api}/-/answers`, { method: 'POST', body: JSON.stringify(list) })
}

/** Returns the requests to the provider and its sessions. */
export async function getStripeState(): Promise<{
  asked: ProviderRequest[]
  sessions: { id: string; status: string }[]
  transfers: { id: string; amount: number; destination: string }[]
}> {
  return (await fetch(`${api}/-/asked`)).json()
}

/** Pays a session without sending a webhook. */
export function completeCheckout(session: string) {
  return fetch(`${api}/-/complete`, { method: 'POST', body: session })
}

/** Sets the state of a connected account, without a webhook. */
export function setStripeAccount(id: string, state: 'new' | 'submitted' | 'enabled') {
  return fetch(`${api}/-/account`, { method: 'POST', body: JSON.stringify({ id, state }) })
}

/** Returns the id of the session with this page. */
export function parseSessionId(url: string): string {
  return url.split('/').at(-1) ?? ''
}

/** Calls a Worker, by default one with an account at Stripe. */
export async function callWorker(request: Request, bindings: typeof env = stripeBindings): Promise<Response> {
  const run = createExecutionContext()
  const answer = await worker.fetch(request as never, bindings, run)
  await waitOnExecutionContext(run)
  return answer
}

/** Sends JSON as a signed-in user. */
export function postJson(path: string, as: Person, json: unknown, bindings: typeof env = stripeBindings) {
  const headers = { cookie: as.cookie, origin: env.ORIGIN, 'content-type': 'application/json' }
  const body = JSON.stringify(json)
  return callWorker(new Request(`${env.ORIGIN}${path}`, { method: 'POST', headers, body }), bindings)
}

/** Returns the webhook body for a paid session. */
export function createPaidEvent(session: string, cents: number, given: object = {}): string {
  return JSON.stringify({
    id: 'evt_1',
    type: 'checkout.session.completed',
    created: 1_795_000_000,
    data: {
      object: {
        payment_intent: session.replace('cs_', 'pi_'),
        object: 'checkout.session',
        id: session,
        mode: 'payment',
        payment_status: 'paid',
        amount_total: cents,
        currency: 'usd',
        ...given,
      },
    },
  })
}

/** Returns the webhook body of an event about an object; `given` overrides the event. */
export function createStripeEvent(type: string, object: object, given: object = {}): string {
  return JSON.stringify({ id: 'evt_2', type, created: 1_795_000_000, data: { object }, ...given })
}

/** Sends a webhook; returns the status of the response. */
export async function sendWebhook(
  body: string,
  signature?: string,
  secret: string = WEBHOOK_SECRET,
): Promise<number> {
  const header = signature ?? (await signWebhook(secret, body, getTools().clock.now()))
  const headers = { 'stripe-signature': header, 'content-type': 'application/json; charset=utf-8' }
  return (
    await callWorker(new Request(`${env.ORIGIN}/api/billing/stripe`, { method: 'POST', headers, body }))
  ).status
}
