/** Pro: one month for each payment, by the server's clock only. */
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { type Hint, NO_KIND } from '../../domain/live/live'
import { HOUR_MS } from '../../domain/time/units'
import { settlePayment } from '../../worker/billing/settle.service'
import { ledger, payments } from '../../worker/database/tables/billing.table'
import { listRouteDefinitions } from '../../worker/gate/define-route'
import { fetchMe, goPro, keepSignedIn, requestPro, setProEnd } from '../support/plans'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

const { db } = getTools()
afterEach(() => setClockOffset(0))

async function readAccounting(payer: Person) {
  const paid = await db.select().from(payments).where(eq(payments.payerId, payer.id))
  const ids = paid.map(({ id }) => id)
  return {
    paid,
    entries: (await db.select().from(ledger)).filter(({ paymentId }) => ids.includes(paymentId)),
  }
}
const readErrorCode = async (answer: Response) =>
  (await answer.json<{ error: { code: string } }>()).error.code
const parseTime = (text: string) => Date.parse(text)
/** Sets the server's clock. */
const setClockTo = (moment: number) => setClockOffset(moment - Date.now())

test('grants Pro at once for a month after a payment, and records it in the ledger', async () => {
  const wren = await createPerson('Wren')
  expect(await fetchMe(wren)).toMatchObject({ isPro: false, proExpiresAt: null })
  setClockTo(parseTime('2027-03-10T12:30:15.250Z'))
  await keepSignedIn(wren)
  const endsAt = await goPro(wren)
  expect(endsAt - parseTime('2027-04-10T12:30:15.250Z')).toBeLessThan(60_000)
  expect(endsAt).toBeGreaterThanOrEqual(parseTime('2027-04-10T12:30:15.250Z'))
  expect(await fetchMe(wren)).toMatchObject({ isPro: true, proExpiresAt: endsAt })
  const { paid, entries } = await readAccounting(wren)
  expect(paid).toMatchObject([
    {
      subject: 'plan',
      subjectId: 'pro',
      cents: 100,
      costCents: 33,
      feeCents: 67,
      provider: 'demo',
      state: 'paid',
      payeeId: null,
    },
  ])
  expect(entries.map(({ account, cents }) => [account, cents])).toEqual([
    ['payer', -100],
    ['provider', 33],
    ['platform', 67],
  ])
})

test("sends one event to the user's own devices and none to others", async () => {
  const [wren, teal] = [await createPerson('Wren'), await createPerson('Teal')]
  const fetchEvents = async (as: Person, query = '') =>
    (await call(`GET /api/events${query}`, { as })).json<{ items: Hint[]; seq: number }>()
  // A feed without any event requires a reset and lists none.
  await publishSquawk(teal)
  const seqBefore = (await fetchEvents(wren)).seq
  const listAccountEvents = async (as: Person) => {
    const { items } = await fetchEvents(as, `?after=${seqBefore}`)
    return items.filter(({ type }) => type === 'account.changed')
  }
  await Promise.all([requestPro(wren), requestPro(wren)])
  expect(await listAccountEvents(wren)).toMatchObject([{ kind: NO_KIND, id: wren.id }])
  expect(await listAccountEvents(teal)).toEqual([])
})

test("ends Pro by the server's clock to the millisecond", async () => {
  const wren = await createPerson('Wren')
  await keepSignedIn(wren)
  const endsAt = await goPro(wren)
  setClockTo(endsAt - 30_000)
  expect((await fetchMe(wren)).isPro).toBe(true)
  setClockTo(endsAt + 1)
  expect(await fetchMe(wren)).toMatchObject({ isPro: false, proExpiresAt: endsAt })
  setClockTo(endsAt + 3 * HOUR_MS)
  expect((await goPro(wren)) - endsAt).toBeGreaterThan(28 * 24 * HOUR_MS)
  expect((await fetchMe(wren)).isPro).toBe(true)
})

test('adds a month to the end when upgrading while Pro is active', async () => {
  const wren = await createPerson('Wren')
  await setProEnd(wren, parseTime('2099-01-15T08:00:00.123Z'))
  expect(await goPro(wren)).toBe(parseTime('2099-02-15T08:00:00.123Z'))
  expect(await goPro(wren)).toBe(parseTime('2099-03-15T08:00:00.123Z'))
  expect((await readAccounting(wren)).paid).toHaveLength(2)
})

test.each([
  ['2099-01-31T23:59:59.999Z', '2099-02-28T23:59:59.999Z'],
  ['2096-01-30T00:00:00.000Z', '2096-02-29T00:00:00.000Z'],
  ['2099-02-28T12:00:00.000Z', '2099-03-28T12:00:00.000Z'],
  ['2099-03-31T12:00:00.000Z', '2099-04-30T12:00:00.000Z'],
  ['2099-11-30T12:00:00.000Z', '2099-12-30T12:00:00.000Z'],
  ['2099-12-31T12:00:00.000Z', '2100-01-31T12:00:00.000Z'],
])('ends a month after %s at %s', async (from, until) => {
  const wren = await createPerson('Wren')
  await setProEnd(wren, parseTime(from))
  expect(new Date(await goPro(wren)).toISOString()).toBe(until)
})

test('charges one month for ten concurrent or repeated requests', async () => {
  const wren = await createPerson('Wren')
  const answers = await Promise.all(Array.from({ length: 10 }, () => requestPro(wren, null)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  const ends = await Promise.all(answers.map((answer) => answer.json<{ proExpiresAt: number }>()))
  const { proExpiresAt } = await fetchMe(wren)
  expect(new Set(ends.map((one) => one.proExpiresAt))).toEqual(new Set([proExpiresAt]))
  expect((await requestPro(wren, null)).status).toBe(200)
  expect((await fetchMe(wren)).proExpiresAt).toBe(proExpiresAt)
  const { paid, entries } = await readAccounting(wren)
  expect([paid.length, entries.length]).toEqual([1, 3])
})

test('grants two months for two payments settled at once, each once', async () => {
  const wren = await createPerson('Wren')
  await setProEnd(wren, parseTime('2099-01-15T08:00:00.000Z'))
  const rows = ['a', 'b'].map((name) => ({
    id: getTools().ids.make('pay'),
    payerId: wren.id,
    payeeId: null,
    subject: 'plan',
    subjectId: `pro-${name}`,
    cents: 100,
    costCents: 33,
    feeCents: 67,
    provider: 'demo',
    reference: null,
    chargeReference: null,
    url: null,
    state: 'started',
    createdAt: 1,
    paidAt: null,
  })) as (typeof payments.$inferSelect)[]
  await db.insert(payments).values(rows)
  await Promise.all(
    [...rows, ...rows].map((row) =>
      settlePayment(getTools(), row, { reference: `demo:${row.id}`, chargeReference: null }),
    ),
  )
  expect(await fetchMe(wren)).toMatchObject({ proExpiresAt: parseTime('2099-03-15T08:00:00.000Z') })
  expect((await readAccounting(wren)).entries).toHaveLength(6)
})

test('refuses another price and an outdated end date before any payment', async () => {
  const wren = await createPerson('Wren')
  expect(await readErrorCode(await requestPro(wren, null, { cents: 1 }))).toBe('purchase.price_changed')
  expect(await readErrorCode(await requestPro(wren, 4_000_000_000_000))).toBe('plan.changed')
  expect(await readErrorCode(await requestPro(wren, 5))).toBe('plan.changed')
  expect(await readAccounting(wren)).toEqual({ paid: [], entries: [] })
  expect((await fetchMe(wren)).isPro).toBe(false)
})

test('ignores plan fields from the client on every route', async () => {
  const wren = await createPerson('Wren')
  const attack = {
    isPro: true,
    is_pro: true,
    plan: 'pro',
    proExpiresAt: 9e12,
    pro_expires_at: 9e12,
    role: 'admin',
  }
  expect((await requestPro(wren, null, attack)).status).toBe(400)
  expect((await requestPro(wren, null, { months: 12 })).status).toBe(400)
  const writes = listRouteDefinitions().filter(({ method }) => !['get', 'head', 'delete'].includes(method))
  for (const { method, path } of writes.filter((route) => route.path !== '/api/auth/sign-out')) {
    const route = `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, wren.id)}`
    await call(route, { as: wren, json: attack, key: 'a-key-that-fits' })
  }
  for (const method of ['PATCH', 'PUT', 'POST'])
    for (const path of ['/api/me', '/api/session', '/api/users/me', '/api/profile', '/api/plan'])
      expect((await call(`${method} ${path}`, { as: wren, json: attack })).ok).toBe(false)
  expect(await fetchMe(wren)).toMatchObject({ isPro: false, proExpiresAt: null, role: 'member' })
})
