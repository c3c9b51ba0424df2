/** An author's earnings: prices below the provider's cost, the table, its download, refunds and disputes. */
import { beforeEach, expect, test, vi } from 'vitest'
import { DISPUTE_COST_CENTS } from '../../domain/billing/ledger'
import type { Earnings, Payouts } from '../../domain/earnings/earnings.schema'
import type { Post } from '../../domain/posts/posts.schema'
import { EARNINGS_PER_PAGE } from '../../worker/billing/earnings.service'
import { ledger, payments } from '../../worker/database/tables/billing.table'
import { posts } from '../../worker/database/tables/posts.table'
import { buy, publishSong } from '../support/payments'
import {
  createPaidEvent,
  createStripeEvent,
  parseSessionId,
  postJson,
  sendWebhook,
  setStripeAnswers,
} from '../support/stripe'
import { call, createPerson, getTools, type Person } from '../support/world'

const { db } = getTools()

beforeEach(async () => {
  await setStripeAnswers()
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})

const fetchEarnings = async (as: Person, cursor?: string): Promise<Earnings> =>
  (await call(`GET /api/me/earnings${cursor ? `?cursor=${cursor}` : ''}`, { as })).json()
const fetchPayouts = async (as: Person): Promise<Payouts> =>
  (await call('GET /api/me/payouts', { as })).json()
const fetchCsv = async (as: Person, language = 'en') =>
  call('GET /api/me/earnings.csv', { as, headers: { 'accept-language': language } })

const createSale = async (title = 'Low tide', cents = 299) => {
  const [nia, rook] = [await createPerson('Nia', { pro: true }), await createPerson('Rook')]
  return { nia, rook, post: await publishSong(nia, cents, { title }) }
}

/** Buys at Stripe; returns the id of the charge. */
async function payAtStripe(as: Person, post: Post): Promise<string> {
  const answer = await postJson(`/api/posts/${post.id}/purchase`, as, { cents: post.price?.cents })
  const session = parseSessionId((await answer.json<{ url: string }>()).url)
  expect(await sendWebhook(createPaidEvent(session, post.price?.cents ?? 0))).toBe(204)
  return session.replace('cs_', 'pi_')
}

const createRefund = (charge: string, cents: number, created = 1_795_000_100) =>
  createStripeEvent(
    'charge.refunded',
    { object: 'charge', payment_intent: charge, amount: 299, amount_refunded: cents, currency: 'usd' },
    { created },
  )
const createDispute = (charge: string, status: string, created = 1_795_000_100, type = 'updated') =>
  createStripeEvent(
    `charge.dispute.${type}`,
    { object: 'dispute', id: `dp_${charge}`, payment_intent: charge, amount: 299, currency: 'usd', status },
    { created },
  )

/** The ledger's balances by account, which sum to zero. */
async function readBalances(payerId: string): Promise<Record<string, number>> {
  const balances: Record<string, number> = {}
  const paid = (await db.select().from(payments)).filter((row) => row.payerId === payerId)
  for (const { account, cents, paymentId } of await db.select().from(ledger))
    if (paid.some(({ id }) => id === paymentId)) balances[account] = (balances[account] ?? 0) + cents
  expect(Object.values(balances).reduce((sum, cents) => sum + cents, 0)).toBe(0)
  return balances
}

test.each([
  [31, 400, 'post.price_below_cost'],
  [1, 400, 'post.price_below_cost'],
  [49, 400, 'post.price_invalid'],
  [299.5, 400, 'request.invalid'],
  [-299, 400, 'request.invalid'],
  ['299', 400, 'request.invalid'],
] as const)('refuses the price %s', async (priceCents, status, code) => {
  const nia = await createPerson('Nia', { pro: true })
  const post = await publishSong(nia, 299)
  const answer = await call(`PATCH /api/posts/${post.id}`, { as: nia, json: { priceCents } })
  expect([answer.status, await answer.json()]).toMatchObject([status, { error: { code } }])
})

test('lists each sale with parts that add up', async () => {
  const { nia, rook, post } = await createSale()
  await buy(rook, post)
  const { items, cursor } = await fetchEarnings(nia)
  expect(items).toMatchObject([
    {
      postId: post.id,
      title: post.title,
      kind: 'nightingale',
      cents: 299,
      costCents: 39,
      feeCents: 3,
      shareCents: 257,
      takenBackCents: 0,
      state: 'pending',
    },
  ])
  expect(cursor).toBeNull()
  expect(await fetchPayouts(nia)).toMatchObject({ billing: 'demo', balanceCents: 257, paidOutCents: 0 })
  // Neither the buyer nor anybody else.
  expect((await fetchEarnings(rook)).items).toEqual([])
  expect(await fetchPayouts(rook)).toMatchObject({ balanceCents: 0, items: [] })
  expect((await (await fetchCsv(rook)).text()).split('\r\n')).toHaveLength(2)
})

test('pages through sales without gaps', async () => {
  const { nia, post } = await createSale()
  const now = getTools().clock.now()
  const count = EARNINGS_PER_PAGE + 2
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `pay_${post.id.slice(-8)}${String(index).padStart(3, '0')}`,
    payerId: 'usr_x',
    payeeId: nia.id,
    subject: 'post' as const,
    subjectId: post.id,
    cents: 299,
    costCents: 39,
    feeCents: 3,
    provider: 'demo' as const,
    state: 'paid' as const,
    // Some at the same moment.
    createdAt: now,
    paidAt: now - Math.floor(index / 3),
  }))
  for (const row of rows) await db.insert(payments).values(row)
  const first = await fetchEarnings(nia)
  const second = await fetchEarnings(nia, first.cursor ?? '')
  const ids = [...first.items, ...second.items].map(({ id }) => id)
  expect([first.items.length, new Set(ids).size, second.cursor]).toEqual([EARNINGS_PER_PAGE, count, null])
  expect((await (await fetchCsv(nia)).text()).trim().split('\r\n')).toHaveLength(count + 1)
  expect((await call('GET /api/me/earnings?cursor=evil', { as: nia })).status).toBe(400)
})

test('downloads the table in the language of the request, without formulas', async () => {
  const { nia, rook, post } = await createSale('=1+1')
  await buy(rook, post)
  const answer = await fetchCsv(nia, 'de')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="owlcast-earnings-[\d-]+\.csv"$/,
  )
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [head, row] = new TextDecoder().decode(bytes).split('\r\n')
  expect(head).toContain('"Kartenkosten"')
  expect(row).toContain(`"'=1+1","2.99","0.39","0.03","2.57","0.00","2.57","Ausstehend"`)
})

test('names a sale of an untitled post by its length', async () => {
  const { nia, rook, post } = await createSale()
  await db.update(posts).set({ title: 'My Nightingale', content: '' })
  await buy(rook, post)
  expect((await fetchEarnings(nia)).items).toMatchObject([{ title: 'Voice, 0:03' }])
})

test('keeps a sale of a deleted post, without its title', async () => {
  const { nia, rook, post } = await createSale()
  await buy(rook, post)
  await call(`DELETE /api/posts/${post.id}`, { as: nia })
  expect((await fetchEarnings(nia)).items).toMatchObject([{ title: null, kind: null, shareCents: 257 }])
  expect(await (await fetchCsv(nia)).text()).toContain('"A deleted post"')
})

test('takes the share back once for a refund that is reported twice, at once and in parts', async () => {
  const { nia, rook, post } = await createSale()
  const charge = await payAtStripe(rook, post)
  const part = createRefund(charge, 100)
  const reports = await Promise.all([
    sendWebhook(part),
    sendWebhook(part),
    sendWebhook(createRefund(charge, 299)),
  ])
  // A part that comes after the whole changes nothing.
  expect([...reports, await sendWebhook(part)]).toEqual([204, 204, 204, 204])
  expect(await readBalances(rook.id)).toEqual({ payer: 0, provider: 39, platform: -39, payee: 0 })
  expect((await fetchEarnings(nia)).items).toMatchObject([{ takenBackCents: 257, state: 'refunded' }])
  expect(await fetchPayouts(nia)).toMatchObject({ balanceCents: 0 })
})

test('books a refund that was reported before its payment', async () => {
  const { nia, rook, post } = await createSale()
  const answer = await postJson(`/api/posts/${post.id}/purchase`, rook, { cents: 299 })
  const session = parseSessionId((await answer.json<{ url: string }>()).url)
  expect(await sendWebhook(createRefund(session.replace('cs_', 'pi_'), 299))).toBe(204)
  expect(await readBalances(rook.id)).toEqual({})
  await sendWebhook(createPaidEvent(session, 299))
  expect(await readBalances(rook.id)).toEqual({ payer: 0, provider: 39, platform: -39, payee: 0 })
  expect((await fetchEarnings(nia)).items).toMatchObject([{ state: 'refunded' }])
})

test('takes the share back while a payment is disputed, and returns it when the dispute is won', async () => {
  const { nia, rook, post } = await createSale()
  const charge = await payAtStripe(rook, post)
  await sendWebhook(createDispute(charge, 'warning_needs_response', 1_795_000_050, 'created'))
  expect((await fetchEarnings(nia)).items).toMatchObject([{ state: 'pending', takenBackCents: 0 }])
  await sendWebhook(createDispute(charge, 'needs_response', 1_795_000_100, 'funds_withdrawn'))
  expect((await fetchEarnings(nia)).items).toMatchObject([{ state: 'disputed', takenBackCents: 257 }])
  await sendWebhook(createDispute(charge, 'won', 1_795_000_200, 'closed'))
  expect((await fetchEarnings(nia)).items).toMatchObject([{ state: 'pending', takenBackCents: 0 }])
  const won = await readBalances(rook.id)
  expect(won).toEqual({
    payer: -299,
    payee: 257,
    provider: 39 + DISPUTE_COST_CENTS,
    platform: 3 - DISPUTE_COST_CENTS,
  })
  // Late reports of what was before: the final one counts.
  await sendWebhook(createDispute(charge, 'under_review', 1_795_000_300))
  await sendWebhook(createDispute(charge, 'needs_response', 1_795_000_100, 'created'))
  expect(await readBalances(rook.id)).toEqual(won)
})

test('keeps the share after a dispute is lost, also if its beginning is reported last', async () => {
  const { nia, rook, post } = await createSale()
  const charge = await payAtStripe(rook, post)
  await sendWebhook(createDispute(charge, 'lost', 1_795_000_200, 'closed'))
  await sendWebhook(createDispute(charge, 'needs_response', 1_795_000_100, 'created'))
  expect((await fetchEarnings(nia)).items).toMatchObject([{ state: 'disputed', takenBackCents: 257 }])
  expect(await fetchPayouts(nia)).toMatchObject({ balanceCents: 0 })
})

test.each([
  ['of another charge', (charge: string) => createRefund(`${charge}x`, 299)],
  ['in another currency', (charge: string) => createRefund(charge, 299).replace('usd', 'jpy')],
  [
    'of half a cent',
    (charge: string) => createRefund(charge, 299).replace('"amount_refunded":299', '"amount_refunded":0.5'),
  ],
  ['of less than nothing', (charge: string) => createRefund(charge, -1)],
  ['of a dispute in an unknown state', (charge: string) => createDispute(charge, 'constructor')],
  [
    'of an unknown event',
    (charge: string) => createRefund(charge, 299).replace('charge.refunded', 'toString'),
  ],
])('books nothing for a report %s', async (_, createReport) => {
  const { rook, post } = await createSale()
  const charge = await payAtStripe(rook, post)
  expect(await sendWebhook(createReport(charge))).toBe(204)
  expect(await readBalances(rook.id)).toEqual({ payer: -299, provider: 39, platform: 3, payee: 257 })
})

test('refuses a refund that nobody signed', async () => {
  const { rook, post } = await createSale()
  const charge = await payAtStripe(rook, post)
  expect(await sendWebhook(createRefund(charge, 299), 't=1,v1=00')).toBe(400)
  expect(await readBalances(rook.id)).toMatchObject({ payee: 257 })
})
