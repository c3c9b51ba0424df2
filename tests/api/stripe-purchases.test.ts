/** Purchases by Stripe: the real client over real HTTP to a stand-in, and webhooks with real signatures. */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHECKOUT_MINUTES } from '../../domain/limits'
import type { Post } from '../../domain/posts.schema'
import type { Purchase, Purchases } from '../../domain/purchases.schema'
import { entitlements, ledger, payments } from '../../worker/billing/billing.table'
import { hears, signedBy, song, WEBHOOK_SECRET } from '../support/payments'
import {
  account,
  ask,
  complete,
  paidEvent,
  post as postTo,
  say,
  sessionAt,
  stripe,
  tell,
} from '../support/stripe'
import { call, type Person, person, tools, travel } from '../support/world'

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

const askToBuy = (as: Person, { id, price }: Pick<Post, 'id' | 'price'>, bindings: typeof env = account) =>
  postTo(`/api/posts/${id}/purchase`, as, { cents: price?.cents }, bindings)

async function started(as: Person, post: Pick<Post, 'id' | 'price'>): Promise<string> {
  const answer = await askToBuy(as, post)
  const purchase = await answer.json<Purchase>()
  if (purchase.is !== 'continue') throw new Error(`not started: ${JSON.stringify(purchase)}`)
  return purchase.url
}
async function booksOf(payer: Person) {
  const paid = await db.select().from(payments).where(eq(payments.payerId, payer.id))
  const ids = paid.map(({ id }) => id)
  const entries = (await db.select().from(ledger)).filter(({ paymentId }) => ids.includes(paymentId))
  const rights = await db.select().from(entitlements).where(eq(entitlements.personId, payer.id))
  return { paid, entries, rights }
}
const sale = async (cents = 299) => {
  const [nia, rook] = [await person('Nia', { pro: true }), await person('Rook')]
  return { nia, rook, post: await song(nia, cents) }
}

test('redirects to the checkout page, and unlocks the post when Stripe reports the payment', async () => {
  const { rook, post } = await sale()
  const url = await started(rook, post)
  expect(await hears(rook, post)).toBe(402)
  const { asked } = await stripe()
  const form = new URLSearchParams(asked[0]?.body)
  expect(form.get('line_items[0][price_data][unit_amount]')).toBe('299')
  expect(form.get('line_items[0][price_data][product_data][name]')).toBe(post.title)
  expect(form.get('success_url')).toBe(`${env.ORIGIN}/?view=nightingale&bought=${post.id}`)
  expect(form.get('cancel_url')).toBe(`${env.ORIGIN}/?view=nightingale`)
  const { paid } = await booksOf(rook)
  expect(asked[0]?.headers['idempotency-key']).toBe(paid[0]?.id)
  expect(paid).toMatchObject([{ state: 'started', provider: 'stripe', reference: sessionAt(url) }])
  expect(await tell(paidEvent(sessionAt(url), 299))).toBe(204)
  expect(await hears(rook, post)).toBe(200)
  const books = await booksOf(rook)
  expect(books.paid).toMatchObject([{ state: 'paid', url: null }])
  expect(books.entries.map(({ cents }) => cents)).toEqual([-299, 3, 296])
  const mine = await ask(new Request(`${env.ORIGIN}/api/purchases`, { headers: { cookie: rook.cookie } }))
  expect(await mine.json<Purchases>()).toEqual({ items: [post.id], billing: 'stripe' })
  expect(await (await askToBuy(rook, post)).json()).toEqual({ is: 'paid' })
})

test('settles once for repeated and concurrent webhooks', async () => {
  const { rook, post } = await sale()
  const body = paidEvent(sessionAt(await started(rook, post)), 299)
  const statuses = await Promise.all(Array.from({ length: 10 }, () => tell(body)))
  expect([...statuses, await tell(body)]).toEqual(Array(11).fill(204))
  const { paid, entries, rights } = await booksOf(rook)
  expect([paid.length, entries.length, rights.length]).toEqual([1, 3, 1])
  expect(logged).toEqual([])
})

test('returns the same session for repeated and concurrent requests', async () => {
  const { rook, post } = await sale()
  const answers = await Promise.all(Array.from({ length: 6 }, () => started(rook, post)))
  expect(new Set([...answers, await started(rook, post)]).size).toBe(1)
  expect((await stripe()).sessions).toHaveLength(1)
  expect((await booksOf(rook)).paid).toHaveLength(1)
})

test('ignores forged, stale, unpaid and wrong-amount webhooks', async () => {
  const { rook, post } = await sale()
  const session = sessionAt(await started(rook, post))
  const body = paidEvent(session, 299)
  const now = tools().clock.now()
  expect(await tell(body, '')).toBe(400)
  expect(await tell(body, await signedBy('whsec_guessed', body, now))).toBe(400)
  expect(await tell(body, await signedBy(WEBHOOK_SECRET, body, now - 301_000))).toBe(400)
  expect(await tell(body, await signedBy(WEBHOOK_SECRET, paidEvent(session, 1), now))).toBe(400)
  expect(await tell(paidEvent(session, 299, { payment_status: 'unpaid' }))).toBe(204)
  expect(await tell(paidEvent(session, 1))).toBe(204)
  expect(logged.join()).toContain('another amount')
  expect(await hears(rook, post)).toBe(402)
  expect((await booksOf(rook)).entries).toEqual([])
})

test('unlocks what the session was started for, whatever else its webhook contains', async () => {
  const { rook, post } = await sale()
  const { rook: jay, post: dear } = await sale(99_999)
  const session = sessionAt(await started(rook, post))
  const metadata = { subject: `post:${dear.id}`, payment: 'pay_another', payer: jay.id }
  await tell(paidEvent(session, 299, { metadata, client_reference_id: 'pay_another' }))
  expect([
    await hears(rook, post),
    await hears(rook, dear),
    await hears(jay, dear),
    await hears(jay, post),
  ]).toEqual([200, 402, 402, 402])
  // A foreign session, of an account that sells other things too.
  expect(await tell(paidEvent('cs_another', 99_999, { metadata: { payment: session } }))).toBe(204)
  expect(await hears(jay, dear)).toBe(402)
})

test('unlocks nothing when the buyer only returns from the checkout page', async () => {
  const { rook, post } = await sale()
  await started(rook, post)
  await call(`GET /?view=nightingale&bought=${post.id}`, { as: rook })
  expect(await hears(rook, post)).toBe(402)
})

test('rejects webhooks with the demo provider and without one', async () => {
  const body = paidEvent('cs_any', 299)
  const signature = await signedBy(WEBHOOK_SECRET, body, tools().clock.now())
  const answer = await call('POST /api/billing/stripe', { body, headers: { 'stripe-signature': signature } })
  expect(answer.status).toBe(415)
  const json = await call('POST /api/billing/stripe', {
    json: JSON.parse(body),
    headers: { 'stripe-signature': signature },
  })
  expect(json.status).toBe(400)
})

test('refuses purchases without a provider and keeps open posts open', async () => {
  const { nia, rook, post } = await sale()
  const production = {
    ...env,
    ENVIRONMENT: 'production' as const,
    ORIGIN: env.ORIGIN.replace('http:', 'https:'),
  }
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const none = { ...account, STRIPE_WEBHOOK_SECRET: '' }
  const refused = await askToBuy(rook, post, none)
  expect([refused.status, await refused.json()]).toMatchObject([503, { error: { code: 'billing.missing' } }])
  expect(await (await askToBuy(nia, post, none)).json()).toEqual({ is: 'paid' })
  const inProduction = await ask(new Request(`${production.ORIGIN}/api/health`), production)
  expect(inProduction.status).toBe(200)
  expect(await booksOf(rook)).toEqual({ paid: [], entries: [], rights: [] })
})

test('retries the same payment when Stripe does not answer, and starts another one when it refuses', async () => {
  const { rook, post } = await sale()
  await say({ status: 500 })
  const unclear = await askToBuy(rook, post)
  expect([unclear.status, await unclear.json()]).toMatchObject([502, { error: { code: 'billing.failed' } }])
  const first = (await booksOf(rook)).paid[0]?.id
  await started(rook, post)
  expect((await booksOf(rook)).paid.map(({ id }) => id)).toEqual([first])
  const { rook: jay, post: other } = await sale()
  await say({ status: 400, json: { error: { type: 'invalid_request_error' } } })
  expect((await askToBuy(jay, other)).status).toBe(502)
  await started(jay, other)
  expect((await booksOf(jay)).paid.map(({ state }) => state).sort()).toEqual(['lapsed', 'started'])
  // Neither the key nor the title of the post is in the log.
  expect(logged.join()).not.toMatch(/sk_test|By the river/)
})

test('restarts a lapsed checkout, and still settles a late payment', async () => {
  const { rook, post } = await sale()
  const late = sessionAt(await started(rook, post))
  travel((CHECKOUT_MINUTES + 1) * 60_000)
  const fresh = sessionAt(await started(rook, post))
  expect(fresh).not.toBe(late)
  await tell(paidEvent(late, 299))
  expect(await hears(rook, post)).toBe(200)
  expect(await (await askToBuy(rook, post)).json()).toEqual({ is: 'paid' })
  // Both were paid: the ledger shows it, and a log line asks the operator to refund one.
  expect(logged).toEqual([])
  await tell(paidEvent(fresh, 299))
  expect((await booksOf(rook)).entries.map(({ cents }) => cents)).toEqual([-299, 3, 296, -299, 3, 296])
  expect((await booksOf(rook)).rights).toHaveLength(1)
  expect(logged.join()).toContain('open already')
})

test('expires the old session first when the price changed during checkout', async () => {
  const { rook, post } = await sale(299)
  const old = sessionAt(await started(rook, post))
  await db.run(`update posts set price_cents = 499 where id = '${post.id}'`)
  const dearer = { ...post, price: { cents: 499, locked: true } }
  const fresh = sessionAt(await started(rook, dearer))
  expect(fresh).not.toBe(old)
  expect((await stripe()).sessions.map(({ id, status }) => [id, status])).toEqual([
    [old, 'expired'],
    [fresh, 'open'],
  ])
  // Paid at that very moment: no second session is created.
  const { rook: jay, post: other } = await sale(299)
  const paid = sessionAt(await started(jay, other))
  await complete(paid)
  await db.run(`update posts set price_cents = 499 where id = '${other.id}'`)
  const refused = await askToBuy(jay, { ...other, price: { cents: 499, locked: true } })
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { error: { code: 'purchase.confirming' } },
  ])
  await tell(paidEvent(paid, 299))
  expect(await hears(jay, other)).toBe(200)
})

test('records and logs a payment for a post that was deleted meanwhile', async () => {
  const { nia, rook, post } = await sale()
  const session = sessionAt(await started(rook, post))
  await call(`DELETE /api/posts/${post.id}`, { as: nia })
  expect(await tell(paidEvent(session, 299))).toBe(204)
  const { paid, entries, rights } = await booksOf(rook)
  expect([paid[0]?.state, entries.length, rights.length]).toEqual(['paid', 3, 0])
  expect(logged.join()).toContain('paid for what is gone')
})
