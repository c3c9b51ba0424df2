import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { appError } from '../../domain/errors/errors'
import { createApp } from '../../worker/app'
import { getDatabase } from '../../worker/tools/db'
import { formatError } from '../../worker/tools/format-error'
import { createPerson } from '../support/world'

test('formats a failed statement without its values', async () => {
  const failed = await getDatabase(env.DB)
    .all(sql`select * from nowhere where token = ${'a-secret-token'}`)
    .catch((error: unknown) => error)
  expect(formatError(failed)).toContain('no such table: nowhere')
  expect(formatError(failed)).not.toContain('a-secret-token')
})

test('formats an error with its cause', () => {
  const refusal = appError('auth.sign_in_failed', {}, undefined, new Error('the pool is dry'))
  expect(formatError(refusal)).toContain('the pool is dry')
})

test('logs no session, cookie or query of a failed request', async () => {
  const { cookie } = await createPerson('Wren')
  const token = /=(\w+)\./.exec(decodeURIComponent(cookie))?.[1] ?? 'none'
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const request = new Request(`${env.ORIGIN}/api/session?token=in-the-address`, { headers: { cookie } })
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
  const answer = await createApp().fetch(request, { ...env, DB: createDbWithoutTables() }, context)
  const lines = log.mock.calls.flat().join('\n')
  log.mockRestore()
  expect(answer.status).toBe(500)
  expect(lines).toContain('no such table')
  for (const secret of [token, cookie, 'in-the-address']) expect(lines).not.toContain(secret)
})

const PRIVATE = {
  email: 'user.private@example.org',
  password: 'a password of a user',
  phone: '+14155550177',
  token: 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6',
  words: 'what a user searched for',
  title: 'What a user said',
}
const { email, password, phone, token, words, title } = PRIVATE

test.each<[string, object?]>([
  ['POST /api/auth/sign-up', { email, password, username: 'somebody_new', displayName: title }],
  ['POST /api/auth/sign-in', { login: email, password }],
  ['POST /api/auth/forgot', { email }],
  ['POST /api/auth/phone/code', { phone }],
  ['POST /api/magic-links/validate', { postId: 'post_x', token }],
  ['POST /api/posts', { kind: 'squawk', title, description: words }],
  [`GET /api/search?q=${encodeURIComponent(words)}`],
  [`GET /mue/post_x?token=${token}`],
  [`GET /owlcast/post_x?invitation=${token}`],
  [`GET /feeds/private/${token}.xml`],
  [`GET /feeds/private/${token}/media/med_x.mp3`],
  [`GET /auth/callback?code=${token}&state=${token}`],
])('logs nothing private when the database fails in %s', async (route, json) => {
  const { cookie } = await createPerson('Wren')
  const logs = (['error', 'warn', 'info', 'log'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => undefined),
  )
  const [method, path] = route.split(' ')
  const request = new Request(`${env.ORIGIN}${path}`, {
    method,
    headers: {
      cookie,
      origin: env.ORIGIN,
      'content-type': 'application/json',
      'idempotency-key': 'x'.repeat(20),
    },
    body: json && JSON.stringify(json),
    redirect: 'manual',
  })
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
  const answer = await createApp().fetch(request, { ...env, DB: createFailingDb() }, context)
  const lines = logs.flatMap((log) => log.mock.calls.flat()).join('\n')
  for (const log of logs) log.mockRestore()
  expect(answer.status).toBe(500)
  for (const secret of [...Object.values(PRIVATE), cookie, env.AUTH_SECRET]) {
    expect(lines).not.toContain(secret)
    expect(lines).not.toContain(encodeURIComponent(secret))
  }
})

/** A database whose every statement fails as a lost connection would. */
function createFailingDb(): D1Database {
  return new Proxy(env.DB, {
    get(target, name) {
      if (name === 'prepare') return () => target.prepare('select * from gone')
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** A database without the session table. */
function createDbWithoutTables(): D1Database {
  return new Proxy(env.DB, {
    get(target, name) {
      if (name === 'prepare')
        return (text: string) => target.prepare(text.replace('from "sessions"', 'from "gone" "sessions"'))
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
