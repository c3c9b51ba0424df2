/** The earnings in Settings: each state of the account and of the table. */
import { expect, test } from 'vitest'
import type { Earning, Payouts } from '../../../domain/earnings/earnings.schema'
import {
  failWith,
  findAlert,
  findBarriers,
  makeMe,
  renderApp,
  screen,
  setOnline,
  waitFor,
  waitForever,
  within,
} from '../../../tests/components'

const SETTINGS = '/?view=settings&group=plan'
const makePayouts = (given: Partial<Payouts> = {}): Payouts => ({
  billing: 'stripe',
  isOffered: true,
  account: 'enabled',
  isBankRefusing: false,
  balanceCents: 257,
  payableCents: 0,
  paidOutCents: 4776,
  items: [],
  ...given,
})
const makeSale = (given: Partial<Earning> = {}): Earning => ({
  id: 'pay_1',
  soldAt: Date.parse('2026-11-20T12:00:00Z'),
  postId: 'post_1',
  title: 'Low tide',
  kind: 'nightingale',
  cents: 299,
  costCents: 39,
  feeCents: 3,
  shareCents: 257,
  takenBackCents: 0,
  state: 'pending',
  ...given,
})
const findSection = async () =>
  within((await screen.findByRole('heading', { name: 'Earnings' })).closest('section') as HTMLElement)

test('lists sales with their parts, and what is owed and paid out', async () => {
  const items = [makeSale(), makeSale({ id: 'pay_2', title: null, takenBackCents: 257, state: 'refunded' })]
  await renderApp({
    path: SETTINGS,
    viewer: 'pro',
    api: {
      'GET /api/me/earnings': () => ({ items, cursor: null }),
      'GET /api/me/payouts': () => makePayouts(),
    },
  })
  const section = await findSection()
  const rows = await section.findAllByRole('row')
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Low tide.*\$2\.99.*\$0\.39.*\$0\.03.*\$2\.57Pending$/),
    expect.stringMatching(/A deleted post.*\$0\.00Refunded$/),
  ])
  expect(section.getByText('Paid out so far').nextSibling?.textContent).toBe('$47.76')
  expect(await findBarriers()).toEqual([])
})

test('loads further pages', async () => {
  const { user } = await renderApp({
    path: SETTINGS,
    viewer: 'pro',
    api: {
      'GET /api/me/earnings': (request) =>
        request.query.get('cursor')
          ? { items: [makeSale({ id: 'pay_2', title: 'High tide' })], cursor: null }
          : { items: [makeSale()], cursor: '1.pay_1' },
    },
  })
  const section = await findSection()
  await user.click(await section.findByRole('button', { name: 'Show more' }))
  expect(await section.findByText('High tide')).toBeTruthy()
  await waitFor(() => expect(section.queryByRole('button', { name: 'Show more' })).toBeNull())
})

test('says that nothing was sold, and sets up payouts', async () => {
  await renderApp({ path: SETTINGS, viewer: 'pro' })
  const section = await findSection()
  expect(await section.findByText('No sales yet')).toBeTruthy()
  expect(section.queryByRole('button', { name: 'Download as CSV' })).toBeNull()
  expect(await section.findByRole('button', { name: 'Set up payouts' })).toBeTruthy()
  expect(section.getByText('Demo payouts: no money is sent.')).toBeTruthy()
})

test('offers no payout account to a suspended author, who may open the one they have', async () => {
  const viewer = makeMe({ isPro: true, suspendedUntil: Date.now() + 86_400_000 })
  const { api, reload } = await renderApp({ path: SETTINGS, viewer })
  expect(await (await findSection()).findByText('Paid out so far')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Set up payouts' })).toBeNull()
  api.use({ 'GET /api/me/payouts': () => makePayouts() })
  await reload()
  expect(await screen.findByRole('button', { name: 'Open Stripe' })).toBeTruthy()
})

test('offers earnings to authors only', async () => {
  await renderApp({ path: SETTINGS, viewer: 'free' })
  await screen.findByRole('heading', { name: 'Subscription' })
  expect(screen.queryByRole('heading', { name: 'Earnings' })).toBeNull()
})

test.each([
  ['onboarding', {}, 'Continue', 'You’re not done yet'],
  ['restricted', {}, 'Add details', 'Stripe needs more'],
  ['enabled', { isBankRefusing: true }, 'Open Stripe', 'Your bank refused'],
] as const)('shows what an account that is %s needs', async (account, given, action, text) => {
  await renderApp({
    path: SETTINGS,
    viewer: 'pro',
    api: { 'GET /api/me/payouts': () => makePayouts({ account, ...given }) },
  })
  const section = await findSection()
  expect(await section.findByRole('button', { name: action })).toBeTruthy()
  expect(section.getByText(text, { exact: false })).toBeTruthy()
})

test('explains a negative balance, and a site that pays nobody out', async () => {
  await renderApp({
    path: SETTINGS,
    viewer: 'pro',
    api: { 'GET /api/me/payouts': () => makePayouts({ balanceCents: -257, isOffered: false }) },
  })
  const section = await findSection()
  expect(await section.findByText('−$2.57')).toBeTruthy()
  expect(section.getByText('Refunds took back more', { exact: false })).toBeTruthy()
  expect(section.getByText('This site doesn’t pay out by itself yet', { exact: false })).toBeTruthy()
  expect(section.queryByRole('button', { name: 'Open Stripe' })).toBeNull()
})

test('shows that it loads, and a failure with a retry', async () => {
  const { api, user } = await renderApp({
    path: SETTINGS,
    viewer: 'pro',
    api: { 'GET /api/me/earnings': waitForever(), 'GET /api/me/payouts': failWith('request.not_found') },
  })
  const section = await findSection()
  expect(await section.findAllByText('Loading your earnings', { exact: false })).toBeTruthy()
  api.use({ 'GET /api/me/payouts': () => makePayouts() })
  await user.click(await section.findByRole('button', { name: 'Try again' }))
  expect(await section.findByText('$47.76')).toBeTruthy()
})

test('keeps the account for later while offline, and reports a refusal', async () => {
  const { user } = await renderApp({
    path: SETTINGS,
    viewer: 'pro',
    api: {
      'GET /api/me/payouts': () => makePayouts({ account: 'not_started' }),
      'POST /api/me/payouts/account': failWith('payouts.failed'),
    },
  })
  const section = await findSection()
  const button = await section.findByRole('button', { name: 'Set up payouts' })
  setOnline(false)
  await waitFor(() => expect(button).toHaveProperty('disabled', true))
  setOnline(true)
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  await user.click(button)
  expect(await findAlert('Nothing was changed')).toBeTruthy()
})
