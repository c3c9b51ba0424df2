/** Payouts by Stripe Connect: accounts, transfers by cron, and what Stripe reports about them. */

import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PAYOUT_HOLD_DAYS, PAYOUT_MIN_CENTS } from '../../domain/billing/billing.limits'
import type { Earnings, Payouts } from '../../domain/earnings/earnings.schema'
import type { Notifications } from '../../domain/notifications/notifications.schema'
import { DAY_MS } from '../../domain/time/units'
import { deleteSettledAccounts } from '../../worker/billing/payouts.repo'
import { PAYOUT_EVERY_DAYS, PAYOUT_RETRY_HOURS, sendPayouts } from '../../worker/billing/send-payouts.service'
import { users } from '../../worker/database/tables/auth.table'
import { ledger, payments } from '../../worker/database/tables/billing.table'
import { outbox } from '../../worker/database/tables/outbox.table'
import { payoutAccounts, payouts } from '../../worker/database/tables/payouts.table'
import { profiles } from '../../worker/database/tables/people.table'
import { createBilling } from '../../worker/tools/billing'
import { createDemoBilling } from '../../worker/tools/demo-billing'
import { publishSong } from '../support/payments'
import {
  CONNECT_SECRET,
  callWorker,
  createPaidEvent,
  createStripeEvent,
  getStripeState,
  parseSessionId,
  postJson,
  sendWebhook,
  setStripeAccount,
  setStripeAnswers,
  stripeBindings,
} from '../support/stripe'
import { createPerson, getTools, type Person, setClockOffset } from '../support/world'

const { db } = getTools()
const HOLD_MS = PAYOUT_HOLD_DAYS * DAY_MS
const PRICE = 4999
const SHARE = 4776
const logged: string[] = []

beforeEach(async () => {
  await setStripeAnswers()
  await db.run('update payout_accounts set due_at = 9999999999999')
  logged.length = 0
  vi.spyOn(console, 'error').mockImplementation((line) => logged.push(String(line)))
})
afterEach(() => {
  setClockOffset(0)
  vi.restoreAllMocks()
})

const request = (path: string, as: Person, bindings: typeof env = stripeBindings) =>
  callWorker(new Request(`${env.ORIGIN}${path}`, { headers: { cookie: as.cookie } }), bindings)
const fetchPayouts = async (as: Person): Promise<Payouts> => (await request('/api/me/payouts', as)).json()
const fetchStates = async (as: Person) => {
  const { items } = await (await request('/api/me/earnings', as)).json<Earnings>()
  return items.map(({ state }) => state)
}
const openAccount = (as: Person, bindings: typeof env = stripeBindings) =>
  postJson('/api/me/payouts/account', as, {}, bindings)
const listPayoutRows = (of: Person) => db.select().from(payouts).where(eq(payouts.payeeId, of.id))

/** Runs the cron step as a Worker with an account at Stripe. */
const runPayouts = () => sendPayouts({ ...getTools(), billing: createBilling(stripeBindings) })

/** Opens an account; returns its id at Stripe. */
async function createAccount(as: Person): Promise<string> {
  expect((await openAccount(as)).status).toBe(200)
  const [row] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.userId, as.id))
  return row?.reference ?? ''
}

async function enableAccount(as: Person): Promise<string> {
  const account = await createAccount(as)
  await setStripeAccount(account, 'enabled')
  await fetchPayouts(as)
  await db.update(payoutAccounts).set({ dueAt: 0 }).where(eq(payoutAccounts.userId, as.id))
  return account
}

/** Sells a song at Stripe; returns the id of the charge. */
async function sell(author: Person, buyer: Person, cents = PRICE): Promise<string> {
  const post = await publishSong(author, cents)
  const answer = await postJson(`/api/posts/${post.id}/purchase`, buyer, { cents })
  const session = parseSessionId((await answer.json<{ url: string }>()).url)
  await sendWebhook(createPaidEvent(session, cents))
  return session.replace('cs_', 'pi_')
}
const createPeople = async () =>
  [await createPerson('Nia', { pro: true }), await createPerson('Rook')] as const

/** Sets the clock to `ms` after the real time; everybody stays signed in. */
async function moveClock(ms: number): Promise<void> {
  setClockOffset(ms)
  await db.run('update sessions set expires_at = 9999999999999')
}

const sendAccountEvent = (type: string, account: string, object: object, created = 1_795_000_000) =>
  sendWebhook(createStripeEvent(type, object, { account, created }), undefined, CONNECT_SECRET)

test('opens one account for an author, and leads to its page', async () => {
  const [nia] = await createPeople()
  expect(await fetchPayouts(nia)).toMatchObject({
    billing: 'stripe',
    isOffered: true,
    account: 'not_started',
  })
  const links = await Promise.all([openAccount(nia), openAccount(nia)])
  expect(links.map(({ status }) => status)).toEqual([200, 200])
  const { asked } = await getStripeState()
  const forms = asked.map(({ path, body }) => [path, Object.fromEntries(new URLSearchParams(body))] as const)
  const [row, ...others] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.userId, nia.id))
  expect(others).toEqual([])
  expect(forms).toContainEqual([
    '/v1/accounts',
    { type: 'express', 'capabilities[transfers][requested]': 'true', 'metadata[user]': nia.id },
  ])
  const returnUrl = `${env.ORIGIN}/?view=settings&section=earnings`
  expect(forms).toContainEqual([
    '/v1/account_links',
    { account: row?.reference, type: 'account_onboarding', return_url: returnUrl, refresh_url: returnUrl },
  ])
  // Neither name nor address leave: Stripe asks for them.
  expect(asked.map(({ body }) => body).join()).not.toContain('nia')
  expect((await links[0]?.json<{ url: string }>())?.url).toContain(`/setup/${row?.reference}`)
})

test('opens no account for a suspended author, who keeps the one they have', async () => {
  const [nia, rook] = await createPeople()
  await createAccount(nia)
  await setStripeAnswers()
  await db.update(profiles).set({ suspendedUntil: getTools().clock.now() + 60_000 })
  const refused = await openAccount(rook)
  const { error } = await refused.json<{ error: { code: string } }>()
  expect([refused.status, error.code]).toEqual([403, 'safety.suspended'])
  expect((await getStripeState()).asked).toEqual([])
  expect((await openAccount(nia)).status).toBe(200)
})

test('follows the state of an account', async () => {
  const [nia, rook] = await createPeople()
  const account = await createAccount(nia)
  expect(await fetchPayouts(nia)).toMatchObject({ account: 'onboarding' })
  await setStripeAccount(account, 'submitted')
  expect(await fetchPayouts(nia)).toMatchObject({ account: 'restricted' })
  await setStripeAccount(account, 'enabled')
  expect(await fetchPayouts(nia)).toMatchObject({ account: 'enabled' })
  expect(await (await openAccount(nia)).json()).toMatchObject({ url: expect.stringContaining('/express/') })
  // The account of another stays theirs.
  expect(await fetchPayouts(rook)).toMatchObject({ account: 'not_started' })
  expect(await createAccount(rook)).not.toBe(account)
})

test('reads an account again when Stripe reports a change, whatever the report contains', async () => {
  const [nia] = await createPeople()
  const account = await createAccount(nia)
  const readState = async () =>
    (await db.select().from(payoutAccounts).where(eq(payoutAccounts.userId, nia.id)))[0]?.state
  // An old report arrives late: it says enabled, and Stripe does not.
  const old = { object: 'account', id: account, payouts_enabled: true, details_submitted: true }
  expect(await sendAccountEvent('account.updated', account, old)).toBe(204)
  expect(await readState()).toBe('onboarding')
  await setStripeAccount(account, 'enabled')
  expect(await sendAccountEvent('account.updated', account, { ...old, payouts_enabled: false })).toBe(204)
  expect(await readState()).toBe('enabled')
  // Restricted by Stripe later.
  await setStripeAccount(account, 'submitted')
  expect(await sendAccountEvent('capability.updated', account, { object: 'capability' })).toBe(204)
  expect(await readState()).toBe('restricted')
  // Stripe reports it again when it could not be read.
  await setStripeAnswers({ status: 500 })
  expect(await sendAccountEvent('account.updated', account, old)).toBe(502)
  expect(await sendAccountEvent('account.updated', 'acct_of_nobody', old)).toBe(204)
  const forged = createStripeEvent('account.updated', old, { account })
  expect(await sendWebhook(forged, undefined, 'whsec_guessed')).toBe(400)
})

test('pays out once what is old enough, and calls its sales paid out', async () => {
  const [nia, rook] = await createPeople()
  const account = await enableAccount(nia)
  await sell(nia, rook)
  await runPayouts()
  expect((await getStripeState()).transfers).toEqual([])
  expect(await fetchPayouts(nia)).toMatchObject({ balanceCents: SHARE, payableCents: 0 })
  await moveClock(HOLD_MS + 1000)
  await db.update(payoutAccounts).set({ dueAt: 0 }).where(eq(payoutAccounts.userId, nia.id))
  await Promise.all([runPayouts(), runPayouts()])
  await runPayouts()
  const { transfers, asked } = await getStripeState()
  expect(transfers).toEqual([{ id: 'tr_1', amount: SHARE, destination: account }])
  const [payout, ...others] = await listPayoutRows(nia)
  expect(others).toEqual([])
  const sent = asked.find(({ path }) => path === '/v1/transfers')
  expect(sent?.headers['idempotency-key']).toBe(payout?.id)
  expect(Object.fromEntries(new URLSearchParams(sent?.body))).toEqual({
    amount: String(SHARE),
    currency: 'usd',
    destination: account,
    transfer_group: payout?.id,
    'metadata[payout]': payout?.id,
  })
  expect(await fetchStates(nia)).toEqual(['paid_out'])
  expect(await fetchPayouts(nia)).toMatchObject({
    balanceCents: 0,
    payableCents: 0,
    paidOutCents: SHARE,
    items: [{ id: payout?.id, cents: SHARE, state: 'sent' }],
  })
  // The next one is due in a month.
  const [row] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.userId, nia.id))
  expect((row?.dueAt ?? 0) - getTools().clock.now()).toBeGreaterThan((PAYOUT_EVERY_DAYS - 1) * DAY_MS)
})

test('waits for an account that is not enabled, and for enough to pay out', async () => {
  const [nia, rook] = await createPeople()
  await createAccount(nia)
  await sell(nia, rook)
  const wren = await createPerson('Wren', { pro: true })
  await enableAccount(wren)
  await sell(wren, rook, PAYOUT_MIN_CENTS)
  await moveClock(HOLD_MS + 1000)
  await db.run(`update payout_accounts set due_at = 0 where user_id in ('${nia.id}', '${wren.id}')`)
  await runPayouts()
  expect((await getStripeState()).transfers).toEqual([])
  expect([...(await listPayoutRows(nia)), ...(await listPayoutRows(wren))]).toEqual([])
  expect(await fetchStates(nia)).toEqual(['pending'])
})

test('sends the same payout again after no answer, and owes it again after a refusal', async () => {
  const [nia, rook] = await createPeople()
  const account = await enableAccount(nia)
  await sell(nia, rook)
  await moveClock(HOLD_MS + 1000)
  await setStripeAnswers('hangs up')
  await runPayouts()
  const [open] = await listPayoutRows(nia)
  expect(open).toMatchObject({ state: 'started', cents: SHARE })
  expect(await fetchPayouts(nia)).toMatchObject({ balanceCents: 0, items: [{ state: 'started' }] })
  expect(logged.join()).toContain('a payout was unclear')
  const retry = async () => {
    await moveClock(HOLD_MS + 1000 + ++tries * (PAYOUT_RETRY_HOURS + 1) * 3_600_000)
    await runPayouts()
  }
  let tries = 0
  await setStripeAccount(account, 'submitted')
  await retry()
  expect(await listPayoutRows(nia)).toMatchObject([{ id: open?.id, state: 'failed' }])
  expect(await fetchPayouts(nia)).toMatchObject({ balanceCents: SHARE, paidOutCents: 0 })
  expect(await fetchStates(nia)).toEqual(['pending'])
  await setStripeAccount(account, 'enabled')
  await retry()
  const rows = await listPayoutRows(nia)
  expect(rows.map(({ state }) => state).sort()).toEqual(['failed', 'sent'])
  expect((await getStripeState()).transfers).toMatchObject([{ amount: SHARE, destination: account }])
  expect(logged.join()).not.toMatch(/sk_test|acct_/)
})

test('subtracts refunds of what was paid out from the next payout', async () => {
  const [nia, rook] = await createPeople()
  await enableAccount(nia)
  const charge = await sell(nia, rook)
  await moveClock(HOLD_MS + 1000)
  await runPayouts()
  const refund = { object: 'charge', payment_intent: charge, amount_refunded: PRICE, currency: 'usd' }
  expect(await sendWebhook(createStripeEvent('charge.refunded', refund))).toBe(204)
  expect(await fetchStates(nia)).toEqual(['refunded'])
  expect(await fetchPayouts(nia)).toMatchObject({ balanceCents: -SHARE, paidOutCents: SHARE })
  await sell(nia, rook)
  await sell(nia, rook)
  await moveClock(3 * HOLD_MS)
  await db.update(payoutAccounts).set({ dueAt: 0 }).where(eq(payoutAccounts.userId, nia.id))
  await runPayouts()
  expect((await getStripeState()).transfers.map(({ amount }) => amount)).toEqual([SHARE, SHARE])
  const entries = await db.select().from(ledger).where(eq(ledger.userId, nia.id))
  const earned = entries.reduce((sum, { cents }) => sum + cents, 0)
  expect(earned).toBe(2 * SHARE)
})

test('shows that the bank refused a payout until it took one, in whichever order Stripe reports', async () => {
  const [nia] = await createPeople()
  const account = await enableAccount(nia)
  const report = (type: string, created: number) =>
    sendAccountEvent(type, account, { object: 'payout', id: 'po_1' }, created)
  expect(await report('payout.failed', 1_795_000_200)).toBe(204)
  expect(await report('payout.failed', 1_795_000_200)).toBe(204)
  expect(await fetchPayouts(nia)).toMatchObject({ isBankRefusing: true })
  expect(await report('payout.paid', 1_795_000_100)).toBe(204)
  expect(await fetchPayouts(nia)).toMatchObject({ isBankRefusing: true })
  expect(await report('payout.paid', 1_795_000_300)).toBe(204)
  expect(await fetchPayouts(nia)).toMatchObject({ isBankRefusing: false })
  // Payouts of the site's own account name none.
  const own = createStripeEvent('payout.failed', { object: 'payout' }, { created: 1_795_000_400 })
  expect(await sendWebhook(own)).toBe(204)
  expect(await fetchPayouts(nia)).toMatchObject({ isBankRefusing: false })
})

test('notifies an author once in their language that the bank refused a payout', async () => {
  const [nia, rook] = await createPeople()
  const account = await enableAccount(nia)
  await db.update(users).set({ language: 'de' }).where(eq(users.id, nia.id))
  const report = (type: string, created: number) =>
    sendAccountEvent(type, account, { object: 'payout', id: 'po_1' }, created)
  const listNotices = async (as: Person) => {
    const { items } = await (await request('/api/notifications', as)).json<Notifications>()
    return items.map(({ reason, message, count }) => [reason, message, count])
  }
  const listEmails = async () =>
    (await db.select().from(outbox)).filter(({ recipient }) => recipient === nia.email)
  await report('payout.paid', 1_795_000_200)
  expect(await listNotices(nia)).toEqual([])
  const refusals = await Promise.all([
    report('payout.failed', 1_795_000_200),
    report('payout.failed', 1_795_000_200),
  ])
  expect([...refusals, await report('payout.failed', 1_795_000_100)]).toEqual([204, 204, 204])
  expect(await listNotices(nia)).toEqual([['system', 'payout.refused', 1]])
  expect(await listEmails()).toMatchObject([{ subject: 'Deine Bank hat eine Auszahlung abgelehnt' }])
  // It took one, and refused the next.
  await report('payout.paid', 1_795_000_300)
  await report('payout.failed', 1_795_000_400)
  expect(await listNotices(nia)).toEqual([['system', 'payout.refused', 2]])
  expect(await listEmails()).toHaveLength(2)
  expect(await listNotices(rook)).toEqual([])
  expect(await sendAccountEvent('payout.failed', 'acct_of_nobody', { object: 'payout' })).toBe(204)
})

test('refuses to open an account without payouts, and keeps what is owed', async () => {
  const [nia, rook] = await createPeople()
  await sell(nia, rook)
  const bindings = { ...stripeBindings, STRIPE_CONNECT_WEBHOOK_SECRET: '' }
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const refused = await openAccount(nia, bindings)
  expect([refused.status, await refused.json()]).toMatchObject([
    503,
    { error: { code: 'payouts.not_offered' } },
  ])
  const shown = await (await request('/api/me/payouts', nia, bindings)).json<Payouts>()
  expect(shown).toMatchObject({ isOffered: false, balanceCents: SHARE })
})

test('reports a failure of Stripe, and creates no account', async () => {
  const [nia] = await createPeople()
  await setStripeAnswers({ status: 500 })
  const refused = await openAccount(nia)
  expect([refused.status, await refused.json()]).toMatchObject([502, { error: { code: 'payouts.failed' } }])
  expect(await db.select().from(payoutAccounts).where(eq(payoutAccounts.userId, nia.id))).toEqual([])
})

test('shows developers what would be sent, and sends nothing', async () => {
  const lines: string[] = []
  const { payouts: demo } = createDemoBilling((line) => lines.push(line))
  await demo?.createAccount('usr_1')
  await demo?.createLink({ reference: 'demo:usr_1', isEnabled: false, doneUrl: env.ORIGIN })
  expect(await demo?.transfer({ id: 'pout_1', account: 'demo:usr_1', cents: 296 })).toMatchObject({
    status: 'sent',
  })
  expect(lines.map((line) => JSON.parse(line).path)).toEqual([
    '/v1/accounts',
    '/v1/account_links',
    '/v1/transfers',
  ])
  expect(JSON.parse(lines[2] ?? '')).toMatchObject({ form: { amount: '296', destination: 'demo:usr_1' } })
  expect((await getStripeState()).asked).toEqual([])
})

test('pays a deleted author what is owed, and forgets the account then', async () => {
  const [nia, rook] = await createPeople()
  const account = await enableAccount(nia)
  await sell(nia, rook, 299)
  await deleteSettledAccounts(db, nia.id)
  await db.run(`delete from users where id = '${nia.id}'`)
  const readAccounts = () => db.select().from(payoutAccounts).where(eq(payoutAccounts.userId, nia.id))
  expect(await readAccounts()).toHaveLength(1)
  await moveClock(HOLD_MS + 1000)
  await runPayouts()
  expect((await getStripeState()).transfers).toMatchObject([{ amount: 257, destination: account }])
  expect(await readAccounts()).toEqual([])
  expect((await db.select().from(payments).where(eq(payments.payeeId, nia.id))).length).toBe(1)
})
