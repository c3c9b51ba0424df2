/** The puzzle: asked of suspicious networks and days only, and verified by the real HTTP API of a stand-in. */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { PUZZLE_ACTION, PUZZLE_HEADER } from '../../domain/site/puzzle'
import { rateLimits } from '../../worker/database/tables/http.table'
import { PUZZLE_FROM } from '../../worker/gate/puzzle'
import { hashKey } from '../../worker/gate/rate-limit'
import { PUZZLE_SECRET, PUZZLE_TEST_SECRET } from '../support/puzzle-secret'
import { call, getTools } from '../support/world'

const { db, ids } = getTools()
const configured = {
  ...env,
  TURNSTILE_SITE_KEY: '0x-site',
  TURNSTILE_SECRET_KEY: PUZZLE_SECRET,
  TURNSTILE_API_URL: env.TEST_SERVICES.puzzle,
}
const { count } = PUZZLE_FROM.perNetwork

afterEach(() => vi.restoreAllMocks())

/** Requests codes from one network; returns the code of the refusal, or the status. */
function createNetwork(bindings: typeof env = configured) {
  const groups = [...crypto.getRandomValues(new Uint16Array(2))].map((group) => group.toString(16))
  const address = `2001:db8:${groups.join(':')}::1`
  return async (token?: string) => {
    const headers = { 'cf-connecting-ip': address, ...(token ? { [PUZZLE_HEADER]: token } : {}) }
    // An invalid number: what comes after the puzzle refuses it, and sends nothing.
    const answer = await call('POST /api/auth/phone/code', { json: { phone: '' }, headers, bindings })
    return (await answer.json<{ error?: { code: string } }>()).error?.code
  }
}

test('asks nobody at first, then a suspicious network, and no other', async () => {
  const request = createNetwork()
  for (let done = 0; done < count; done++) expect(await request()).toBe('auth.phone_required')
  expect(await request()).toBe('request.puzzle_required')
  expect(await createNetwork()()).toBe('auth.phone_required')
})

test('goes on with a solved puzzle, each token once', async () => {
  const request = createNetwork()
  for (let done = 0; done < count; done++) await request()
  const token = `right-${ids.random(10)}`
  expect(await request(token)).toBe('auth.phone_required')
})

test.each([
  ['a wrong token', () => 'wrong'],
  ['a token that is too long', () => `right-${'x'.repeat(3000)}`],
])('refuses %s', async (_, make) => {
  const request = createNetwork()
  for (let done = 0; done < count; done++) await request()
  expect(await request(make())).toBe('request.puzzle_failed')
})

test.each(['elsewhere', 'other'])(
  'refuses and logs a puzzle that was solved for another page: %s',
  async (place) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const request = createNetwork()
    for (let done = 0; done < count; done++) await request()
    const token = `right-${place}-${ids.random(10)}`
    expect(await request(token)).toBe('request.puzzle_failed')
    const lines = log.mock.calls.flat().join('\n')
    expect(lines).toContain('"puzzle":"elsewhere"')
    expect(lines).not.toContain(token)
  },
)

test("accepts what the provider's keys for tests accept", async () => {
  const request = createNetwork({ ...configured, TURNSTILE_SECRET_KEY: PUZZLE_TEST_SECRET })
  for (let done = 0; done < count; done++) await request()
  expect(await request('XXXX.DUMMY.TOKEN.XXXX')).toBe('auth.phone_required')
})

test('refuses a token that was used', async () => {
  const [first, second] = [createNetwork(), createNetwork()]
  const token = `right-${ids.random(10)}`
  for (let done = 0; done < count; done++) {
    await first()
    await second()
  }
  expect([await first(token), await second(token)]).toEqual(['auth.phone_required', 'request.puzzle_failed'])
})

test('asks every network once a day is suspicious', async () => {
  await db
    .insert(rateLimits)
    .values({
      key: await hashKey(env, 'puzzle-day|post /api/auth/phone/code'),
      count: PUZZLE_FROM.everybody.count,
      endsAt: Date.now() + 3_600_000,
    })
    .onConflictDoUpdate({ target: rateLimits.key, set: { count: PUZZLE_FROM.everybody.count } })
  expect(await createNetwork()()).toBe('request.puzzle_required')
  await db.delete(rateLimits)
})

test.each([
  ['a wrong secret', { TURNSTILE_SECRET_KEY: 'another' }, 'invalid-input-secret'],
  ['an unreachable provider', { TURNSTILE_API_URL: 'http://127.0.0.1:9' }, 'unreachable'],
])('refuses with %s, and logs neither token nor secret', async (_, change, logged) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const request = createNetwork({ ...configured, ...change })
  for (let done = 0; done < count; done++) await request()
  const token = `right-${ids.random(10)}`
  expect(await request(token)).toBe('request.puzzle_failed')
  const lines = log.mock.calls.flat().join('\n')
  expect(lines).toContain(logged)
  for (const secret of [token, PUZZLE_SECRET, 'another']) expect(lines).not.toContain(secret)
})

test('asks nobody where it is not configured', async () => {
  const request = createNetwork(env)
  for (let done = 0; done <= count; done++) expect(await request()).toBe('auth.phone_required')
  expect((await call('GET /api/puzzle')).status).toBe(404)
})

test('has a page with a policy of its own, which only our pages frame', async () => {
  const page = await call('GET /api/puzzle', { bindings: configured })
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toMatch(/script-src 'nonce-\w+' http:\/\/127\.0\.0\.1:\d+/)
  const text = await page.text()
  expect(text).toContain('0x-site')
  expect(text).toContain(`action: "${PUZZLE_ACTION}"`)
  expect(text).not.toContain(PUZZLE_SECRET)
  const app = await call('GET /squawk', { bindings: configured })
  expect(app.headers.get('content-security-policy')).not.toContain('127.0.0.1')
})

test('says in development that it is a stand-in, which passes', async () => {
  const development = { ...env, ENVIRONMENT: 'development' as const }
  expect(await (await call('GET /api/puzzle', { bindings: development })).text()).toContain('stands in')
  const request = createNetwork(development)
  for (let done = 0; done < count; done++) await request()
  expect(await request()).toBe('request.puzzle_required')
  expect(await request('stand-in')).toBe('auth.phone_required')
})
