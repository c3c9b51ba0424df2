/** Purchases by Stripe: the real client over real HTTP to a stand-in, and webhooks with real signatures. */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHECKOUT_MINUTES } from '../../domain/billing/billing.limits'
import type { Purchase, Purchases } from '../../domain/billing/purchases.schema'
import type { Post } from '../../domain/posts/posts.schema'
import { entitlements, ledger, payments } from '../../worker/database/tables/billing.table'
import { getPlayStatus, publishSong, signWebhook, WEBHOOK_SECRET } from '../support/payments'
import {
  callWorker,
  completeCheckout,
  createPaidEvent,
  getStripeState,
  parseSessionId,
  postJson as postTo,
  sendWebhook,
  setStripeAnswers,
  stripeBindings,
} from '../support/stripe'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

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

const requestPurchase = (
  as: Person,
  { id, price }: Pick<Post, 'id' | 'price'>,
  bindings: typeof env = stripeBindings,
) => postTo(`/api/posts/${id}/purchase`, as, { cents: price?.cents }, bindings)

async function startCheckout(as: Person, post: Pick<Post, 'id' | 'price'>): Promise<string> {
  const answer = await requestPurchase(as, post)
  const purchase = await answer.json<Purchase>()
  if (purchase.status !== 'continue') throw new Error(`not started: ${JSON.stringify(purchase)}`)
  return purchase.url
}
async function readAccounting(payer: Person) {
  const paid = await db.select().from(payments).where(eq(payments.payerId, payer.id))
  const ids = paid.map(({ id }) => id)
  const entries = (await db.select().from(ledger)).filter(({ paymentId }) => ids.includes(paymentId))
  const rights = await db.select().from(entitlements).where(eq(entitlements.userId, payer.id))
  return { paid, entries, rights }
}
const createSale = async (cents = 299) => {
  const [nia, rook] = [await createPerson('Nia', { pro: true }), await createPerson('Rook')]
  return { nia, rook, post: await publishSong(nia, cents) }
}

test('redirects to the checkout page, and unlocks the post when Stripe reports the payment', async () => {
  const { rook, post } = await createSale()
  const url = await startCheckout(rook, post)
  expect(await getPlayStatus(rook, post)).toBe(402)
  const { asked } = await getStripeState()
  const form = new URLSearchParams(asked[0]?.body)
  expect(form.get('line_items[0][price_data][unit_amount]')).toBe('299')
  expect(form.get('line_items[0][price_data][product_data][name]')).toBe(post.title)
  expect(form.get('success_url')).toBe(`${env.ORIGIN}/?view=nightingale&bought=${post.id}`)
  expect(form.get('cancel_url')).toBe(`${env.ORIGIN}/?view=nightingale`)
  const { paid } = await readAccounting(rook)
  expect(asked[0]?.headers['idempotency-key']).toBe(paid[0]?.id)
  expect(paid).toMatchObject([{ state: 'started', provider: 'stripe', reference: parseSessionId(url) }])
  expect(await sendWebhook(createPaidEvent(parseSessionId(url), 299))).toBe(204)
  expect(await getPlayStatus(rook, post)).toBe(200)
  const books = await readAccounting(rook)
  expect(books.paid).toMatchObject([{ state: 'paid', url: null }])
  expect(books.entries.map(({ cents }) => cents)).toEqual([-299, 39, 3, 257])
  const mine = await callWorker(
    new Request(`${env.ORIGIN}/api/purchases`, { headers: { cookie: rook.cookie } }),
  )
  expect(await mine.json<Purchases>()).toEqual({ items: [post.id], billing: 'stripe' })
  expect(await (await requestPurchase(rook, post)).json()).toEqual({ status: 'paid' })
})

test('settles once for repeated and concurrent webhooks', async () => {
  const { rook, post } = await createSale()
  const body = createPaidEvent(parseSessionId(await startCheckout(rook, post)), 299)
  const statuses = await Promise.all(Array.from({ length: 10 }, () => sendWebhook(body)))
  expect([...statuses, await sendWebhook(body)]).toEqual(Array(11).fill(204))
  const { paid, entries, rights } = await readAccounting(rook)
  expect([paid.length, entries.length, rights.length]).toEqual([1, 4, 1])
  expect(logged).toEqual([])
})

test('returns the same session for repeated and concurrent requests', async () => {
  const { rook, post } = await createSale()
  const answers = await Promise.all(Array.from({ length: 6 }, () => startCheckout(rook, post)))
  expect(new Set([...answers, await startCheckout(rook, post)]).size).toBe(1)
  expect((await getStripeState()).sessions).toHaveLength(1)
  expect((await readAccounting(rook)).paid).toHaveLength(1)
})

test('ignores forged, stale, unpaid and wrong-amount webhooks', async () => {
  const { rook, post } = await createSale()
  const session = parseSessionId(await startCheckout(rook, post))
  const body = createPaidEvent(session, 299)
  const now = getTools().clock.now()
  expect(await sendWebhook(body, '')).toBe(400)
  expect(await sendWebhook(body, await signWebhook('whsec_guessed', body, now))).toBe(400)
  expect(await sendWebhook(body, await signWebhook(WEBHOOK_SECRET, body, now - 301_000))).toBe(400)
  expect(await sendWebhook(body, await signWebhook(WEBHOOK_SECRET, createPaidEvent(session, 1), now))).toBe(
    400,
  )
  expect(await sendWebhook(createPaidEvent(session, 299, { payment_status: 'unpaid' }))).toBe(204)
  expect(await sendWebhook(createPaidEvent(session, 1))).toBe(204)
  expect(logged.join()).toContain('another amount')
  expect(await getPlayStatus(rook, post)).toBe(402)
  expect((await readAccounting(rook)).entries).toEqual([])
})

test('unlocks what the session was started for, whatever else its webhook contains', async () => {
  const { rook, post } = await createSale()
  const { rook: jay, post: dear } = await createSale(99_999)
  const session = parseSessionId(await startCheckout(rook, post))
  const metadata = { subject: `post:${dear.id}`, payment: 'pay_another', payer: jay.id }
  await sendWebhook(createPaidEvent(session, 299, { metadata, client_reference_id: 'pay_another' }))
  expect([
    await getPlayStatus(rook, post),
    await getPlayStatus(rook, dear),
    await getPlayStatus(jay, dear),
    await getPlayStatus(jay, post),
  ]).toEqual([200, 402, 402, 402])
  // A foreign session, of an account that sells other things too.
  expect(await sendWebhook(createPaidEvent('cs_another', 99_999, { metadata: { payment: session } }))).toBe(
    204,
  )
  expect(await getPlayStatus(jay, dear)).toBe(402)
})

test('unlocks nothing when the buyer only returns from the checkout page', async () => {
  const { rook, post } = await createSale()
  await startCheckout(rook, post)
  await call(`GET /?view=nightingale&bought=${post.id}`, { as: rook })
  expect(await getPlayStatus(rook, post)).toBe(402)
})

test('rejects webhooks with the demo provider and without one', async () => {
  const body = createPaidEvent('cs_any', 299)
  const signature = await signWebhook(WEBHOOK_SECRET, body, getTools().clock.now())
  const answer = await call('POST /api/billing/stripe', { body, headers: { 'stripe-signature': signature } })
  expect(answer.status).toBe(415)
  const json = await call('POST /api/billing/stripe', {
    json: JSON.parse(body),
    headers: { 'stripe-signature': signature },
  })
  expect(json.status).toBe(400)
})

test('refuses purchases without a provider and keeps open posts open', async () => {
  const { nia, rook, post } = await createSale()
  const production = {
    ...env,
    ENVIRONMENT: 'production' as const,
    ORIGIN: env.ORIGIN.replace('http:', 'https:'),
  }
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const none = { ...stripeBindings, STRIPE_WEBHOOK_SECRET: '' }
  const refused = await requestPurchase(rook, post, none)
  expect([refused.status, await refused.json()]).toMatchObject([
    503,
    { error: { code: 'billing.not_configured' } },
  ])
  expect(await (await requestPurchase(nia, post, none)).json()).toEqual({ status: 'paid' })
  const inProduction = await callWorker(new Request(`${production.ORIGIN}/api/health`), production)
  expect(inProduction.status).toBe(200)
  expect(await readAccounting(rook)).toEqual({ paid: [], entries: [], rights: [] })
})

test('retries the same payment when Stripe does not answer, and starts another one when it refuses', async () => {
  const { rook, post } = await createSale()
  await setStripeAnswers({ status: 500 })
  const unclear = await requestPurchase(rook, post)
  expect([unclear.status, await unclear.json()]).toMatchObject([502, { error: { code: 'billing.failed' } }])
  const first = (await readAccounting(rook)).paid[0]?.id
  await startCheckout(rook, post)
  expect((await readAccounting(rook)).paid.map(({ id }) => id)).toEqual([first])
  const { rook: jay, post: other } = await createSale()
  await setStripeAnswers({ status: 400, json: { error: { type: 'invalid_request_error' } } })
  expect((await requestPurchase(jay, other)).status).toBe(502)
  await startCheckout(jay, other)
  expect((await readAccounting(jay)).paid.map(({ state }) => state).sort()).toEqual(['lapsed', 'started'])
  // Neither the key nor the title of the post is in the log.
  expect(logged.join()).not.toMatch(/sk_test|By the river/)
})

test('restarts a lapsed checkout, and still settles a late payment', async () => {
  const { rook, post } = await createSale()
  const late = parseSessionId(await startCheckout(rook, post))
  setClockOffset((CHECKOUT_MINUTES + 1) * 60_000)
  const fresh = parseSessionId(await startCheckout(rook, post))
  expect(fresh).not.toBe(late)
  await sendWebhook(createPaidEvent(late, 299))
  expect(await getPlayStatus(rook, post)).toBe(200)
  expect(await (await requestPurchase(rook, post)).json()).toEqual({ status: 'paid' })
  // Both were paid: the ledger shows it, and a log line asks the operator to refund one.
  expect(logged).toEqual([])
  await sendWebhook(createPaidEvent(fresh, 299))
  expect((await readAccounting(rook)).entries.map(({ cents }) => cents)).toEqual([
    -299, 39, 3, 257, -299, 39, 3, 257,
  ])
  expect((await readAccounting(rook)).rights).toHaveLength(1)
  expect(logged.join()).toContain('open already')
})

test('expires the old session first when the price changed during checkout', async () => {
  const { rook, post } = await createSale(299)
  const old = parseSessionId(await startCheckout(rook, post))
  await db.run(`update posts set price_cents = 499 where id = '${post.id}'`)
  const dearer = { ...post, price: { cents: 499, locked: true } }
  const fresh = parseSessionId(await startCheckout(rook, dearer))
  expect(fresh).not.toBe(old)
  expect((await getStripeState()).sessions.map(({ id, status }) => [id, status])).toEqual([
    [old, 'expired'],
    [fresh, 'open'],
  ])
  // Paid at that very moment: no second session is created.
  const { rook: jay, post: other } = await createSale(299)
  const paid = parseSessionId(await startCheckout(jay, other))
  await completeCheckout(paid)
  await db.run(`update posts set price_cents = 499 where id = '${other.id}'`)
  const refused = await requestPurchase(jay, { ...other, price: { cents: 499, locked: true } })
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { error: { code: 'purchase.confirming' } },
  ])
  await sendWebhook(createPaidEvent(paid, 299))
  expect(await getPlayStatus(jay, other)).toBe(200)
})

test('records and logs a payment for a post that was deleted meanwhile', async () => {
  const { nia, rook, post } = await createSale()
  const session = parseSessionId(await startCheckout(rook, post))
  await call(`DELETE /api/posts/${post.id}`, { as: nia })
  expect(await sendWebhook(createPaidEvent(session, 299))).toBe(204)
  const { paid, entries, rights } = await readAccounting(rook)
  expect([paid[0]?.state, entries.length, rights.length]).toEqual(['paid', 4, 0])
  expect(logged.join()).toContain('paid for what is gone')
})
