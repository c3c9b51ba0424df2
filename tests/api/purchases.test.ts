/** Purchases with the demo provider: one payment, one set of ledger entries, one entitlement, at the price shown. */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Purchases } from '../../domain/billing/purchases.schema'
import { getUserChannel } from '../../domain/live/live'
import type { Post } from '../../domain/posts/posts.schema'
import { entitlements, ledger, payments } from '../../worker/database/tables/billing.table'
import { events } from '../../worker/database/tables/live.table'
import { publishOwlcast } from '../support/owlcasts'
import { buy, getPlayStatus, publishSong, requestPurchase } from '../support/payments'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person } from '../support/world'

const { db } = getTools()
const PRO = { pro: true }

async function readAccounting(payer: Person) {
  const paid = await db.select().from(payments).where(eq(payments.payerId, payer.id))
  const ids = paid.map(({ id }) => id)
  const entries = (await db.select().from(ledger)).filter(({ paymentId }) => ids.includes(paymentId))
  const rights = await db.select().from(entitlements).where(eq(entitlements.userId, payer.id))
  return { paid, entries, rights }
}
const readError = async (answer: Response) => {
  const { error } = await answer.json<{ error: { code: string; field?: string; params?: object } }>()
  return [answer.status, error.code, error.params ?? null]
}

test('records payment, ledger entries and entitlement together', async () => {
  const [nia, rook] = [await createPerson('Nia', PRO), await createPerson('Rook')]
  const post = await publishSong(nia, 299)
  expect(await buy(rook, post)).toEqual({ status: 'paid' })
  const { paid, entries, rights } = await readAccounting(rook)
  expect(paid).toMatchObject([
    {
      payeeId: nia.id,
      subject: 'post',
      subjectId: post.id,
      cents: 299,
      costCents: 39,
      feeCents: 3,
      provider: 'demo',
      state: 'paid',
    },
  ])
  expect(entries.map(({ account, userId, cents }) => [account, userId, cents])).toEqual([
    ['payer', rook.id, -299],
    ['provider', null, 39],
    ['platform', null, 3],
    ['payee', nia.id, 257],
  ])
  expect(rights).toMatchObject([{ postId: post.id, paymentId: paid[0]?.id }])
  const mine = await (await call('GET /api/purchases', { as: rook })).json<Purchases>()
  expect(mine).toEqual({ items: [post.id], billing: 'demo' })
  const seen = await (await call(`GET /api/posts/${post.id}`, { as: rook })).json<Post>()
  expect(seen).toMatchObject({ price: { cents: 299, locked: false }, audioUrl: post.audioUrl })
})

test("sends one event to the buyer's own channel and none to others", async () => {
  const [nia, rook] = [await createPerson('Nia', PRO), await createPerson('Rook')]
  const post = await publishSong(nia, 99)
  const before = (await db.select().from(events).where(eq(events.subjectId, post.id))).length
  await buy(rook, post)
  await buy(rook, post)
  const newEvents = (await db.select().from(events).where(eq(events.subjectId, post.id))).slice(before)
  expect(newEvents).toMatchObject([
    { channel: getUserChannel(rook.id), type: 'post.changed', kind: 'nightingale' },
  ])
})

test('charges once for ten concurrent purchases', async () => {
  const [nia, rook] = [await createPerson('Nia', PRO), await createPerson('Rook')]
  const post = await publishSong(nia, 999)
  const answers = await Promise.all(Array.from({ length: 10 }, () => requestPurchase(rook, post)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  const { paid, entries, rights } = await readAccounting(rook)
  expect([paid.length, entries.length, rights.length]).toEqual([1, 4, 1])
  expect(await buy(rook, post)).toEqual({ status: 'paid' })
  expect((await readAccounting(rook)).paid).toHaveLength(1)
})

test('grants authors and collaborators access without payment', async () => {
  const nia = await createPerson('Nia', PRO)
  const cast = await publishOwlcast(nia, { priceCents: 499 })
  for (const post of [cast, await publishSong(nia, 99)])
    expect(await (await requestPurchase(nia, post, 1)).json()).toEqual({ status: 'paid' })
  expect((await readAccounting(nia)).paid).toEqual([])
})

test('refuses any price but the current one and returns that', async () => {
  const [nia, rook] = [await createPerson('Nia', PRO), await createPerson('Rook')]
  const post = await publishSong(nia, 499)
  for (const cents of [1, 99, 498, 500])
    expect(await readError(await requestPurchase(rook, post, cents))).toEqual([
      409,
      'purchase.price_changed',
      { cents: 499, price: '$4.99' },
    ])
  await env.DB.prepare('update posts set price_cents = 999 where id = ?').bind(post.id).run()
  expect((await readError(await requestPurchase(rook, post, 499)))[2]).toEqual({ cents: 999, price: '$9.99' })
  for (const json of [
    { cents: 0 },
    { cents: -499 },
    { cents: 4.99 },
    { cents: '499' },
    {},
    { cents: 499, payerId: nia.id },
  ])
    expect((await call(`POST /api/posts/${post.id}/purchase`, { as: rook, json })).status).toBe(400)
  expect((await readAccounting(rook)).paid).toEqual([])
  expect(await getPlayStatus(rook, post)).toBe(402)
})

test('refuses invisible and free posts, and visitors', async () => {
  const [nia, rook] = [await createPerson('Nia', PRO), await createPerson('Rook')]
  const hidden = await publishOwlcast(nia, { priceCents: 499, visibility: 'private' })
  expect(await readError(await requestPurchase(rook, hidden))).toEqual([404, 'post.not_found', null])
  expect(await readError(await requestPurchase(rook, { id: 'post_nothing', price: null }, 99))).toEqual([
    404,
    'post.not_found',
    null,
  ])
  const free = await publishSquawk(nia)
  expect(await readError(await requestPurchase(rook, free, 99))).toEqual([409, 'purchase.free', null])
  expect(await readError(await requestPurchase(null, free, 99))).toEqual([401, 'auth.required', null])
  const unlisted = await publishOwlcast(nia, { priceCents: 499, visibility: 'unlisted' })
  expect(await buy(rook, unlisted)).toEqual({ status: 'paid' })
})

test('keeps accounting rows after the post and its users are deleted', async () => {
  const [nia, rook] = [await createPerson('Nia', PRO), await createPerson('Rook')]
  const post = await publishSong(nia, 299)
  await buy(rook, post)
  await call(`DELETE /api/posts/${post.id}`, { as: nia })
  await env.DB.prepare('delete from users where id = ?').bind(rook.id).run()
  await env.DB.prepare('delete from profiles where id = ?').bind(rook.id).run()
  const { paid, entries, rights } = await readAccounting(rook)
  expect([paid.length, entries.length, rights.length]).toEqual([1, 4, 0])
  expect(entries.reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
})

test.each([
  'update ledger set cents = 0',
  'delete from ledger',
  "update payments set state = 'lapsed' where state = 'paid'",
  'update payments set cents = 1',
  'delete from payments',
])('protects accounting rows from: %s', async (statement) => {
  const [nia, rook] = [await createPerson('Nia', PRO), await createPerson('Rook')]
  await buy(rook, await publishSong(nia, 99))
  await expect(env.DB.prepare(statement).run()).rejects.toThrow(/never/)
})

test('resumes an interrupted payment instead of starting another', async () => {
  const [nia, rook] = [await createPerson('Nia', PRO), await createPerson('Rook')]
  const post = await publishSong(nia, 99)
  const row = { subject: 'post', subjectId: post.id, cents: 99, feeCents: 1, provider: 'demo' } as const
  await db.insert(payments).values({
    id: getTools().ids.make('pay'),
    payerId: rook.id,
    payeeId: nia.id,
    ...row,
    state: 'started',
    createdAt: getTools().clock.now(),
  })
  expect(await buy(rook, post)).toEqual({ status: 'paid' })
  expect((await readAccounting(rook)).paid).toMatchObject([{ state: 'paid' }])
  expect(await getPlayStatus(rook, post)).toBe(200)
})
