/**
 * One seeded world for API tests: real D1, R2 and Durable Objects in workerd. People are made directly, with a session,
 * so that no test pays for a password. Names are unique in each world, since tests of one run share the database.
 */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { makeTools } from '../../worker/context'
import { makePerson, type Person, type PersonOptions } from '../../worker/dev/people.service'
import worker from '../../worker/index'
import { shiftClock } from '../../worker/tools/clock'

export type { Person }

/** The tools that services get, on the test's bindings. */
export const tools = () => makeTools(env, () => undefined)

/** Makes a person who is signed in. Pro and age attestation as given. */
export function person(name: string, options?: PersonOptions): Promise<Person> {
  return makePerson(tools(), name, options)
}

export type Call = {
  /** Whoever holds this cookie: a signed-in person, or a browser that opened something. */
  as?: Pick<Person, 'cookie'> | null
  json?: unknown
  body?: BodyInit
  headers?: Record<string, string>
  key?: string
  /** What the Worker meets in place of the test's own bindings. */
  bindings?: typeof env
}

/** A whole request to the Worker, from our own origin: `await call('POST /api/posts', { as: wren, json: {…}, key: 'k' })`. */
export async function call(
  route: string,
  { as = null, json, body, headers = {}, key, bindings = env }: Call = {},
): Promise<Response> {
  const [method = 'GET', path = '/'] = route.split(' ')
  const request = new Request(`${env.ORIGIN}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(method === 'GET' || method === 'HEAD' ? {} : { origin: env.ORIGIN }),
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

/** Moves the server's clock for the rest of the test; put it back with `travel(0)`. */
export function travel(ms: number): void {
  shiftClock(ms)
}
