/**
 * The world of API tests: real D1, R2 and Durable Objects in workerd. Users are created directly with a session, so
 * that no test hashes a password. Names are unique, since tests of one run share the database.
 */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { createDeps } from '../../worker/context'
import { makePerson, type Person, type PersonOptions } from '../../worker/dev/people.service'
import worker from '../../worker/index'
import { createUserSession } from '../../worker/sessions/new-session'
import { shiftClock } from '../../worker/tools/clock'

export type { Person }

/** Returns the tools that services get, on the test's bindings. */
export const getTools = () => createDeps(env, () => undefined)

/** Creates a signed-in user, with Pro and the age attestation as given. */
export function createPerson(name: string, options?: PersonOptions): Promise<Person> {
  return makePerson(getTools(), name, options)
}

/** Creates signed-in users, one after the other: `const [wren, mara] = await createPeople('Wren', 'Mara')`. */
export async function createPeople<const Names extends readonly string[]>(...names: Names) {
  const people: Person[] = []
  for (const name of names) people.push(await createPerson(name))
  return people as { -readonly [Index in keyof Names]: Person }
}

/** Opens another session of a user; returns its token. */
export function openSession(userId: string, agent: string | null = null): Promise<string> {
  return createUserSession(getTools(), userId, agent, { holds: sql`true`, refusal: 'auth.sign_in_failed' })
}

export type CallOptions = {
  /** A signed-in user, or a browser with a cookie. */
  as?: Pick<Person, 'cookie'> | null
  json?: unknown
  body?: BodyInit
  headers?: Record<string, string>
  key?: string
  /** Sends no origin, as programs outside a browser do. */
  withoutOrigin?: boolean
  /** Bindings that replace the test's own. */
  bindings?: typeof env
}

/**
 * Sends a request to the Worker from our own origin: `await call('POST /api/posts', { as: wren, json: {…}, key: 'k'
 * })`.
 */
export async function call(
  route: string,
  { as = null, json, body, headers = {}, key, withoutOrigin = false, bindings = env }: CallOptions = {},
): Promise<Response> {
  const [method = 'GET', path = '/'] = route.split(' ')
  const request = new Request(`${env.ORIGIN}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(withoutOrigin || method === 'GET' || method === 'HEAD' ? {} : { origin: env.ORIGIN }),
      ...(as ? { cookie: as.cookie } : {}),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key ? { 'idempotency-key': key } : {}),
      ...headers,
    },
    body: json === undefined ? body : JSON.stringify(json),
  })
  const run = createExecutionContext()
  const answer = await worker.fetch(request, bindings, run)
  await waitOnExecutionContext(run)
  return answer
}

/** Calls from a new IP address, so that no test uses up the rate limit of another one. */
export function callFromNewIp(route: string, options: CallOptions = {}): Promise<Response> {
  const headers = { 'cf-connecting-ip': `2001:db8:${getTools().ids.random(4)}::1`, ...options.headers }
  return call(route, { ...options, headers })
}

let clockOffset = 0

/** Sets the server's clock to `ms` after the real time for the rest of the test; `setClockOffset(0)` resets it. */
export function setClockOffset(ms: number): void {
  clockOffset = ms
  shiftClock(ms)
}

/** Moves the server's clock on by `ms`; `setClockOffset(0)` resets it. */
export function advanceClock(ms: number): void {
  setClockOffset(clockOffset + ms)
}
