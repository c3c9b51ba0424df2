/** Refunds that a bank sent back: booked again, and the buyer and the operator are notified once. */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Earnings, Payouts } from '../../domain/earnings/earnings.schema'
import type { Notifications } from '../../domain/notifications/notifications.schema'
import { users } from '../../worker/database/tables/auth.table'
import { ledger, payments } from '../../worker/database/tables/billing.table'
import { outbox } from '../../worker/database/tables/outbox.table'
import { publishSong } from '../support/payments'
import {
  createPaidEvent,
  createStripeEvent,
  parseSessionId,
  postJson,
  sendWebhook,
  setStripeAnswers,
} from '../support/stripe'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

const { db } = getTools()
const OPERATOR = env.REPORTS_TO ?? ''
const SOLD = { payer: -299, provider: 39, platform: 3, payee: 257 }
const REFUNDED = { payer: 0, provider: 39, platform: -39, payee: 0 }

beforeEach(async () => {
  await setStripeAnswers()
  await db.run('delete from outbox')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  setClockOffset(0)
  vi.restoreAllMocks()
})

type Sale = { nia: Person; rook: Person; charge: string; session: string }

/** Starts a sale at Stripe; `pay` reports its payment. */
async function startSale(): Promise<Sale & { pay: () => Promise<number> }> {
  const [nia, rook] = [await createPerson('Nia', { pro: true }), await createPerson('Rook')]
  const post = await publishSong(nia, 299, { title: 'Low tide' })
  const answer = await postJson(`/api/posts/${post.id}/purchase`, rook, { cents: 299 })
  const session = parseSessionId((await answer.json<{ url: string }>()).url)
  const charge = session.replace('cs_', 'pi_')
  return { nia, rook, charge, session, pay: () => sendWebhook(createPaidEvent(session, 299)) }
}
async function createSale(): Promise<Sale> {
  const sale = await startSale()
  expect(await sale.pay()).toBe(204)
  return sale
}

const reportTotal = (charge: string, cents: number) =>
  sendWebhook(
    createStripeEvent('charge.refunded', {
      object: 'charge',
      payment_intent: charge,
      amount: 299,
      amount_refunded: cents,
      currency: 'usd',
    }),
  )
/** Reports one refund, as the events `refund.*` do. */
const reportRefund = (
  charge: string,
  { type = 'refund.updated', name = 're_1', created = 1_795_000_100, ...given }: Record<string, unknown>,
) =>
  sendWebhook(
    createStripeEvent(
      String(type),
      {
        object: 'refund',
        id: `${name}_${charge}`,
        payment_intent: charge,
        currency: 'usd',
        amount: 299,
        status: 'succeeded',
        ...given,
      },
      { created },
    ),
  )
const FAILED = { type: 'refund.failed', status: 'failed', failure_reason: 'expired_or_canceled_card' }

async function readBalances({ rook }: Sale): Promise<Record<string, number>> {
  const rows = await db
    .select({ account: ledger.account, cents: ledger.cents })
    .from(ledger)
    .innerJoin(payments, eq(payments.id, ledger.paymentId))
    .where(eq(payments.payerId, rook.id))
  const balances: Record<string, number> = {}
  for (const { account, cents } of rows) balances[account] = (balances[account] ?? 0) + cents
  expect(Object.values(balances).reduce((sum, cents) => sum + cents, 0)).toBe(0)
  return balances
}
const listNotices = async (as: Person) => {
  const { items } = await (await call('GET /api/notifications', { as })).json<Notifications>()
  return items.filter(({ reason }) => reason === 'system').map(({ message, count }) => [message, count])
}
const listMails = async (to: string) => (await db.select().from(outbox)).filter((row) => row.recipient === to)
const fetchSale = async ({ nia }: Sale) =>
  (await (await call('GET /api/me/earnings', { as: nia })).json<Earnings>()).items[0]
const fetchBalance = async ({ nia }: Sale) =>
  (await (await call('GET /api/me/payouts', { as: nia })).json<Payouts>()).balanceCents

test('gives the author their share again, and notifies the buyer and the operator once', async () => {
  const sale = await createSale()
  await db.update(users).set({ language: 'de' }).where(eq(users.id, sale.rook.id))
  await reportRefund(sale.charge, { type: 'refund.created', status: 'pending' })
  await reportTotal(sale.charge, 299)
  expect(await readBalances(sale)).toEqual(REFUNDED)
  const reports = await Promise.all([reportRefund(sale.charge, FAILED), reportRefund(sale.charge, FAILED)])
  expect([...reports, await reportRefund(sale.charge, FAILED)]).toEqual([204, 204, 204])
  // Earlier state is reported last.
  await reportRefund(sale.charge, { status: 'succeeded', created: 1_795_000_900 })
  await reportTotal(sale.charge, 299)
  expect(await readBalances(sale)).toEqual(SOLD)
  expect(await fetchSale(sale)).toMatchObject({ state: 'pending', takenBackCents: 0 })
  expect(await fetchBalance(sale)).toBe(257)
  expect(await listNotices(sale.rook)).toEqual([['refund.failed', 1]])
  const [toBuyer, ...others] = await listMails(`${sale.rook.email}`)
  expect(others).toEqual([])
  expect(toBuyer?.text).toContain('$2.99')
  expect(toBuyer?.text).toContain('„Low tide“')
  const [toOperator, ...more] = await listMails(OPERATOR)
  expect(more).toEqual([])
  expect(toOperator?.text).toMatch(/re_1_pi_.*\$2\.99.*expired_or_canceled_card/s)
  // Neither names the other.
  expect(toOperator?.text).not.toContain(sale.rook.username)
  expect(await listNotices(sale.nia)).toEqual([])
})

test('books a refund that failed, by the event of an older version', async () => {
  const sale = await createSale()
  await reportTotal(sale.charge, 299)
  expect(await reportRefund(sale.charge, { ...FAILED, type: 'charge.refund.updated' })).toBe(204)
  expect(await readBalances(sale)).toEqual(SOLD)
  expect(await listNotices(sale.rook)).toEqual([['refund.failed', 1]])
  expect(await listMails(OPERATOR)).toHaveLength(1)
})

test('books a canceled refund, and notifies nobody: no money left', async () => {
  const sale = await createSale()
  await reportTotal(sale.charge, 299)
  await reportRefund(sale.charge, { type: 'refund.created', status: 'pending' })
  const canceled = { type: 'refund.updated', status: 'canceled', failure_reason: undefined }
  expect(await reportRefund(sale.charge, canceled)).toBe(204)
  expect(await readBalances(sale)).toEqual(SOLD)
  expect(await listNotices(sale.rook)).toEqual([])
  expect(await listMails(OPERATOR)).toEqual([])
})

test('counts a repeated refund after a failed one, whether Stripe lowers its total or not', async () => {
  for (const total of [299, 598]) {
    const sale = await createSale()
    await reportRefund(sale.charge, { type: 'refund.created' })
    await reportTotal(sale.charge, 299)
    await reportRefund(sale.charge, FAILED)
    await reportRefund(sale.charge, { type: 'refund.created', name: 're_2' })
    await reportTotal(sale.charge, total)
    expect(await readBalances(sale)).toEqual(REFUNDED)
    expect(await fetchSale(sale)).toMatchObject({ state: 'refunded' })
  }
})

test('leaves the other parts of a payment refunded', async () => {
  const sale = await createSale()
  await reportRefund(sale.charge, { type: 'refund.created', name: 're_1', amount: 100 })
  await reportRefund(sale.charge, { type: 'refund.created', name: 're_2', amount: 199 })
  await reportTotal(sale.charge, 299)
  await reportRefund(sale.charge, { ...FAILED, name: 're_2', amount: 199 })
  expect(await readBalances(sale)).toMatchObject({ payer: -199, payee: 171 })
  expect((await listMails(`${sale.rook.email}`))[0]?.text).toContain('$1.99')
})

test('books single refunds without a report of their total', async () => {
  const sale = await createSale()
  await reportRefund(sale.charge, { type: 'refund.created' })
  expect(await readBalances(sale)).toEqual(REFUNDED)
})

test('calls a sale paid out again whose refund failed after its payout', async () => {
  const sale = await createSale()
  await db.run(`insert into payouts (id, payee_id, provider, account, cents, until, state, reference, created_at)
    values ('pout_${sale.charge}', '${sale.nia.id}', 'stripe', 'acct_1', 257, ${getTools().clock.now()}, 'sent', 'tr_1', 1)`)
  expect(await fetchSale(sale)).toMatchObject({ state: 'paid_out' })
  setClockOffset(60_000)
  await reportTotal(sale.charge, 299)
  expect(await fetchBalance(sale)).toBe(-257)
  await reportRefund(sale.charge, FAILED)
  expect(await fetchBalance(sale)).toBe(0)
  expect(await fetchSale(sale)).toMatchObject({ state: 'paid_out', takenBackCents: 0 })
})

test('reports a failed refund that was reported before its payment', async () => {
  const sale = await startSale()
  expect(await reportRefund(sale.charge, FAILED)).toBe(204)
  expect(await listMails(OPERATOR)).toEqual([])
  await sale.pay()
  expect(await readBalances(sale)).toEqual(SOLD)
  expect(await listNotices(sale.rook)).toEqual([['refund.failed', 1]])
  expect(await listMails(OPERATOR)).toHaveLength(1)
})

test('notifies the operator when the buyer is gone', async () => {
  const sale = await createSale()
  await reportTotal(sale.charge, 299)
  await db.run(`delete from users where id = '${sale.rook.id}'`)
  expect(await reportRefund(sale.charge, FAILED)).toBe(204)
  expect(await readBalances(sale)).toEqual(SOLD)
  expect((await db.select().from(outbox)).map(({ recipient }) => recipient)).toEqual([OPERATOR])
})

test.each([
  ['of a charge that is not ours', { payment_intent: 'pi_of_another_shop' }],
  ['without a charge', { payment_intent: null }],
  ['in another currency', { currency: 'eur' }],
  ['in an unknown state', { status: 'constructor' }],
  ['of half a cent', { amount: 0.5 }],
  ['that is no refund', { object: 'charge' }],
])('ignores a report %s', async (_, given) => {
  const sale = await createSale()
  expect(await reportRefund(sale.charge, { ...FAILED, ...given })).toBe(204)
  expect(await readBalances(sale)).toEqual(SOLD)
  expect(await db.select().from(outbox)).toEqual([])
})

test('refuses a report that nobody signed', async () => {
  const sale = await createSale()
  await reportTotal(sale.charge, 299)
  const body = createStripeEvent('refund.failed', {
    object: 'refund',
    id: 're_1',
    payment_intent: sale.charge,
    amount: 299,
    currency: 'usd',
    status: 'failed',
  })
  expect(await sendWebhook(body, 't=1,v1=00')).toBe(400)
  expect(await readBalances(sale)).toEqual(REFUNDED)
})
