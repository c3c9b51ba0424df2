/**
 * One seeded world for API tests: real D1, R2 and Durable Objects in workerd. People are made directly, with a session,
 * so that no test pays for a password. Names are unique in each world, since tests of one run share the database.
 */
import { env, exports } from 'cloudflare:workers'
import { avatarColorOf } from '../../domain/people'
import { account, session, user } from '../../worker/auth/auth.table'
import { sessionCookie } from '../../worker/auth/session'
import { makeTools } from '../../worker/context'
import { profiles } from '../../worker/people/people.table'
import { shiftClock } from '../../worker/tools/clock'

export type Person = { id: string; username: string; displayName: string; email: string; cookie: string }

/** The tools that services get, on the test's bindings. */
export const tools = () => makeTools(env, () => undefined)

/** Makes a person who is signed in. Pro and age attestation as given. */
export async function person(
  name: string,
  options: { pro?: boolean; adult?: boolean; admin?: boolean; verified?: boolean } = {},
): Promise<Person> {
  const { db, ids, clock } = tools()
  const now = clock.now()
  const at = new Date(now)
  const unique = `${name.toLowerCase().replace(/[^a-z0-9]/g, '')}_${ids.random(6)}`
  const id = ids.make('usr')
  const email = `${unique}@example.org`
  const token = ids.random(32)
  await db.batch([
    db
      .insert(user)
      .values({ id, name, email, emailVerified: options.verified ?? true, createdAt: at, updatedAt: at }),
    db
      .insert(account)
      .values({
        id: ids.make('acc'),
        userId: id,
        accountId: id,
        providerId: 'credential',
        createdAt: at,
        updatedAt: at,
      }),
    db.insert(profiles).values({
      id,
      username: unique,
      displayName: name,
      avatarColor: avatarColorOf(unique),
      proExpiresAt: options.pro ? now + 30 * 86_400_000 : null,
      role: options.admin ? 'admin' : 'member',
      ageAttestedAt: options.adult === false ? null : now,
      createdAt: now,
      updatedAt: now,
    }),
    db.insert(session).values({
      id: ids.make('ses'),
      userId: id,
      token,
      expiresAt: new Date(now + 7 * 86_400_000),
      createdAt: at,
      updatedAt: at,
    }),
  ])
  return { id, username: unique, displayName: name, email, cookie: await signed(token) }
}

async function signed(token: string): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(env.AUTH_SECRET),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const mac = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(token))
  const signature = btoa(String.fromCharCode(...new Uint8Array(mac)))
  return `${sessionCookie(env.ORIGIN)}=${encodeURIComponent(`${token}.${signature}`)}`
}

export type Call = {
  as?: Person | null
  json?: unknown
  body?: BodyInit
  headers?: Record<string, string>
  key?: string
}

/** A whole request to the Worker, from our own origin: `await call('POST /api/posts', { as: wren, json: {…}, key: 'k' })`. */
export async function call(
  route: string,
  { as = null, json, body, headers = {}, key }: Call = {},
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
  return exports.default.fetch(request)
}

/** Moves the server's clock for the rest of the test; put it back with `travel(0)`. */
export function travel(ms: number): void {
  shiftClock(ms)
}
