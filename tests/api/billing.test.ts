/** Payment providers: which one is selected, what is sent to it, and which webhooks are accepted. */
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { type BillingEnv, createBilling, listBillingProblems } from '../../worker/tools/billing'
import type { Order, StartResult } from '../../worker/tools/payment-provider'
import { createStripeBilling } from '../../worker/tools/stripe'
import { signWebhook, WEBHOOK_SECRET } from '../support/payments'
import type { Answer, ProviderRequest } from '../support/provider'

const api = env.TEST_SERVICES.payments
const account = { url: api, key: 'sk_test_key', webhookSecret: WEBHOOK_SECRET }
const stripe = createStripeBilling(account)
const NOW = 1_795_000_000_000
const order: Order = {
  id: 'pay_one',
  subject: { type: 'post', id: 'post_one' },
  cents: 299,
  label: 'Nights by the river & more',
  endsAt: NOW + 3_600_000,
  doneUrl: 'https://owlcast.example/owlcast/post_one',
  cancelUrl: 'https://owlcast.example/owlcast/post_one',
}

const setStripeAnswers = (...list: Answer[]) =>
  fetch(`${api}/-/answers`, { method: 'POST', body: JSON.stringify(list) })
const listStripeRequests = async () =>
  (await (await fetch(`${api}/-/asked`)).json<{ asked: ProviderRequest[] }>()).asked
beforeEach(() => setStripeAnswers())

const live = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }
const createProductionEnv = (given: Partial<BillingEnv> = {}) => ({
  ENVIRONMENT: 'production' as const,
  ...given,
})

test.each([
  ['nothing', createProductionEnv(live), 'stripe', []],
  ['a restricted key', createProductionEnv({ ...live, STRIPE_SECRET_KEY: 'rk_live_x' }), 'stripe', []],
  ['no account', createProductionEnv(), 'none', ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']],
  [
    'no secret of messages',
    createProductionEnv({ STRIPE_SECRET_KEY: 'sk_live_x' }),
    'none',
    ['STRIPE_WEBHOOK_SECRET'],
  ],
  [
    'a test key',
    createProductionEnv({ ...live, STRIPE_SECRET_KEY: 'sk_test_x' }),
    'none',
    ['STRIPE_SECRET_KEY'],
  ],
  [
    'http',
    createProductionEnv({ ...live, STRIPE_API_URL: 'http://127.0.0.1:9' }),
    'none',
    ['STRIPE_API_URL'],
  ],
  [
    'a misspelt name',
    { ENVIRONMENT: 'prod' as 'production' },
    'none',
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ],
  ['no environment', {} as BillingEnv, 'none', ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']],
  ['development', { ENVIRONMENT: 'development' as const }, 'demo', []],
  ['tests', { ENVIRONMENT: 'test' as const }, 'demo', []],
  ['development with an account', { ...live, ENVIRONMENT: 'development' as const }, 'stripe', []],
  [
    'development with half of one',
    { ENVIRONMENT: 'development' as const, STRIPE_SECRET_KEY: 'sk_test_x' },
    'none',
    ['STRIPE_WEBHOOK_SECRET'],
  ],
] as const)('selects the provider for %s', (_, env, name, named) => {
  expect(createBilling(env).name).toBe(name)
  expect(listBillingProblems(env).map(({ name }) => name)).toEqual(named)
})

test('refuses to start a payment without a provider', async () => {
  expect(await createBilling(createProductionEnv()).start(order)).toMatchObject({ status: 'refused' })
})

test('creates one checkout session of the exact amount, however often an order is started', async () => {
  const first = await stripe.start(order)
  expect(first).toEqual({
    status: 'continue',
    reference: expect.stringMatching(/^cs_test_/),
    url: expect.stringMatching(/^https:\/\/checkout\.stripe\.example\//),
  })
  expect(await stripe.start(order)).toEqual(first)
  const [request] = await listStripeRequests()
  expect(request).toMatchObject({ method: 'POST', path: '/v1/checkout/sessions' })
  expect(request?.headers).toMatchObject({
    authorization: 'Bearer sk_test_key',
    'content-type': 'application/x-www-form-urlencoded',
    'idempotency-key': 'pay_one',
    'stripe-version': expect.stringMatching(/^\d{4}-\d\d-\d\d\.\w+$/),
  })
  expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
    mode: 'payment',
    'payment_method_types[0]': 'card',
    'adaptive_pricing[enabled]': 'false',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][unit_amount]': '299',
    'line_items[0][price_data][product_data][name]': order.label,
    client_reference_id: 'pay_one',
    'metadata[payment]': 'pay_one',
    'metadata[subject]': 'post:post_one',
    'payment_intent_data[metadata][payment]': 'pay_one',
    expires_at: String((NOW + 3_600_000) / 1000),
    success_url: order.doneUrl,
    cancel_url: order.cancelUrl,
  })
})

test.each<[string, StartResult['status'], Answer]>([
  ['silence', 'unclear', 'is silent'],
  ['a line that breaks', 'unclear', 'hangs up'],
  ['a fault of theirs', 'unclear', { status: 500 }],
  ['too many requests', 'unclear', { status: 429 }],
  ['the same order at work', 'unclear', { status: 409 }],
  ['a success that says nothing', 'unclear', { status: 200, json: {} }],
  ['a page that is none', 'unclear', { status: 200, json: { id: 'cs_1', url: 'javascript:alert(1)' } }],
  ['somewhere else', 'refused', { status: 302, headers: { location: 'https://evil.example' } }],
  ['a wrong key', 'refused', { status: 401, json: { error: { type: 'invalid_request_error' } } }],
  ['a wrong order', 'refused', { status: 400, json: { error: { type: 'card_error', message: 'river' } } }],
])('after %s an order is %s', async (_, status, answer) => {
  await setStripeAnswers(answer)
  const started = await createStripeBilling({
    ...account,
    timeoutMs: answer === 'is silent' ? 300 : 60_000,
  }).start(order)
  expect(started).toMatchObject({ status })
  // The label of the order and the key stay out of logs.
  expect(JSON.stringify(started)).not.toMatch(/river|sk_test/)
})

test('cancels an unpaid order and refuses to cancel a paid one', async () => {
  const started = await stripe.start(order)
  if (started.status !== 'continue') throw new Error('not started')
  expect(await stripe.cancel(started.reference)).toBe(true)
  const other = await stripe.start({ ...order, id: 'pay_two' })
  if (other.status !== 'continue') throw new Error('not started')
  await fetch(`${api}/-/complete`, { method: 'POST', body: other.reference })
  expect(await stripe.cancel(other.reference)).toBe(false)
})

const session = { object: 'checkout.session', id: 'cs_1', mode: 'payment', payment_status: 'paid' }
const createEvent = (given: object = {}, type = 'checkout.session.completed') =>
  JSON.stringify({ type, data: { object: { ...session, amount_total: 299, currency: 'usd', ...given } } })
const receiveWebhook = async (body: string, header?: string, at = NOW) =>
  stripe.readWebhook(body, header ?? (await signWebhook(WEBHOOK_SECRET, body, NOW)), at)

test.each([
  ['completed and paid', createEvent(), 'paid'],
  ['a slow payment that arrived', createEvent({}, 'checkout.session.async_payment_succeeded'), 'paid'],
  ['completed but not paid yet', createEvent({ payment_status: 'unpaid' }), 'other'],
  ['nothing to pay', createEvent({ payment_status: 'no_payment_required' }), 'other'],
  ['another currency', createEvent({ currency: 'jpy' }), 'other'],
  ['a subscription', createEvent({ mode: 'subscription' }), 'other'],
  ['half a cent', createEvent({ amount_total: 299.5 }), 'other'],
  ['no amount', createEvent({ amount_total: null }), 'other'],
  ['another event', createEvent({}, 'checkout.session.expired'), 'other'],
  ['a charge', JSON.stringify({ type: 'charge.succeeded', data: { object: { id: 'cs_1' } } }), 'other'],
  ['no event at all', '[]', 'other'],
  ['no JSON', 'paid', 'other'],
])('reads a signed webhook: %s', async (_, body, status) => {
  expect(await receiveWebhook(body)).toMatchObject({ status })
})

test('returns the session and amount of a paid webhook', async () => {
  expect(await receiveWebhook(createEvent())).toMatchObject({ status: 'paid', reference: 'cs_1', cents: 299 })
})

test('rejects webhooks without a fresh signature of exactly these bytes', async () => {
  const body = createEvent()
  const good = await signWebhook(WEBHOOK_SECRET, body, NOW)
  const [time = '', proof = ''] = good.split(',')
  const other = await signWebhook('whsec_another', body, NOW)
  const forgeries = [
    '',
    'v1=',
    time,
    proof,
    other,
    `${time},v0=${proof.slice(3)}`,
    `${time},v1=${proof.slice(3).toUpperCase()}`,
    `${time},${proof.slice(0, -2)}`,
    `t=${NOW / 1000 + 1},${proof}`,
    `t=,${proof}`,
    `t=-1,${proof}`,
  ]
  for (const forged of forgeries)
    expect(await receiveWebhook(body, forged), forged).toEqual({ status: 'forged' })
  expect(await receiveWebhook(`${body} `, good)).toEqual({ status: 'forged' })
  expect(await receiveWebhook(body.replace('299', '1'), good)).toEqual({ status: 'forged' })
})

test('accepts one valid signature of two while the secret is rotated', async () => {
  const body = createEvent()
  const [time, proof] = (await signWebhook(WEBHOOK_SECRET, body, NOW)).split(',')
  expect(await receiveWebhook(body, `${time},v1=${'0'.repeat(64)},${proof},v0=abc`)).toMatchObject({
    status: 'paid',
  })
})

test('rejects webhooks with an old or future timestamp', async () => {
  const body = createEvent()
  const header = await signWebhook(WEBHOOK_SECRET, body, NOW)
  for (const late of [0, 299, -299])
    expect(await receiveWebhook(body, header, NOW + late * 1000)).toMatchObject({ status: 'paid' })
  for (const late of [301, -301, 86_400])
    expect(await receiveWebhook(body, header, NOW + late * 1000)).toEqual({ status: 'forged' })
})

test('opens each event with the secret of its own endpoint only', async () => {
  const connectSecret = 'whsec_of_connected_accounts'
  const both = createStripeBilling({ ...account, connectSecret })
  const read = async (secret: string, event: string, provider = both) =>
    (await provider.readWebhook(event, await signWebhook(secret, event, NOW), NOW)).status
  const named = (event: string) => JSON.stringify({ ...JSON.parse(event), account: 'acct_1' })
  const paid = createEvent()
  const changed = named(createEvent({}, 'account.updated'))
  expect([await read(WEBHOOK_SECRET, paid), await read(connectSecret, paid)]).toEqual(['paid', 'forged'])
  const accountStates = [await read(connectSecret, changed), await read(WEBHOOK_SECRET, changed)]
  expect(accountStates).toEqual(['account_changed', 'forged'])
  // An author's own sale is none of ours, and our own account is no author's.
  expect(await read(connectSecret, named(paid))).toBe('other')
  expect(await read(WEBHOOK_SECRET, createEvent({}, 'account.updated'))).toBe('other')
  expect(await read(WEBHOOK_SECRET, changed, stripe)).toBe('forged')
})

test('demo provider rejects webhooks', async () => {
  const demo = createBilling({ ENVIRONMENT: 'test' })
  expect(await demo.readWebhook(createEvent(), await signWebhook('', createEvent(), NOW), NOW)).toEqual({
    status: 'forged',
  })
})
