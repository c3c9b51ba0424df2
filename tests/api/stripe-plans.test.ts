/** Pro by Stripe: paid on its page, active from its webhook on, once. */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHECKOUT_MINUTES } from '../../domain/billing/billing.limits'
import type { Upgrade } from '../../domain/billing/plans.schema'
import { ledger, payments } from '../../worker/database/tables/billing.table'
import { fetchMe } from '../support/plans'
import {
  createPaidEvent,
  getStripeState,
  parseSessionId,
  postJson,
  sendWebhook,
  setStripeAnswers,
  stripeBindings,
} from '../support/stripe'
import { createPerson, getTools, type Person, setClockOffset } from '../support/world'

const { db } = getTools()
const logged: string[] = []

beforeEach(async () => {
  await setStripeAnswers()
  logged.length = 0
  vi.spyOn(console, 'error').mockImplementation((line) => logged.push(String(line)))
})
afterEach(() => {
  setClockOffset(0)
  vi.restoreAllMocks()
})

const requestPro = async (as: Person, bindings: typeof env = stripeBindings) =>
  postJson('/api/plan/upgrade', as, { cents: 100, endsAt: (await fetchMe(as)).proExpiresAt }, bindings)

async function startCheckout(as: Person): Promise<string> {
  const answer = await (await requestPro(as)).json<Upgrade>()
  if (answer.status !== 'continue') throw new Error(`not started: ${JSON.stringify(answer)}`)
  return answer.url
}
const listPayments = ({ id }: Person) => db.select().from(payments).where(eq(payments.payerId, id))

test('grants Pro when Stripe reports the payment of its checkout page', async () => {
  const wren = await createPerson('Wren')
  const url = await startCheckout(wren)
  expect((await fetchMe(wren)).isPro).toBe(false)
  const { asked } = await getStripeState()
  const form = new URLSearchParams(asked[0]?.body)
  expect(form.get('line_items[0][price_data][unit_amount]')).toBe('100')
  expect(form.get('line_items[0][price_data][product_data][name]')).toBe('Owlcast Pro, one month')
  expect(form.get('metadata[subject]')).toBe('plan:pro')
  expect(form.get('success_url')).toBe(`${env.ORIGIN}/?view=settings&section=plan&upgraded=0`)
  expect(form.get('cancel_url')).toBe(`${env.ORIGIN}/?view=settings&section=plan`)
  expect(await sendWebhook(createPaidEvent(parseSessionId(url), 100))).toBe(204)
  const { isPro, proExpiresAt } = await fetchMe(wren)
  expect(isPro).toBe(true)
  // A second month is another session and returns to the settings with its own marker.
  await startCheckout(wren)
  const { asked: again } = await getStripeState()
  expect(new URLSearchParams(again.at(-1)?.body).get('success_url')).toContain(`upgraded=${proExpiresAt}`)
})

test('grants one month for repeated and concurrent webhooks, and one session for repeated requests', async () => {
  const wren = await createPerson('Wren')
  const urls = await Promise.all(Array.from({ length: 6 }, () => startCheckout(wren)))
  expect(new Set(urls).size).toBe(1)
  const body = createPaidEvent(parseSessionId(urls[0] ?? ''), 100)
  await sendWebhook(body)
  const { proExpiresAt } = await fetchMe(wren)
  expect(await Promise.all(Array.from({ length: 10 }, () => sendWebhook(body)))).toEqual(Array(10).fill(204))
  expect((await fetchMe(wren)).proExpiresAt).toBe(proExpiresAt)
  const [payment] = await listPayments(wren)
  const entries = await db
    .select()
    .from(ledger)
    .where(eq(ledger.paymentId, payment?.id ?? ''))
  expect(entries.map(({ cents }) => cents)).toEqual([-100, 67, 33])
  expect(logged).toEqual([])
})

test('grants a month for a late payment besides the one that replaced it', async () => {
  const wren = await createPerson('Wren')
  const late = parseSessionId(await startCheckout(wren))
  setClockOffset((CHECKOUT_MINUTES + 1) * 60_000)
  const fresh = parseSessionId(await startCheckout(wren))
  await Promise.all([late, fresh].map((session) => sendWebhook(createPaidEvent(session, 100))))
  expect((await listPayments(wren)).map(({ state }) => state)).toEqual(['paid', 'paid'])
  const { proExpiresAt } = await fetchMe(wren)
  expect((proExpiresAt ?? 0) - getTools().clock.now()).toBeGreaterThan(58 * 86_400_000)
})

test('grants nothing for a wrong amount, without an answer or without a provider', async () => {
  const wren = await createPerson('Wren')
  const session = parseSessionId(await startCheckout(wren))
  expect(await sendWebhook(createPaidEvent(session, 1))).toBe(204)
  expect(logged.join()).toContain('another amount')
  const rook = await createPerson('Rook')
  await setStripeAnswers({ status: 500 })
  expect((await requestPro(rook)).status).toBe(502)
  expect((await requestPro(rook, { ...stripeBindings, STRIPE_WEBHOOK_SECRET: '' })).status).toBe(503)
  for (const one of [wren, rook]) expect((await fetchMe(one)).isPro).toBe(false)
})
