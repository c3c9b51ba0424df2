/** Signing in with Google: the real client over real HTTP, to an OpenID provider on the loopback. */
import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '../../worker/app'
import { account, session, user } from '../../worker/auth/auth.table'
import { signUps } from '../../worker/auth/sign-up.table'
import { waysOf } from '../../worker/auth/ways'
import { googleOf } from '../../worker/tools/google'
import { GOOGLE_CLIENT } from '../support/openid-client'
import { call, person, tools } from '../support/world'

const { db, ids } = tools()
const issuer = env.TEST_SERVICES.openId
const configured = { ...env, ...GOOGLE_CLIENT, GOOGLE_ISSUER_URL: issuer }
const logged: string[] = []

beforeEach(() => {
  logged.length = 0
  vi.spyOn(console, 'error').mockImplementation((line) => logged.push(String(line)))
})
afterEach(() => vi.restoreAllMocks())

type Asked = { cookie?: string; json?: unknown; headers?: Record<string, string> }

/** A request to a Worker that is set up for Google, from an address of its own. */
async function ask(route: string, { cookie, json, headers = {} }: Asked = {}): Promise<Response> {
  const [method = 'GET', path = '/'] = route.split(' ')
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
  const request = new Request(`${env.ORIGIN}${path}`, {
    method,
    headers: {
      'cf-connecting-ip': `2001:db8:${ids.random(4)}::1`,
      ...(method === 'GET' ? {} : { origin: env.ORIGIN, 'content-type': 'application/json' }),
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    body: json === undefined ? undefined : JSON.stringify(json),
  })
  return createApp().fetch(request, configured, context)
}

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .filter((cookie) => !cookie?.endsWith('='))
    .join('; ')

function somebody(change: Record<string, string> = {}) {
  const sub = ids.random(12)
  return { sub, email: `g.${sub}@example.org`, name: 'Greta Holm', ...change }
}

async function depart(back = '/', cookie = '') {
  const started = await ask('POST /api/auth/google', { json: { back }, cookie })
  expect(started.status).toBe(200)
  const { url } = await started.json<{ url: string }>()
  return { url: new URL(url), cookie: cookiesOf(started), set: started.headers.getSetCookie().join() }
}

/** Signs in at the provider; answers the address that the browser is sent back to. */
async function vouch(url: URL, who: Record<string, string>): Promise<string> {
  const there = new URL('/signed-in', url)
  there.search = String(new URLSearchParams({ ...Object.fromEntries(url.searchParams), ...who }))
  const answer = await fetch(there, { redirect: 'manual' })
  const back = new URL(answer.headers.get('location') ?? '')
  expect(back.origin + back.pathname).toBe(`${env.ORIGIN}/auth/callback`)
  return back.pathname + back.search
}

/** The whole way; answers how it ended and what the browser holds then. */
async function come(who: Record<string, string>, back = '/', own = '') {
  const { url, cookie } = await depart(back, own)
  const answer = await ask(`GET ${await vouch(url, who)}`, {
    cookie: [cookie, own].filter(Boolean).join('; '),
  })
  expect(answer.status).toBe(303)
  return { to: answer.headers.get('location'), cookie: cookiesOf(answer), answer }
}

const me = async (cookie: string) =>
  (await (await ask('GET /api/session', { cookie })).json<{ user: Record<string, unknown> | null }>()).user
const joinWith = (cookie: string) =>
  ask('POST /api/auth/join', {
    cookie,
    json: { username: `g${ids.random(10)}`, displayName: 'Greta Holm', ageAttested: true },
  })

test('the way there carries a challenge, a state and a nonce, and no secret', async () => {
  const { url, cookie, set } = await depart()
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: GOOGLE_CLIENT.GOOGLE_CLIENT_ID,
    redirect_uri: `${env.ORIGIN}/auth/callback`,
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
  })
  for (const name of ['code_challenge', 'state', 'nonce'])
    expect(url.searchParams.get(name)).toMatch(/^[\w-]{40,}$/)
  expect(url.href).not.toContain(encodeURIComponent(GOOGLE_CLIENT.GOOGLE_CLIENT_SECRET))
  expect(set).toMatch(/^owlcast-google=.*Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
  const { url: next } = await depart()
  expect(next.searchParams.get('state')).not.toBe(url.searchParams.get('state'))
  expect(cookie).not.toBe('')
})

test('somebody new comes from Google, chooses a name, is in, and comes back to the same account', async () => {
  const greta = somebody()
  const first = await come(greta, '/?view=record')
  expect(first.to).toBe('/?view=record&signed-in=join')
  expect(await db.select().from(user).where(eq(user.email, greta.email))).toEqual([])
  const { arrival } = await (await ask('GET /api/auth/arrival', { cookie: first.cookie })).json<{
    arrival: Record<string, string>
  }>()
  expect(arrival).toMatchObject({ displayName: 'Greta Holm', shown: greta.email })
  const joined = await joinWith(first.cookie)
  expect(joined.status).toBe(200)
  const mine = await me(cookiesOf(joined))
  expect(mine).toMatchObject({ email: greta.email, displayName: 'Greta Holm', ageAttested: true })

  const again = await come({ ...greta, email: 'moved@example.org' })
  expect(again.to).toBe('/?signed-in=done')
  expect((await me(again.cookie))?.id).toBe(mine?.id)
  // The callback's answer is nobody's to keep.
  expect(again.answer.headers.get('cache-control')).toBe('no-store')
})

test('who proved the same address by mail is the same person', async () => {
  const wren = await person('Wren')
  const who = somebody({ email: wren.email.toUpperCase() })
  const came = await come(who)
  expect(came.to).toBe('/?signed-in=done')
  expect((await me(came.cookie))?.id).toBe(wren.id)
  const links = await db
    .select()
    .from(account)
    .where(and(eq(account.userId, wren.id), eq(account.providerId, 'google')))
  expect(links).toMatchObject([{ accountId: who.sub, idToken: null, accessToken: null }])
})

test('an address that somebody only claimed is not theirs, and not opened to whoever comes', async () => {
  const planted = await person('Mallory', { verified: false })
  const came = await come(somebody({ email: planted.email }))
  expect(came.to).toBe('/?signed-in=failed')
  expect(await me(came.cookie)).toBeNull()
  expect(await db.select().from(account).where(eq(account.userId, planted.id))).toHaveLength(1)
})

test('a sign-up that was prepared for the address is gone with its password', async () => {
  const greta = somebody()
  const prepared = {
    email: greta.email,
    password: 'the attacker knows',
    username: `m${ids.random(8)}`,
    ageAttested: true,
  }
  expect((await ask('POST /api/auth/sign-up', { json: prepared })).status).toBe(200)
  expect((await joinWith((await come(greta)).cookie)).status).toBe(200)
  expect(await db.select().from(signUps).where(eq(signUps.email, greta.email))).toEqual([])
  const tried = await ask('POST /api/auth/sign-in', { json: prepared })
  expect(tried.status).toBe(400)
  const { email, password } = prepared
  expect((await ask('POST /api/auth/sign-in', { json: { email, password } })).status).toBe(401)
})

test.each(['issuer', 'audience', 'expired', 'nonce', 'signature', 'unsigned', 'unverified'])(
  'nobody gets in with a wrong %s',
  async (twist) => {
    const wren = await person('Wren')
    const came = await come({ ...somebody({ email: wren.email }), twist })
    expect(came.to).toBe('/?signed-in=failed')
    expect(came.cookie).toBe('')
    expect(await db.select().from(session).where(eq(session.userId, wren.id))).toHaveLength(1)
    expect(logged.join()).not.toContain(wren.email)
  },
)

test('who cancels there is back here, as before', async () => {
  const came = await come({ ...somebody(), twist: 'denied' }, '/?view=hum')
  expect(came.to).toBe('/?view=hum&signed-in=cancelled')
})

test('what comes back belongs to the browser that left, once', async () => {
  const { url, cookie } = await depart()
  const back = await vouch(url, somebody())
  const failed = async (route: string, own?: string) =>
    expect((await ask(`GET ${route}`, { cookie: own })).headers.get('location')).toBe('/?signed-in=failed')
  // Another browser, one that left by itself, one whose cookie was changed, and a state that is not its own.
  await failed(back)
  await failed(back, (await depart()).cookie)
  await failed(back, cookie.replace('state', 'stale'))
  await failed(back.replace(/state=\w/, 'state=-'), cookie)
  const came = await ask(`GET ${back}`, { cookie })
  expect(came.headers.get('location')).toBe('/?signed-in=join')
  expect(came.headers.getSetCookie().join()).toMatch(/owlcast-google=; Max-Age=0/)
  await failed(back, cookie)
})

test.each(['//evil.example', '/\\evil.example', 'https:evil.example', 'https://evil.example/x'])(
  'nobody is sent on to %s',
  async (back) => {
    expect((await come(somebody(), back)).to).toBe('/?signed-in=join')
  },
)

test('a session that the browser had before ends', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const came = await come(somebody({ email: dele.email }), '/', wren.cookie)
  expect((await me(came.cookie))?.id).toBe(dele.id)
  expect(await me(wren.cookie)).toBeNull()
})

test('where Google is not set up, the way is not offered and leads nowhere', async () => {
  expect(waysOf(env)).not.toContain('google')
  expect(waysOf(configured)).toContain('google')
  const headers = { 'cf-connecting-ip': `2001:db8:${ids.random(4)}::1` }
  const started = await call('POST /api/auth/google', { json: { back: '/' }, headers })
  expect(started.status).toBe(502)
  expect((await started.json<{ error: { message: string } }>()).error.message).toBe(
    'Failed to sign in with Google',
  )
  const back = await call('GET /auth/callback?code=x&state=y', { headers })
  expect(back.headers.get('location')).toBe('/?signed-in=failed')
})

test('production speaks https alone, and a provider that is away is said', async () => {
  expect(googleOf({ ...configured, ENVIRONMENT: 'production' })).toBeNull()
  const away = googleOf({ ...configured, GOOGLE_ISSUER_URL: 'http://127.0.0.1:9' })
  await expect(away?.start(`${env.ORIGIN}/auth/callback`)).rejects.toThrow()
})
