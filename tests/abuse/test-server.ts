/** The built app in workerd: one server per test file, with access to its database. */
import { setTimeout as later } from 'node:timers/promises'
import { findFreePort } from '../../scripts/port.mjs'
import { serve } from '../../scripts/serve.mjs'
import type { Person, PersonOptions } from '../../worker/dev/people.service'

export type { Person }
export type RequestOptions = {
  as?: Pick<Person, 'cookie'> | null
  json?: unknown
  body?: RequestInit['body']
  key?: string
  /** A header that is null is not sent. */
  headers?: Record<string, string | null>
}

const RETRY_MS = 200

/** Headers of every response (invariant I11). */
const REQUIRED_HEADERS = ['content-security-policy', 'x-content-type-options', 'referrer-policy']
/** Internals that no response may contain: stack traces and SQL errors. */
const INTERNALS = /\n\s+at |node:internal|D1_ERROR|SQLITE_|Failed query|worker\/index\.js/

/** Starts a server. `before` is a module that wraps the Worker; ORIGIN is what browsers open where that is another address. */
export async function openServer(vars: Record<string, string> = {}, before: string | null = null) {
  const port = await findFreePort()
  const { mf, origin: address } = await serve({
    port,
    state: null,
    vars: { ENVIRONMENT: 'test', ...vars },
    before,
  })
  const origin = vars.ORIGIN ?? address
  const db = await mf.getD1Database('DB')
  const bucket = await mf.getR2Bucket('MEDIA')

  /** Sends a request from our own origin: `await request('POST /api/posts', { as: wren, json: {…} })`. */
  async function request(
    route: string,
    { as = null, json, body, key, headers = {} }: RequestOptions = {},
  ): Promise<Response> {
    const [method = 'GET', path = '/'] = route.split(' ')
    const all: Record<string, string | null> = {
      ...(method === 'GET' || method === 'HEAD' ? {} : { origin }),
      ...(as ? { cookie: as.cookie } : {}),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key ? { 'idempotency-key': key } : {}),
      ...headers,
    }
    const sent = Object.entries(all).flatMap(([name, value]) =>
      value === null ? [] : [[name, value] as const],
    )
    const send = () =>
      fetch(`${address}${path}`, {
        method,
        redirect: 'manual',
        headers: sent.map(([name, value]) => [name, value] as [string, string]),
        body: json === undefined ? body : JSON.stringify(json),
      } as RequestInit)
    // The server closes connections idle for five seconds, possibly with a request on its way. Browsers retry, too;
    // here all idle connections have to be closed first.
    return send().catch(() => later(RETRY_MS).then(send))
  }

  /** Creates a signed-in user, of age unless the options say otherwise. */
  async function createUser(name: string, options: PersonOptions = {}): Promise<Person> {
    const answer = await request('POST /api/dev/people', { json: { name, ...options } })
    if (!answer.ok) throw new Error(`no person: ${await answer.text()}`)
    return (await answer.json()) as Person
  }

  /** Shifts the server's clock. */
  const shiftClock = (shiftMs: number) => request('POST /api/dev/clock', { json: { shiftMs } })

  /** Returns the rows of a statement. */
  async function query<T = Record<string, unknown>>(sql: string, ...values: unknown[]): Promise<T[]> {
    return (
      await db
        .prepare(sql)
        .bind(...values)
        .all<T>()
    ).results
  }

  return { origin, port, mf, db, bucket, request, createUser, shiftClock, query, close: () => mf.dispose() }
}
export type TestServer = Awaited<ReturnType<typeof openServer>>

/** Returns what is wrong with a response regardless of its route, or null. */
export function findFlaw(answer: Response, text: string): string | null {
  if (answer.status >= 500) return `${answer.status} ${text.slice(0, 200)}`
  const missing = REQUIRED_HEADERS.filter((name) => !answer.headers.has(name))
  if (missing.length > 0) return `${answer.status} without ${missing.join(', ')}`
  const inside = INTERNALS.exec(text)
  return inside ? `${answer.status} reveals ${inside[0]}` : null
}
