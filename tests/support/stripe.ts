/** A Worker that has an account at Stripe, and what Stripe tells it, signed as Stripe signs. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import worker from '../../worker/index'
import { signedBy, WEBHOOK_SECRET } from './payments'
import type { Answer, Asked } from './provider'
import { type Person, tools } from './world'

const api = env.TEST_SERVICES.payments

/** The bindings of such a Worker. */
export const account = {
  ...env,
  STRIPE_SECRET_KEY: 'sk_test_key',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_URL: api,
}

/** Forgets what was asked, and what the provider answers next where it is not what it usually would. */
export function say(...list: Answer[]) {
  return fetch(`${api}/-/answers`, { method: 'POST', body: JSON.stringify(list) })
}

/** What the provider was asked, and the sessions it made. */
export async function stripe(): Promise<{ asked: Asked[]; sessions: { id: string; status: string }[] }> {
  return (await fetch(`${api}/-/asked`)).json()
}

/** Pays a session, without anybody being told of it. */
export function complete(session: string) {
  return fetch(`${api}/-/complete`, { method: 'POST', body: session })
}

/** The session whose page this is. */
export function sessionAt(url: string): string {
  return url.split('/').at(-1) ?? ''
}

/** A request to a Worker, by default to one that has an account at Stripe. */
export async function ask(request: Request, bindings: typeof env = account): Promise<Response> {
  const run = createExecutionContext()
  const answer = await worker.fetch(request as never, bindings, run)
  await waitOnExecutionContext(run)
  return answer
}

/** Sends what somebody signed in writes in the app. */
export function post(path: string, as: Person, json: unknown, bindings: typeof env = account) {
  const headers = { cookie: as.cookie, origin: env.ORIGIN, 'content-type': 'application/json' }
  const body = JSON.stringify(json)
  return ask(new Request(`${env.ORIGIN}${path}`, { method: 'POST', headers, body }), bindings)
}

/** The message that a session is paid. */
export function paidEvent(session: string, cents: number, given: object = {}): string {
  return JSON.stringify({
    id: 'evt_1',
    type: 'checkout.session.completed',
    data: {
      object: {
        ...{ object: 'checkout.session', id: session, mode: 'payment', payment_status: 'paid' },
        ...{ amount_total: cents, currency: 'usd', ...given },
      },
    },
  })
}

/** Tells the Worker; the status of its answer. */
export async function tell(body: string, signature?: string): Promise<number> {
  const header = signature ?? (await signedBy(WEBHOOK_SECRET, body, tools().clock.now()))
  const headers = { 'stripe-signature': header, 'content-type': 'application/json; charset=utf-8' }
  return (await ask(new Request(`${env.ORIGIN}/api/billing/stripe`, { method: 'POST', headers, body })))
    .status
}
