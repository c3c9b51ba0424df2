/** Pro by Stripe: paid on its page, active from its webhook on, once. */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHECKOUT_MINUTES } from '../../domain/limits'
import type { Upgrade } from '../../domain/plans.schema'
import { ledger, payments } from '../../worker/billing/billing.table'
import { meOf } from '../support/plans'
import { account, paidEvent, post, say, sessionAt, stripe, tell } from '../support/stripe'
import { type Person, person, tools, travel } from '../support/world'

const { db } = tools()
const logged: string[] = []

beforeEach(async () => {
  await say()
  logged.length = 0
  vi.spyOn(console, 'error').mockImplementation((line) => logged.push(String(line)))
})
afterEach(() => {
  travel(0)
  vi.restoreAllMocks()
})

const askForPro = async (as: Person, bindings: typeof env = account) =>
  post('/api/plan/upgrade', as, { cents: 100, endsAt: (await meOf(as)).proExpiresAt }, bindings)

async function started(as: Person): Promise<string> {
  const answer = await (await askForPro(as)).json<Upgrade>()
  if (answer.is !== 'continue') throw new Error(`not started: ${JSON.stringify(answer)}`)
  return answer.url
}
const paidBy = ({ id }: Person) => db.select().from(payments).where(eq(payments.payerId, id))

test('grants Pro when Stripe reports the payment of its checkout page', async () => {
  const wren = await person('Wren')
  const url = await started(wren)
  expect((await meOf(wren)).isPro).toBe(false)
  const { asked } = await stripe()
  const form = new URLSearchParams(asked[0]?.body)
  expect(form.get('line_items[0][price_data][unit_amount]')).toBe('100')
  expect(form.get('line_items[0][price_data][product_data][name]')).toBe('Owlcast Pro, one month')
  expect(form.get('metadata[subject]')).toBe('plan:pro')
  expect(form.get('success_url')).toBe(`${env.ORIGIN}/?view=settings&upgraded=0`)
  expect(form.get('cancel_url')).toBe(`${env.ORIGIN}/?view=settings`)
  expect(await tell(paidEvent(sessionAt(url), 100))).toBe(204)
  const { isPro, proExpiresAt } = await meOf(wren)
  expect(isPro).toBe(true)
  // A second month is another session and returns to the settings with its own marker.
  await started(wren)
  const { asked: again } = await stripe()
  expect(new URLSearchParams(again.at(-1)?.body).get('success_url')).toContain(`upgraded=${proExpiresAt}`)
})

test('grants one month for repeated and concurrent webhooks, and one session for repeated requests', async () => {
  const wren = await person('Wren')
  const urls = await Promise.all(Array.from({ length: 6 }, () => started(wren)))
  expect(new Set(urls).size).toBe(1)
  const body = paidEvent(sessionAt(urls[0] ?? ''), 100)
  await tell(body)
  const { proExpiresAt } = await meOf(wren)
  expect(await Promise.all(Array.from({ length: 10 }, () => tell(body)))).toEqual(Array(10).fill(204))
  expect((await meOf(wren)).proExpiresAt).toBe(proExpiresAt)
  const [payment] = await paidBy(wren)
  const entries = await db
    .select()
    .from(ledger)
    .where(eq(ledger.paymentId, payment?.id ?? ''))
  expect(entries.map(({ cents }) => cents)).toEqual([-100, 100])
  expect(logged).toEqual([])
})

test('grants a month for a late payment besides the one that replaced it', async () => {
  const wren = await person('Wren')
  const late = sessionAt(await started(wren))
  travel((CHECKOUT_MINUTES + 1) * 60_000)
  const fresh = sessionAt(await started(wren))
  await Promise.all([late, fresh].map((session) => tell(paidEvent(session, 100))))
  expect((await paidBy(wren)).map(({ state }) => state)).toEqual(['paid', 'paid'])
  const { proExpiresAt } = await meOf(wren)
  expect((proExpiresAt ?? 0) - tools().clock.now()).toBeGreaterThan(58 * 86_400_000)
})

test('grants nothing for a wrong amount, without an answer or without a provider', async () => {
  const wren = await person('Wren')
  const session = sessionAt(await started(wren))
  expect(await tell(paidEvent(session, 1))).toBe(204)
  expect(logged.join()).toContain('another amount')
  const rook = await person('Rook')
  await say({ status: 500 })
  expect((await askForPro(rook)).status).toBe(502)
  expect((await askForPro(rook, { ...account, STRIPE_WEBHOOK_SECRET: '' })).status).toBe(503)
  for (const one of [wren, rook]) expect((await meOf(one)).isPro).toBe(false)
})
