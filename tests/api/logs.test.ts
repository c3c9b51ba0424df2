import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { fail } from '../../domain/errors'
import { createApp } from '../../worker/app'
import { told } from '../../worker/http/told'
import { database } from '../../worker/tools/db'
import { person } from '../support/world'

test('a failed statement is told without the values it was given', async () => {
  const failed = await database(env.DB)
    .all(sql`select * from nowhere where token = ${'a-secret-token'}`)
    .catch((error: unknown) => error)
  expect(told(failed)).toContain('no such table: nowhere')
  expect(told(failed)).not.toContain('a-secret-token')
})

test('a refusal is told with what caused it', () => {
  const refusal = fail('auth.sign_in_failed', {}, undefined, new Error('the pool is dry'))
  expect(told(refusal)).toContain('the pool is dry')
})

test('no session, cookie or query gets into the log of a failed request', async () => {
  const { cookie } = await person('Wren')
  const token = /=(\w+)\./.exec(decodeURIComponent(cookie))?.[1] ?? 'none'
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const request = new Request(`${env.ORIGIN}/api/session?token=in-the-address`, { headers: { cookie } })
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
  const answer = await createApp().fetch(request, { ...env, DB: withoutTables() }, context)
  const lines = log.mock.calls.flat().join('\n')
  log.mockRestore()
  expect(answer.status).toBe(500)
  expect(lines).toContain('no such table')
  for (const secret of [token, cookie, 'in-the-address']) expect(lines).not.toContain(secret)
})

/** The database, asked for tables it does not have. */
function withoutTables(): D1Database {
  return new Proxy(env.DB, {
    get(target, name) {
      if (name === 'prepare')
        return (text: string) => target.prepare(text.replace('from "session"', 'from "gone" "session"'))
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
