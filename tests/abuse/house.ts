/** The built app in workerd, a server of its own for each file of attacks; its database can be looked into. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as later } from 'node:timers/promises'
import { serve } from '../../scripts/serve.mjs'
import type { Person, PersonOptions } from '../../worker/dev/people.service'

export type { Person }
export type Asking = {
  as?: Pick<Person, 'cookie'> | null
  json?: unknown
  body?: RequestInit['body']
  key?: string
  /** A name that is null is left out, where one would be sent otherwise. */
  headers?: Record<string, string | null>
}

const IDLE_ENDS_MS = 200

/** Headers that every answer has (invariant I11). */
const EVERYWHERE = ['content-security-policy', 'x-content-type-options', 'referrer-policy']
/** What no answer may say: where the code stands, and what the database was asked. */
const INSIDE = /\n\s+at |node:internal|D1_ERROR|SQLITE_|Failed query|worker\/index\.js/

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

/** Opens a server; close it when the file is done. `before` is a module that stands before the Worker. */
export async function openHouse(vars: Record<string, string> = {}, before: string | null = null) {
  const port = await freePort()
  const { mf, origin } = await serve({ port, state: null, vars: { ENVIRONMENT: 'test', ...vars }, before })
  const db = await mf.getD1Database('DB')
  const bucket = await mf.getR2Bucket('MEDIA')

  /** A request from our own origin: `await ask('POST /api/posts', { as: wren, json: {…} })`. */
  async function ask(
    route: string,
    { as = null, json, body, key, headers = {} }: Asking = {},
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
      fetch(`${origin}${path}`, {
        method,
        redirect: 'manual',
        headers: sent.map(([name, value]) => [name, value] as [string, string]),
        body: json === undefined ? body : JSON.stringify(json),
      } as RequestInit)
    // The server ends connections that were idle for five seconds, and a request may be on its way then. Browsers, too,
    // send it once more; here all connections have to be known to have ended before.
    return send().catch(() => later(IDLE_ENDS_MS).then(send))
  }

  /** Somebody who is signed in; who is 18 unless told otherwise. */
  async function person(name: string, options: PersonOptions = {}): Promise<Person> {
    const answer = await ask('POST /api/dev/people', { json: { name, ...options } })
    if (!answer.ok) throw new Error(`no person: ${await answer.text()}`)
    return (await answer.json()) as Person
  }

  /** Moves the server's clock by this from what it is. */
  const travel = (shiftMs: number) => ask('POST /api/dev/clock', { json: { shiftMs } })

  /** Rows of a statement. */
  async function rows<T = Record<string, unknown>>(sql: string, ...values: unknown[]): Promise<T[]> {
    return (
      await db
        .prepare(sql)
        .bind(...values)
        .all<T>()
    ).results
  }

  return { origin, port, mf, db, bucket, ask, person, travel, rows, close: () => mf.dispose() }
}
export type House = Awaited<ReturnType<typeof openHouse>>

/** What is wrong with an answer as such, whoever asked and whatever for; null where nothing is. */
export function flawOf(answer: Response, text: string): string | null {
  if (answer.status >= 500) return `${answer.status} ${text.slice(0, 200)}`
  const bare = EVERYWHERE.filter((name) => !answer.headers.has(name))
  if (bare.length > 0) return `${answer.status} without ${bare.join(', ')}`
  const inside = INSIDE.exec(text)
  return inside ? `${answer.status} tells ${inside[0]}` : null
}
