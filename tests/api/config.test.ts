import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { DEVELOPMENT_VARS } from '../../scripts/development-vars.mjs'
import { createApp } from '../../worker/app'
import type { Env } from '../../worker/env'
import { listBindingProblems, listVariableProblems } from '../../worker/http/config-problems'
import { createMailer, listMailerProblems } from '../../worker/tools/create-mailer'
import { createPush, listKeyPairProblems, listPushProblems } from '../../worker/tools/push'
import { call } from '../support/world'

const good: Partial<Env> = {
  ENVIRONMENT: 'production',
  ORIGIN: 'https://owlcast.test',
  AUTH_SECRET: 'x'.repeat(32),
  RESEND_API_KEY: 're_x',
  RESEND_WEBHOOK_SECRET: 'whsec_AAAA',
  MAIL_FROM: 'Owlcast <hello@owlcast.test>',
  TWILIO_ACCOUNT_SID: 'AC0',
  TWILIO_AUTH_TOKEN: 'token',
  SMS_FROM: '+14155550100',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_y',
  VAPID_PUBLIC_KEY: `B${'a'.repeat(86)}`,
  VAPID_PRIVATE_KEY: 'a'.repeat(43),
  VAPID_SUBJECT: 'mailto:hello@owlcast.test',
  AI: {} as Ai,
}

test('reports no problem for a complete configuration', () => {
  expect(listVariableProblems(good)).toEqual([])
  expect(listBindingProblems(env)).toEqual([])
})

test('reports all missing variables at once, the most important first', () => {
  const named = listVariableProblems({}).map(({ name }) => name)
  expect(named.slice(0, 3)).toEqual(['ENVIRONMENT', 'AUTH_SECRET', 'ORIGIN'])
  const production = listVariableProblems({ ENVIRONMENT: 'production' }).map(({ name }) => name)
  expect(production).toEqual([
    'AUTH_SECRET',
    'ORIGIN',
    'RESEND_API_KEY',
    'MAIL_FROM',
    'TWILIO_ACCOUNT_SID',
    'TWILIO_AUTH_TOKEN',
    'SMS_FROM',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'VAPID_PUBLIC_KEY',
    'VAPID_PRIVATE_KEY',
    'VAPID_SUBJECT',
    'AI',
  ])
})

const NOBODY = 'nobody is served'
const SERVED = 'the rest is served'
const local = { ...good, ENVIRONMENT: 'development' as const }

test.each<[string, Partial<Env>, string[], string?]>([
  ['no environment', { ...good, ENVIRONMENT: undefined }, ['ENVIRONMENT'], NOBODY],
  ['a misspelt environment', { ...good, ENVIRONMENT: 'Production' as 'production' }, ['ENVIRONMENT'], NOBODY],
  ['a short secret', { ...good, AUTH_SECRET: 'short' }, ['AUTH_SECRET'], NOBODY],
  ['an empty secret', { ...good, AUTH_SECRET: '' }, ['AUTH_SECRET'], NOBODY],
  [
    'the secret of development',
    { ...good, AUTH_SECRET: DEVELOPMENT_VARS.AUTH_SECRET },
    ['AUTH_SECRET'],
    NOBODY,
  ],
  ['that secret where it belongs', { ...local, AUTH_SECRET: DEVELOPMENT_VARS.AUTH_SECRET }, []],
  ['a slash at the end', { ...good, ORIGIN: 'https://owlcast.test/' }, ['ORIGIN'], NOBODY],
  ['no origin', { ...good, ORIGIN: '' }, ['ORIGIN'], NOBODY],
  ['http in production', { ...good, ORIGIN: 'http://owlcast.test' }, ['ORIGIN'], NOBODY],
  ['http in development', { ...local, ORIGIN: 'http://localhost:1' }, []],
  ['the origin of the example', { ...good, ORIGIN: 'https://owlcast.example' }, ['ORIGIN'], SERVED],
  ['no key for mails', { ...good, RESEND_API_KEY: undefined }, ['RESEND_API_KEY'], SERVED],
  ['a broken sender', { ...good, MAIL_FROM: 'nobody' }, ['MAIL_FROM'], SERVED],
  ['mails over http', { ...good, MAIL_API_URL: 'http://mail.test' }, ['MAIL_API_URL'], SERVED],
  ['a strange account at Twilio', { ...good, TWILIO_ACCOUNT_SID: 'x' }, ['TWILIO_ACCOUNT_SID'], SERVED],
  ['no token for it', { ...good, TWILIO_AUTH_TOKEN: undefined }, ['TWILIO_AUTH_TOKEN'], SERVED],
  ['a strange number', { ...good, SMS_FROM: '0800' }, ['SMS_FROM'], SERVED],
  ['codes over http', { ...good, SMS_API_URL: 'http://sms.test' }, ['SMS_API_URL'], SERVED],
  ['half of Google', { ...good, GOOGLE_CLIENT_ID: 'x' }, ['GOOGLE_CLIENT_SECRET'], SERVED],
  ['the other half', { ...good, GOOGLE_CLIENT_SECRET: 'x' }, ['GOOGLE_CLIENT_ID'], SERVED],
  ['Google over http', { ...good, GOOGLE_ISSUER_URL: 'http://g.test' }, ['GOOGLE_ISSUER_URL'], SERVED],
  ['a test key of Stripe', { ...good, STRIPE_SECRET_KEY: 'sk_test_x' }, ['STRIPE_SECRET_KEY'], SERVED],
  ['no secret of reports', { ...good, RESEND_WEBHOOK_SECRET: undefined }, ['RESEND_WEBHOOK_SECRET'], SERVED],
  [
    'a strange secret of reports',
    { ...good, RESEND_WEBHOOK_SECRET: 'whsec_' },
    ['RESEND_WEBHOOK_SECRET'],
    SERVED,
  ],
  ['a strange webhook', { ...good, STRIPE_WEBHOOK_SECRET: 'x' }, ['STRIPE_WEBHOOK_SECRET'], SERVED],
  ['payments over http', { ...good, STRIPE_API_URL: 'http://pay.test' }, ['STRIPE_API_URL'], SERVED],
  ['half a pair of keys', { ...good, VAPID_PRIVATE_KEY: undefined }, ['VAPID_PRIVATE_KEY'], SERVED],
  ['nobody for push services', { ...good, VAPID_SUBJECT: 'hello' }, ['VAPID_SUBJECT'], SERVED],
  ['no speech engine', { ...good, AI: undefined }, ['AI'], SERVED],
  ['no speech engine in development', { ...local, AI: undefined }, []],
  ['a mailbox that is none', { ...good, REPORTS_TO: 'reports' }, ['REPORTS_TO'], SERVED],
  ['a demo in production', { ...good, DEMO_MODE: 'on' }, ['DEMO_MODE'], SERVED],
  ['a demo in development', { ...local, DEMO_MODE: 'on' }, []],
  ['a demo that is misspelt', { ...local, DEMO_MODE: 'yes' }, ['DEMO_MODE'], SERVED],
  ['a clock that is moved', { ...good, CLOCK_OFFSET_MS: '1' }, ['CLOCK_OFFSET_MS'], SERVED],
  ['hosts of tests', { ...good, PODCAST_TEST_HOSTS: 'localhost:1' }, ['PODCAST_TEST_HOSTS'], SERVED],
  ['fast password hashes', { ...good, FAST_PASSWORD_HASH: 'on' }, ['FAST_PASSWORD_HASH'], SERVED],
  ['pushes to tests', { ...good, PUSH_TEST_URL: 'http://p.test' }, ['PUSH_TEST_URL'], SERVED],
  ['hot reload', { ...good, HOT_RELOAD: 'on' }, ['HOT_RELOAD'], SERVED],
])('reports %s', (_, given, named, then) => {
  const problems = listVariableProblems(given)
  expect(problems.map(({ name }) => name)).toEqual(named)
  for (const { problem, remedy, meanwhile } of problems) {
    expect(problem && remedy).toBeTruthy()
    expect(meanwhile === null ? NOBODY : SERVED).toBe(then)
  }
})

test.each(['DB', 'MEDIA', 'CHANNELS', 'ASSETS'] as const)(
  'serves no request without the %s binding',
  (name) => {
    expect(listBindingProblems({ ...env, [name]: undefined })).toEqual([
      expect.objectContaining({ name, remedy: expect.stringContaining('wrangler.toml'), meanwhile: null }),
    ])
  },
)

test('detects VAPID keys that do not form a pair', async () => {
  const { publicKey, privateKey } = (await crypto.subtle.generateKey(
    { name: 'ECDSA', namedCurve: 'P-256' },
    true,
    ['sign', 'verify'],
  )) as CryptoKeyPair
  const { d } = (await crypto.subtle.exportKey('jwk', privateKey)) as JsonWebKey
  const point = (await crypto.subtle.exportKey('raw', publicKey)) as ArrayBuffer
  const key = btoa(String.fromCharCode(...new Uint8Array(point)))
  const text = key.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  const pair = { ...good, ENVIRONMENT: 'production' as const, VAPID_PUBLIC_KEY: text, VAPID_PRIVATE_KEY: d }
  expect(await listKeyPairProblems(pair)).toEqual([])
  const other = { ...pair, VAPID_PUBLIC_KEY: createPush(env)?.key, ENVIRONMENT: 'development' as const }
  expect(await listKeyPairProblems(other)).toEqual([expect.objectContaining({ name: 'VAPID_PRIVATE_KEY' })])
  // A value that is no point on the curve.
  expect((await listKeyPairProblems({ ...pair, VAPID_PUBLIC_KEY: `B${'a'.repeat(86)}` })).length).toBe(1)
})

const FROM = 'Owlcast <hello@owlcast.example>'

test.each([
  ['nothing', { RESEND_API_KEY: 're_x', MAIL_FROM: FROM }, []],
  ['no key', { MAIL_FROM: FROM }, ['RESEND_API_KEY']],
  ['no sender', { RESEND_API_KEY: 're_x' }, ['MAIL_FROM']],
  ['a sender without a host', { RESEND_API_KEY: 're_x', MAIL_FROM: 'Owlcast <hello>' }, ['MAIL_FROM']],
  ['a sender of two lines', { RESEND_API_KEY: 're_x', MAIL_FROM: `X\r\n${FROM}` }, ['MAIL_FROM']],
  ['neither', {}, ['RESEND_API_KEY', 'MAIL_FROM']],
  ['http', { RESEND_API_KEY: 're_x', MAIL_FROM: FROM, MAIL_API_URL: 'http://127.0.0.1:9' }, ['MAIL_API_URL']],
])('holds emails of a production Worker until %s is fixed', async (_, given, named) => {
  const production = { ENVIRONMENT: 'production' as const, ...given }
  expect(listMailerProblems(production).map(({ name }) => name)).toEqual(named)
  if (named.length === 0) return
  const mail = { id: 'out_x', to: 'mara@example.org', subject: 'S', text: 'T' }
  expect(await createMailer(production).send(mail)).toMatchObject({ sent: false, next: 'when-mended' })
})

const PAIR = { VAPID_PUBLIC_KEY: `B${'a'.repeat(86)}`, VAPID_PRIVATE_KEY: 'a'.repeat(43) }
const SUBJECT = { VAPID_SUBJECT: 'mailto:hello@owlcast.example' }

test.each([
  ['nothing', { ...PAIR, ...SUBJECT }, []],
  ['a page to reach us', { ...PAIR, VAPID_SUBJECT: 'https://owlcast.example' }, []],
  ['no pair', SUBJECT, ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']],
  ['half a pair', { ...SUBJECT, VAPID_PUBLIC_KEY: PAIR.VAPID_PUBLIC_KEY }, ['VAPID_PRIVATE_KEY']],
  ['nobody to reach', PAIR, ['VAPID_SUBJECT']],
  ['an address that is none', { ...PAIR, VAPID_SUBJECT: 'hello' }, ['VAPID_SUBJECT']],
  [
    'the pair of development',
    { ...PAIR, ...SUBJECT, VAPID_PUBLIC_KEY: createPush(env)?.key },
    ['VAPID_PUBLIC_KEY'],
  ],
])("requires of a production Worker's push configuration: %s", (_, given, named) => {
  const production = { ENVIRONMENT: 'production' as const, ...given }
  expect(listPushProblems(production).map(({ name }) => name)).toEqual(named)
  if (named.length > 0) expect(createPush(production)).toBeNull()
})

test('requires no mail provider in development and tests', () => {
  expect(listMailerProblems({ ENVIRONMENT: 'development' })).toEqual([])
  expect(listMailerProblems({ ENVIRONMENT: 'test' })).toEqual([])
})

const bare = {
  ENVIRONMENT: 'production' as const,
  ORIGIN: 'https://owlcast.test',
  AUTH_SECRET: 'x'.repeat(32),
}

test('serves without emails and payments, and warns once about each', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const production: Env = { ...env, ...bare, MAIL_FROM: 'nobody' }
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
  for (let count = 0; count < 3; count += 1) {
    const answer = await createApp().fetch(new Request(`${bare.ORIGIN}/api/health`), production, context)
    expect(answer.status).toBe(200)
  }
  for (const name of ['MAIL_FROM', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'VAPID_PUBLIC_KEY']) {
    const lines = log.mock.calls.flat().filter((line) => String(line).includes(name))
    expect(lines.length, name).toBe(1)
  }
  log.mockRestore()
})

test('answers 503 without the auth secret, and names it only in the log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { AUTH_SECRET: _, ...without } = env
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
  for (const path of ['/api/health', '/api/session', '/', '/squawk/post_x']) {
    const answer = await createApp().fetch(new Request(`${env.ORIGIN}${path}`), without, context)
    expect(answer.status, path).toBe(503)
    expect(await answer.text()).not.toContain('AUTH_SECRET')
  }
  expect(log.mock.calls.flat().join('\n')).toContain('AUTH_SECRET')
  log.mockRestore()
})

test('returns the request id in a header, on pages too', async () => {
  const refused = await call('GET /api/posts/post_nothing')
  const { error } = await refused.json<{ error: { requestId: string } }>()
  expect(refused.headers.get('x-request-id')).toBe(error.requestId)
  const page = await call('GET /squawk/post_nothing')
  expect(page.headers.get('x-request-id')).toMatch(/\S{8,}/)
  expect(await page.text()).toContain(page.headers.get('x-request-id') ?? 'none')
})
