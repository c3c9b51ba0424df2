import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { createApp } from '../../worker/app'
import { configProblems } from '../../worker/http/config'
import { mailerOf, mailProblems } from '../../worker/tools/mail'
import { pushOf, pushProblems } from '../../worker/tools/push'
import { call } from '../support/world'

const good = {
  ENVIRONMENT: 'production' as const,
  ORIGIN: 'https://owlcast.example',
  AUTH_SECRET: 'x'.repeat(32),
}

test.each([
  ['nothing', good, []],
  ['a short secret', { ...good, AUTH_SECRET: 'short' }, ['AUTH_SECRET']],
  ['an empty secret', { ...good, AUTH_SECRET: '' }, ['AUTH_SECRET']],
  ['a slash at the end', { ...good, ORIGIN: 'https://owlcast.example/' }, ['ORIGIN']],
  ['no origin', { ...good, ORIGIN: '' }, ['ORIGIN']],
  ['http in production', { ...good, ORIGIN: 'http://owlcast.example' }, ['ORIGIN']],
  ['http in development', { ...good, ENVIRONMENT: 'development' as const, ORIGIN: 'http://localhost:1' }, []],
])('%s is what is wrong', (_, given, named) => {
  expect(configProblems(given).map((problem) => problem.split(' ')[0])).toEqual(named)
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
])('mails of a production Worker wait for %s to be mended', async (_, given, named) => {
  const production = { ENVIRONMENT: 'production' as const, ...given }
  expect(mailProblems(production).map((problem) => problem.split(' ')[0])).toEqual(named)
  if (named.length === 0) return
  const mail = { id: 'out_x', to: 'mara@example.org', subject: 'S', text: 'T' }
  expect(await mailerOf(production).send(mail)).toMatchObject({ sent: false, next: 'when-mended' })
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
    { ...PAIR, ...SUBJECT, VAPID_PUBLIC_KEY: pushOf(env)?.key },
    ['VAPID_PUBLIC_KEY'],
  ],
])('pushes of a production Worker want %s', (_, given, named) => {
  const production = { ENVIRONMENT: 'production' as const, ...given }
  expect(pushProblems(production).map((problem) => problem.split(' ')[0])).toEqual(named)
  if (named.length > 0) expect(pushOf(production)).toBeNull()
})

test('development and tests need no mail provider', () => {
  expect(mailProblems({ ENVIRONMENT: 'development' })).toEqual([])
  expect(mailProblems({ ENVIRONMENT: 'test' })).toEqual([])
})

test('a Worker without mails and payments serves, and says once what waits for them', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const production = { ...env, ...good, MAIL_FROM: 'nobody' }
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
  for (let count = 0; count < 3; count += 1) {
    const answer = await createApp().fetch(new Request(`${good.ORIGIN}/api/health`), production, context)
    expect(answer.status).toBe(200)
  }
  for (const name of ['MAIL_FROM', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'VAPID_PUBLIC_KEY']) {
    const lines = log.mock.calls.flat().filter((line) => String(line).includes(name))
    expect(lines.length, name).toBe(1)
  }
  log.mockRestore()
})

test('a Worker without its secret serves nobody and names it in the log alone', async () => {
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

test('a refusal names its request in a header, on pages too', async () => {
  const refused = await call('GET /api/posts/post_nothing')
  const { error } = await refused.json<{ error: { requestId: string } }>()
  expect(refused.headers.get('x-request-id')).toBe(error.requestId)
  const page = await call('GET /squawk/post_nothing')
  expect(page.headers.get('x-request-id')).toMatch(/\S{8,}/)
  expect(await page.text()).toContain(page.headers.get('x-request-id') ?? 'none')
})
