/** Sign-in with Google: the real client over real HTTP, against an OpenID provider on the loopback. */
import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '../../worker/app'
import { listSignInMethods } from '../../worker/auth/sign-in-methods'
import { accounts, sessions, users } from '../../worker/database/tables/auth.table'
import { emailSignUps } from '../../worker/database/tables/sign-up.table'
import { createGoogle } from '../../worker/tools/google'
import { GOOGLE_CLIENT } from '../support/openid-client'
import { call, createPerson, getTools } from '../support/world'

const { db, ids } = getTools()
const issuer = env.TEST_SERVICES.openId
const configured = { ...env, ...GOOGLE_CLIENT, GOOGLE_ISSUER_URL: issuer }
const logged: string[] = []

beforeEach(() => {
  logged.length = 0
  vi.spyOn(console, 'error').mockImplementation((line) => logged.push(String(line)))
})
afterEach(() => vi.restoreAllMocks())

type Asked = { cookie?: string; json?: unknown; headers?: Record<string, string> }

/** Calls a Worker that is configured for Google, from a new IP address. */
async function callConfigured(route: string, { cookie, json, headers = {} }: Asked = {}): Promise<Response> {
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

const readCookies = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .filter((cookie) => !cookie?.endsWith('='))
    .join('; ')

function createGoogleUser(change: Record<string, string> = {}) {
  const sub = ids.random(12)
  return { sub, email: `g.${sub}@example.org`, name: 'Greta Holm', ...change }
}

async function startSignIn(returnPath = '/', cookie = '') {
  const started = await callConfigured('POST /api/auth/google', { json: { returnPath }, cookie })
  expect(started.status).toBe(200)
  const { url } = await started.json<{ url: string }>()
  return { url: new URL(url), cookie: readCookies(started), set: started.headers.getSetCookie().join() }
}

/** Signs in at the provider; returns the URL that the browser is redirected to. */
async function signInAtProvider(url: URL, googleUser: Record<string, string>): Promise<string> {
  const there = new URL('/signed-in', url)
  there.search = String(new URLSearchParams({ ...Object.fromEntries(url.searchParams), ...googleUser }))
  const answer = await fetch(there, { redirect: 'manual' })
  const back = new URL(answer.headers.get('location') ?? '')
  expect(back.origin + back.pathname).toBe(`${env.ORIGIN}/auth/callback`)
  return back.pathname + back.search
}

/** Runs the whole flow; returns the final redirect and the browser's cookies. */
async function signInWithGoogle(googleUser: Record<string, string>, back = '/', own = '') {
  const { url, cookie } = await startSignIn(back, own)
  const answer = await callConfigured(`GET ${await signInAtProvider(url, googleUser)}`, {
    cookie: [cookie, own].filter(Boolean).join('; '),
  })
  expect(answer.status).toBe(303)
  return { to: answer.headers.get('location'), cookie: readCookies(answer), answer }
}

const fetchSessionUser = async (cookie: string) =>
  (
    await (
      await callConfigured('GET /api/session', { cookie })
    ).json<{ user: Record<string, unknown> | null }>()
  ).user
const completeSignUp = (cookie: string) =>
  callConfigured('POST /api/auth/join', {
    cookie,
    json: { username: `g${ids.random(10)}`, displayName: 'Greta Holm', ageAttested: true },
  })

test('redirects with a challenge, a state and a nonce, and no secret', async () => {
  const { url, cookie, set } = await startSignIn()
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
  const { url: next } = await startSignIn()
  expect(next.searchParams.get('state')).not.toBe(url.searchParams.get('state'))
  expect(cookie).not.toBe('')
})

test('signs up a new user who chooses a name, and signs in to the same account later', async () => {
  const greta = createGoogleUser()
  const first = await signInWithGoogle(greta, '/?view=record')
  expect(first.to).toBe('/?view=record&signed-in=join')
  expect(await db.select().from(users).where(eq(users.email, greta.email))).toEqual([])
  const { pendingSignUp } = await (
    await callConfigured('GET /api/auth/pending-sign-up', { cookie: first.cookie })
  ).json<{
    pendingSignUp: Record<string, string>
  }>()
  expect(pendingSignUp).toMatchObject({ displayName: 'Greta Holm', label: greta.email })
  const joined = await completeSignUp(first.cookie)
  expect(joined.status).toBe(200)
  const mine = await fetchSessionUser(readCookies(joined))
  expect(mine).toMatchObject({ email: greta.email, displayName: 'Greta Holm', ageAttested: true })

  const again = await signInWithGoogle({ ...greta, email: 'moved@example.org' })
  expect(again.to).toBe('/?signed-in=done')
  expect((await fetchSessionUser(again.cookie))?.id).toBe(mine?.id)
  // The response of the callback must not be cached.
  expect(again.answer.headers.get('cache-control')).toBe('no-store')
})

test('signs in the member who verified the same address by email', async () => {
  const wren = await createPerson('Wren')
  const googleUser = createGoogleUser({ email: wren.email.toUpperCase() })
  const came = await signInWithGoogle(googleUser)
  expect(came.to).toBe('/?signed-in=done')
  expect((await fetchSessionUser(came.cookie))?.id).toBe(wren.id)
  const links = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.userId, wren.id), eq(accounts.providerId, 'google')))
  expect(links).toMatchObject([{ accountId: googleUser.sub, password: null }])
  expect(Object.keys(links[0] ?? {}).filter((column) => /token/i.test(column))).toEqual([])
})

test('refuses an address that another account claims without having verified it', async () => {
  const planted = await createPerson('Mallory', { verified: false })
  const came = await signInWithGoogle(createGoogleUser({ email: planted.email }))
  expect(came.to).toBe('/?signed-in=failed')
  expect(await fetchSessionUser(came.cookie)).toBeNull()
  expect(await db.select().from(accounts).where(eq(accounts.userId, planted.id))).toHaveLength(1)
})

test('deletes a pending sign-up for the address with its password', async () => {
  const greta = createGoogleUser()
  const prepared = {
    email: greta.email,
    password: 'the attacker knows',
    username: `m${ids.random(8)}`,
    ageAttested: true,
  }
  expect((await callConfigured('POST /api/auth/sign-up', { json: prepared })).status).toBe(200)
  expect((await completeSignUp((await signInWithGoogle(greta)).cookie)).status).toBe(200)
  expect(await db.select().from(emailSignUps).where(eq(emailSignUps.email, greta.email))).toEqual([])
  const tried = await callConfigured('POST /api/auth/sign-in', { json: prepared })
  expect(tried.status).toBe(400)
  const { email, password } = prepared
  expect((await callConfigured('POST /api/auth/sign-in', { json: { email, password } })).status).toBe(401)
})

test.each(['issuer', 'audience', 'expired', 'nonce', 'signature', 'unsigned', 'unverified'])(
  'refuses a response with a wrong %s',
  async (twist) => {
    const wren = await createPerson('Wren')
    const came = await signInWithGoogle({ ...createGoogleUser({ email: wren.email }), twist })
    expect(came.to).toBe('/?signed-in=failed')
    expect(came.cookie).toBe('')
    expect(await db.select().from(sessions).where(eq(sessions.userId, wren.id))).toHaveLength(1)
    expect(logged.join()).not.toContain(wren.email)
  },
)

test('returns to the previous page when the user cancels', async () => {
  const came = await signInWithGoogle({ ...createGoogleUser(), twist: 'denied' }, '/?view=hum')
  expect(came.to).toBe('/?view=hum&signed-in=cancelled')
})

test('accepts a callback once, only in the browser that started it', async () => {
  const { url, cookie } = await startSignIn()
  const back = await signInAtProvider(url, createGoogleUser())
  const expectFailure = async (route: string, own?: string) =>
    expect((await callConfigured(`GET ${route}`, { cookie: own })).headers.get('location')).toBe(
      '/?signed-in=failed',
    )
  // Another browser, one that started its own flow, one with a changed cookie, and a foreign state.
  await expectFailure(back)
  await expectFailure(back, (await startSignIn()).cookie)
  await expectFailure(back, cookie.replace('state', 'stale'))
  await expectFailure(back.replace('state=', 'state=-'), cookie)
  const came = await callConfigured(`GET ${back}`, { cookie })
  expect(came.headers.get('location')).toBe('/?signed-in=join')
  expect(came.headers.getSetCookie().join()).toMatch(/owlcast-google=; Max-Age=0/)
  await expectFailure(back, cookie)
})

test.each(['//evil.example', '/\\evil.example', 'https:evil.example', 'https://evil.example/x'])(
  'does not redirect to %s',
  async (back) => {
    expect((await signInWithGoogle(createGoogleUser(), back)).to).toBe('/?signed-in=join')
  },
)

test('ends the session that the browser had before', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const came = await signInWithGoogle(createGoogleUser({ email: dele.email }), '/', wren.cookie)
  expect((await fetchSessionUser(came.cookie))?.id).toBe(dele.id)
  expect(await fetchSessionUser(wren.cookie)).toBeNull()
})

test('neither offers nor starts the flow when Google is not configured', async () => {
  expect(listSignInMethods(env)).not.toContain('google')
  expect(listSignInMethods(configured)).toContain('google')
  const headers = { 'cf-connecting-ip': `2001:db8:${ids.random(4)}::1` }
  const started = await call('POST /api/auth/google', { json: { returnPath: '/' }, headers })
  expect(started.status).toBe(502)
  expect((await started.json<{ error: { message: string } }>()).error.message).toBe(
    'Failed to sign in with Google',
  )
  const back = await call('GET /auth/callback?code=x&state=y', { headers })
  expect(back.headers.get('location')).toBe('/?signed-in=failed')
})

test('requires https in production and throws when the provider is unreachable', async () => {
  expect(createGoogle({ ...configured, ENVIRONMENT: 'production' })).toBeNull()
  const away = createGoogle({ ...configured, GOOGLE_ISSUER_URL: 'http://127.0.0.1:9' })
  await expect(away?.start(`${env.ORIGIN}/auth/callback`)).rejects.toThrow()
})
