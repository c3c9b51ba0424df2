/** Sign-up, verification, sign-in and sign-out over HTTP, with the real database and the real password hash. */

import { env } from 'cloudflare:workers'
import { desc, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import {
  SESSION_IDLE_DAYS,
  SIGN_IN_TRIES,
  SIGN_UP_BROWSER_MINUTES,
  SIGN_UP_TRIES,
  VERIFICATION_HOURS,
} from '../../domain/auth/auth.limits'
import { AGE_TEXT_VERSION } from '../../domain/auth/sign-in'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/time/units'
import { createApp } from '../../worker/app'
import { hashPassword, verifyPassword } from '../../worker/auth/password/password'
import { accounts, sessions, users } from '../../worker/database/tables/auth.table'
import { outbox } from '../../worker/database/tables/outbox.table'
import { profiles } from '../../worker/database/tables/people.table'
import { emailSignUps } from '../../worker/database/tables/sign-up.table'
import { ensureMember } from '../../worker/dev/ensure-member'
import { hashKey } from '../../worker/gate/rate-limit'
import { fillPlaceholders } from '../../worker/outbox/placeholders'
import { SESSION_MAX_DAYS } from '../../worker/sessions/session'
import { listTablesHolding } from '../support/tables'
import { callFromNewIp, createPerson, getTools, setClockOffset } from '../support/world'

const { db, ids } = getTools()
const PASSWORD = 'a quiet canal at dusk'

afterEach(() => setClockOffset(0))

function createSignUpInput(change: Record<string, unknown> = {}) {
  const username = `n${ids.random(10)}`
  const email = `${username}@example.org`
  return { email, username, password: PASSWORD, displayName: 'Mara Lindqvist', ageAttested: true, ...change }
}

async function findLastEmail(to: string) {
  const [row] = await db.select().from(outbox).where(eq(outbox.recipient, to)).orderBy(desc(outbox.createdAt))
  return row
}

async function findVerifyToken(to: string): Promise<string> {
  const mail = await findLastEmail(to)
  return mail ? (/\?verify=([\w-]+)/.exec((await fillPlaceholders(env, mail)).text)?.[1] ?? '') : ''
}

async function signUpVerified(change: Record<string, unknown> = {}) {
  const given = createSignUpInput(change)
  expect((await callFromNewIp('POST /api/auth/sign-up', { json: given })).status).toBe(200)
  const token = await findVerifyToken(given.email)
  const { password } = given
  expect((await callFromNewIp('POST /api/auth/verify', { json: { token, password } })).status).toBe(200)
  return given
}

/** Signs up; returns the browser's cookie and the token of the email. */
async function startSignUp(change: Record<string, unknown> = {}) {
  const given = createSignUpInput(change)
  const cookie = readCookie(await callFromNewIp('POST /api/auth/sign-up', { json: given }))
  return { ...given, cookie, token: await findVerifyToken(given.email) }
}

/** Opens a link, with the browser's cookies and maybe a password. */
const verify = (token: string, cookie = '', password?: string) =>
  callFromNewIp('POST /api/auth/verify', { json: { token, password }, headers: { cookie } })
const readSessionCookie = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((line) => line.startsWith('owlcast='))
    ?.split(';')[0] ?? ''

const signIn = (email: string, password = PASSWORD, listHeaderNames = {}) =>
  callFromNewIp('POST /api/auth/sign-in', { json: { email, password }, headers: listHeaderNames })

const readCookie = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''
const fetchSessionUser = async (cookie: string) => {
  const answer = await callFromNewIp('GET /api/session', { headers: { cookie } })
  return (await answer.json<{ user: { id: string; username: string } | null }>()).user
}
const readError = async (answer: Response) => {
  const { error } = await answer.json<{ error: { code: string; field?: string; message: string } }>()
  return { status: answer.status, code: error.code, field: error.field }
}

test('signs up, verifies the address, returns the session, signs out, and signs in', async () => {
  const given = createSignUpInput({ email: `  Mara.${ids.random(6)}@Example.ORG ` })
  const email = given.email.trim().toLowerCase()
  const signedUp = await callFromNewIp('POST /api/auth/sign-up', { json: given })
  expect(signedUp.status).toBe(200)
  expect(await db.select().from(users).where(eq(users.email, email))).toEqual([])

  const token = await findVerifyToken(email)
  const verified = await verify(token, readCookie(signedUp))
  expect(await verified.json()).toEqual({ status: 'signed-in', email, username: given.username })
  const cookie = readSessionCookie(verified)
  const answer = await callFromNewIp('GET /api/session', { headers: { cookie } })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toMatchObject({
    user: {
      username: given.username,
      displayName: 'Mara Lindqvist',
      email,
      isPro: false,
      role: 'member',
      ageAttested: true,
    },
    signIn: { methods: ['email', 'phone', 'passkey'], mailbox: '/api/dev/outbox' },
  })

  const signedOut = await callFromNewIp('POST /api/auth/sign-out', { headers: { cookie } })
  expect(signedOut.headers.get('set-cookie')).toMatch(/^owlcast=;.*Max-Age=0/)
  // A copy of the cookie is worthless after sign-out.
  expect(await fetchSessionUser(cookie)).toBeNull()

  const signedIn = await signIn(given.email)
  expect(signedIn.status).toBe(200)
  expect(await fetchSessionUser(readSessionCookie(signedIn))).toMatchObject({ username: given.username })
})

test('stores the time and the wording version of the age attestation', async () => {
  const before = getTools().clock.now()
  const { username } = await signUpVerified()
  const [profile] = await db.select().from(profiles).where(eq(profiles.username, username))
  expect(profile?.ageAttestedAt).toBeGreaterThanOrEqual(before)
  expect(profile?.ageTextVersion).toBe(AGE_TEXT_VERSION)
})

test('hides the session cookie from scripts, other sites and other hosts', async () => {
  const { email } = await signUpVerified()
  const plain = (await signIn(email)).headers.get('set-cookie') ?? ''
  expect(plain).toMatch(/^owlcast=[^;]+; /)
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', `Max-Age=${SESSION_IDLE_DAYS * 86_400}`])
    expect(plain).toContain(part)
  expect(plain).not.toContain('Domain')

  const secure = await createApp().fetch(
    new Request('https://owlcast.example/api/auth/sign-in', {
      method: 'POST',
      headers: { origin: 'https://owlcast.example', 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    }),
    { ...env, ORIGIN: 'https://owlcast.example', ENVIRONMENT: 'production' },
  )
  expect(secure.headers.get('set-cookie')).toMatch(/^__Host-owlcast=[^;]+;.*; Secure/)
})

test('refuses sign-in before verification with the same answer as for an unknown address', async () => {
  const given = createSignUpInput()
  await callFromNewIp('POST /api/auth/sign-up', { json: given })
  const waiting = await signIn(given.email)
  const stranger = await signIn(`nobody.${ids.random(6)}@example.org`)
  const { email } = await signUpVerified()
  const wrong = await signIn(email, 'not the password')
  const texts = await Promise.all(
    [waiting, stranger, wrong].map(async (answer) => {
      const { error } = await answer.json<{ error: Record<string, string> }>()
      return { status: answer.status, ...error, requestId: '' }
    }),
  )
  expect(texts[0]).toMatchObject({
    status: 401,
    message: 'Failed to sign in. Please check your credentials.',
  })
  expect(texts[1]).toEqual(texts[0])
  expect(texts[2]).toEqual(texts[0])
})

test('answers a sign-up with a known address like one with a new address, and only sends an email', async () => {
  const member = await signUpVerified()
  const known = await callFromNewIp('POST /api/auth/sign-up', {
    json: createSignUpInput({ email: member.email }),
  })
  const fresh = await callFromNewIp('POST /api/auth/sign-up', { json: createSignUpInput() })
  expect(known.status).toBe(fresh.status)
  const listFieldLengths = async (answer: Response) =>
    Object.entries(await answer.json<Record<string, string>>()).map(([key, value]) => [key, value.length])
  expect(await listFieldLengths(known)).toEqual(await listFieldLengths(fresh))
  const listHeaderNames = (answer: Response) => [...answer.headers.keys()].sort()
  expect(listHeaderNames(known)).toEqual(listHeaderNames(fresh))
  expect((await findLastEmail(member.email))?.subject).toBe('You already have an Owlcast account')
  // The username of such a sign-up is reserved in both cases.
  const names = [createSignUpInput({ email: member.email }), createSignUpInput()]
  for (const given of names) await callFromNewIp('POST /api/auth/sign-up', { json: given })
  for (const { username } of names)
    expect(
      await readError(
        await callFromNewIp('POST /api/auth/sign-up', { json: createSignUpInput({ username }) }),
      ),
    ).toEqual({
      status: 409,
      code: 'auth.username_taken',
      field: 'username',
    })
  expect((await signIn(member.email)).status).toBe(200)
})

test('replaces a pending sign-up that an attacker prepared for the address', async () => {
  const email = `victim.${ids.random(6)}@example.org`
  await callFromNewIp('POST /api/auth/sign-up', {
    json: createSignUpInput({ email, password: 'the attacker knows' }),
  })
  const planted = await findVerifyToken(email)
  setClockOffset(1000)
  await callFromNewIp('POST /api/auth/sign-up', { json: createSignUpInput({ email }) })
  const own = await findVerifyToken(email)
  expect(own).not.toBe(planted)
  expect((await verify(own, '', PASSWORD)).status).toBe(200)
  expect((await signIn(email, 'the attacker knows')).status).toBe(401)
  expect((await signIn(email)).status).toBe(200)
  expect((await callFromNewIp('POST /api/auth/verify', { json: { token: planted } })).status).toBe(400)
})

test('verifies once, however often the link is used at once', async () => {
  const { email, token, cookie } = await startSignUp()
  const answers = await Promise.all(Array.from({ length: 10 }, () => verify(token, cookie)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const again of [await verify(token, cookie), await verify(token, '', PASSWORD)])
    expect(await readError(again)).toMatchObject({ status: 400, code: 'auth.verification_invalid' })
  for (const table of [accounts, sessions])
    expect(
      await db
        .select()
        .from(table)
        .innerJoin(users, eq(users.id, table.userId))
        .where(eq(users.email, email)),
    ).toHaveLength(1)
})

test('keeps a link unused in another browser until it brings a password, which replaces the earlier one', async () => {
  const { email, username, token } = await startSignUp()
  // As often as a mail scanner or a second device opens it.
  for (let n = 0; n < 3; n++) {
    const opened = await verify(token)
    expect(await opened.json()).toEqual({ status: 'password', email, username })
    expect(opened.headers.getSetCookie()).toEqual([])
  }
  expect(await db.select().from(users).where(eq(users.email, email))).toEqual([])
  expect(await readError(await verify(token, '', 'short'))).toMatchObject({
    status: 400,
    code: 'auth.password_length',
    field: 'password',
  })
  const chosen = 'chosen where the link was opened'
  const finished = await verify(token, '', chosen)
  expect(await finished.json()).toMatchObject({ status: 'signed-in' })
  expect(await fetchSessionUser(readSessionCookie(finished))).toMatchObject({ username })
  expect((await signIn(email)).status).toBe(401)
  expect((await signIn(email, chosen)).status).toBe(200)
})

test('a link signs in by itself only beside its own sign-up, for an hour, and not over another session', async () => {
  const { token, cookie } = await startSignUp()
  const other = await startSignUp()
  const member = await createPerson('Wren')
  const readStatus = async (...cookies: string[]) =>
    (await (await verify(token, cookies.join('; '))).json<{ status: string }>()).status
  for (const forged of ['owlcast-sign-up=sup_00000000000000000000', 'owlcast-sign-up=', other.cookie])
    expect(await readStatus(forged), forged).toBe('password')
  expect(await readStatus(cookie, member.cookie)).toBe('password')
  setClockOffset(SIGN_UP_BROWSER_MINUTES * MINUTE_MS)
  expect(await readStatus(cookie)).toBe('password')
  setClockOffset((SIGN_UP_BROWSER_MINUTES - 1) * MINUTE_MS)
  expect(await readStatus(cookie)).toBe('signed-in')
})

test('keeps the id of a sign-up in a cookie that scripts and other sites cannot use, also for a known address', async () => {
  const { email } = await signUpVerified()
  for (const change of [{}, { email }]) {
    const answer = await callFromNewIp('POST /api/auth/sign-up', { json: createSignUpInput(change) })
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^owlcast-sign-up=sup_\w{20}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Strict$/),
    ])
  }
})

test('refuses expired, replaced and invented links, and keeps a link unused when the app is opened', async () => {
  const given = createSignUpInput()
  const { signUpId } = await (await callFromNewIp('POST /api/auth/sign-up', { json: given })).json<{
    signUpId: string
  }>()
  const first = await findVerifyToken(given.email)
  expect((await callFromNewIp(`GET /?verify=${first}`)).status).toBeLessThan(500)
  setClockOffset(1000)
  expect((await callFromNewIp('POST /api/auth/resend', { json: { signUpId } })).status).toBe(200)
  const second = await findVerifyToken(given.email)
  for (const token of [first, 'made up', ''])
    expect((await callFromNewIp('POST /api/auth/verify', { json: { token } })).status).toBe(400)
  setClockOffset(VERIFICATION_HOURS * HOUR_MS)
  expect((await callFromNewIp('POST /api/auth/verify', { json: { token: second } })).status).toBe(400)
  // The username is available again after that.
  const { username } = given
  expect(
    (await callFromNewIp('POST /api/auth/sign-up', { json: createSignUpInput({ username }) })).status,
  ).toBe(200)
})

test('answers resend the same for unknown sign-ups, and limits resends', async () => {
  const unknown = await callFromNewIp('POST /api/auth/resend', { json: { signUpId: 'sup_unknown' } })
  expect(await unknown.json()).toEqual({ ok: true })
  const given = createSignUpInput()
  const { signUpId } = await (await callFromNewIp('POST /api/auth/sign-up', { json: given })).json<{
    signUpId: string
  }>()
  const statuses = []
  for (let n = 0; n < 4; n++)
    statuses.push((await callFromNewIp('POST /api/auth/resend', { json: { signUpId } })).status)
  expect(statuses).toEqual([200, 200, 200, 429])
})

test("puts no text of the person who signs up into the email to another person's address", async () => {
  const given = createSignUpInput({ displayName: 'You won, see prize.example' })
  expect((await callFromNewIp('POST /api/auth/sign-up', { json: given })).status).toBe(200)
  const mail = await findLastEmail(given.email)
  expect(mail?.text).toContain(`Welcome, @${given.username}`)
  expect(JSON.stringify(mail)).not.toContain('prize.example')
})

test('stores no link, password or cookie in a form that a database copy could use', async () => {
  const given = createSignUpInput()
  const { signUpId } = await (await callFromNewIp('POST /api/auth/sign-up', { json: given })).json<{
    signUpId: string
  }>()
  const first = await findVerifyToken(given.email)
  setClockOffset(1000)
  await callFromNewIp('POST /api/auth/resend', { json: { signUpId } })
  const second = await findVerifyToken(given.email)
  expect([first, second].map(({ length }) => length)).toEqual([43, 43])
  expect(await listTablesHolding([first, second, signUpId, PASSWORD])).toEqual(['email_sign_ups'])
  expect(await listTablesHolding([first, second, PASSWORD])).toEqual([])
  const [row] = await db.select().from(emailSignUps).where(eq(emailSignUps.email, given.email))
  expect(row?.passwordHash).toMatch(/^\$scrypt\$/)

  expect((await verify(second, '', PASSWORD)).status).toBe(200)
  const cookie = decodeURIComponent(readCookie(await signIn(given.email)))
  expect(await listTablesHolding([second, PASSWORD, cookie.split('=')[1] ?? ''])).toEqual([])
})

test('gives a username to one of eight concurrent sign-ups', async () => {
  const username = `want${ids.random(8)}`
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      callFromNewIp('POST /api/auth/sign-up', { json: createSignUpInput({ username }) }),
    ),
  )
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
  expect(await db.select().from(emailSignUps).where(eq(emailSignUps.username, username))).toHaveLength(1)
})

test('refuses a taken username in every spelling', async () => {
  const wren = await createPerson('Wren')
  for (const username of [wren.username, wren.username.toUpperCase(), ` @${wren.username} `])
    expect(
      await readError(
        await callFromNewIp('POST /api/auth/sign-up', { json: createSignUpInput({ username }) }),
      ),
    ).toMatchObject({ status: 409, code: 'auth.username_taken' })
})

test.each([
  [{ username: '' }, 'auth.fields_required', 'username'],
  [{ username: 'a b' }, 'auth.username_invalid', 'username'],
  [{ username: 'Admin_' }, 'auth.username_taken', 'username'],
  [{ email: 'not an address' }, 'auth.email_invalid', 'email'],
  [{ password: 'short' }, 'auth.password_length', 'password'],
  [{ ageAttested: false }, 'auth.age_required', 'ageAttested'],
  [{ displayName: 'a\u202eb' }, 'post.text_invalid', 'displayName'],
] as const)('refuses a sign-up with %j', async (change, code, field) => {
  const answer = await callFromNewIp('POST /api/auth/sign-up', { json: createSignUpInput(change) })
  expect(await readError(answer)).toMatchObject({ code, field })
})

test('refuses sign-in without both fields with the message of the specification', async () => {
  const answer = await callFromNewIp('POST /api/auth/sign-in', {
    json: { email: 'a@example.org', password: '' },
  })
  expect(await readError(answer)).toEqual({
    status: 400,
    code: 'auth.email_and_password_required',
    field: 'password',
  })
})

test.each(['isPro', 'is_pro', 'plan', 'role', 'proExpiresAt', 'emailVerified', 'id', 'ageAttestedAt'])(
  'refuses a sign-up that sets %s',
  async (name) => {
    const answer = await callFromNewIp('POST /api/auth/sign-up', {
      json: createSignUpInput({ [name]: true }),
    })
    expect(await readError(answer)).toMatchObject({ status: 400, code: 'request.invalid' })
  },
)

test('exposes no route of the sign-in library', async () => {
  for (const route of [
    'POST /api/auth/sign-up/email',
    'POST /api/auth/update-user',
    'GET /api/auth/get-session',
  ])
    expect(
      (await callFromNewIp(route, route.startsWith('POST') ? { json: { isPro: true } } : {})).status,
    ).toBe(404)
})

test('limits sign-in tries for each IP address before anything is hashed', async () => {
  const { email } = await signUpVerified()
  const listHeaderNames = {
    'cf-connecting-ip': `2001:db8:${ids.random(4)}::9`,
    'x-forwarded-for': ids.random(8),
  }
  const { count, seconds } = SIGN_IN_TRIES.perAddress
  for (let n = 0; n < count; n++) expect((await signIn(email, 'wrong', listHeaderNames)).status).toBe(401)
  const refused = await signIn(email, PASSWORD, { ...listHeaderNames, 'x-forwarded-for': ids.random(8) })
  expect(await readError(refused)).toMatchObject({ status: 429, code: 'request.rate_limited' })
  expect((await signIn(email)).status).toBe(200)
  setClockOffset(seconds * 1000)
  expect((await signIn(email, PASSWORD, listHeaderNames)).status).toBe(200)
})

test('limits sign-in tries for each account across IP addresses', async () => {
  const email = `guessed.${ids.random(6)}@example.org`
  const { count, seconds } = SIGN_IN_TRIES.perAccount
  await db.run(
    `insert into rate_limits(key, count, ends_at) values ('${await hashKey(env, `sign-in|${email}`)}', ${count}, ${getTools().clock.now() + seconds * 1000})`,
  )
  expect((await signIn(email.toUpperCase())).status).toBe(429)
})

test('limits sign-in tries from trusted devices, however many browsers are used', async () => {
  const { email } = await signUpVerified()
  const known = await signIn(email)
  const cookie = known.headers.getSetCookie().find((one) => one.includes('-known=')) ?? ''
  const { count, seconds } = SIGN_IN_TRIES.inKnownBrowsers
  await db.run(
    `insert or replace into rate_limits(key, count, ends_at) values ('${await hashKey(env, `sign-in-known|${email}`)}', ${count}, ${getTools().clock.now() + seconds * 1000})`,
  )
  expect((await signIn(email, PASSWORD, { cookie })).status).toBe(429)
  // Other browsers have a separate count for the account.
  expect((await signIn(email)).status).toBe(200)
})

test('limits emails to one address, but not sign-ups refused before one is sent', async () => {
  const email = `mailed.${ids.random(6)}@example.org`
  const wren = await createPerson('Wren')
  const tryWith = async (username?: string) =>
    (
      await callFromNewIp('POST /api/auth/sign-up', {
        json: createSignUpInput({ email, ...(username && { username }) }),
      })
    ).status
  for (let n = 0; n < SIGN_UP_TRIES.perAccount.count + 2; n++) expect(await tryWith(wren.username)).toBe(409)
  for (let n = 0; n < SIGN_UP_TRIES.perAccount.count; n++) expect(await tryWith()).toBe(200)
  expect(await tryWith()).toBe(429)
})

test('renews a session in use, ends an idle one, and ends all at the maximum age', async () => {
  const wren = await createPerson('Wren')
  const getRenewedCookie = async () =>
    (await callFromNewIp('GET /api/session', { headers: { cookie: wren.cookie } })).headers.get('set-cookie')
  expect(await getRenewedCookie()).toBeNull()
  for (let day = 6; day < SESSION_MAX_DAYS - 1; day += 6) {
    setClockOffset(day * DAY_MS)
    expect(await getRenewedCookie()).toMatch(/^owlcast=/)
  }
  setClockOffset((SESSION_MAX_DAYS - 0.5) * DAY_MS)
  expect(await fetchSessionUser(wren.cookie)).not.toBeNull()
  setClockOffset((SESSION_MAX_DAYS + 0.1) * DAY_MS)
  expect(await fetchSessionUser(wren.cookie)).toBeNull()
  setClockOffset(0)
  const mara = await createPerson('Mara')
  setClockOffset((SESSION_IDLE_DAYS + 0.1) * DAY_MS)
  expect(await fetchSessionUser(mara.cookie)).toBeNull()
})

test('ends the previous session when the same browser signs in again', async () => {
  const { email } = await signUpVerified()
  const first = readCookie(await signIn(email))
  const second = readCookie(await signIn(email, PASSWORD, { cookie: first }))
  expect(second).not.toBe(first)
  expect(await fetchSessionUser(first)).toBeNull()
  expect(await fetchSessionUser(second)).not.toBeNull()
})

test('ignores forged and foreign cookies', async () => {
  const wren = await createPerson('Wren')
  for (const cookie of [
    `${wren.cookie.slice(0, -6)}AAAAA%3D`,
    'owlcast=x',
    'owlcast=x.y',
    wren.cookie.replace('owlcast', '__Host-owlcast'),
  ])
    expect(await fetchSessionUser(cookie)).toBeNull()
})

test('refuses writes from other origins and without JSON', async () => {
  const json = { email: 'a@example.org', password: 'x' }
  const wrong: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { 'content-type': 'text/plain' },
  ]
  for (const listHeaderNames of wrong)
    expect([403, 415]).toContain(
      (await callFromNewIp('POST /api/auth/sign-in', { json, headers: listHeaderNames })).status,
    )
  expect((await callFromNewIp('POST /api/auth/sign-in', {})).status).toBe(400)
})

test('creates a seeded member once, who can sign in at once', async () => {
  const name = `demo${ids.random(6)}`
  const member = { email: `${name}@example.org`, username: name, displayName: 'Demo', password: PASSWORD }
  expect(await ensureMember(getTools(), member)).toBe(await ensureMember(getTools(), member))
  const cookie = readCookie(await signIn(member.email))
  expect(await fetchSessionUser(cookie)).toMatchObject({ username: name })
  expect(
    await db
      .select()
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(users.email, member.email)),
  ).toHaveLength(1)
})

const FULL_COST = [{ ENVIRONMENT: 'production', FAST_PASSWORD_HASH: 'on' }, { ENVIRONMENT: 'test' }] as const
test.each(FULL_COST)('hashes a password at full cost with $ENVIRONMENT settings', async (settings) => {
  const hash = await hashPassword(PASSWORD, settings)
  expect(hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/)
  expect(await verifyPassword({ password: PASSWORD, hash })).toBe(true)
  expect(await verifyPassword({ password: `${PASSWORD}r`, hash })).toBe(false)
})
