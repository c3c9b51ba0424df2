/** Threat T9: an account or session prepared for another user's address is worthless once the owner signs up. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFigure, tally } from './figures'
import { listSent, readToken, signUpUser, toCookieHeader } from './mailbox'
import { openServer, type TestServer } from './test-server'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

let addresses = 0
const postJson = (route: string, body: unknown, cookie?: string) =>
  server.request(route, {
    json: body,
    as: cookie ? { cookie } : null,
    headers: { 'cf-connecting-ip': `198.51.100.${++addresses}` },
  })
const signUp = (email: string, password: string, username: string) =>
  postJson('POST /api/auth/sign-up', { email, password, username, displayName: '', ageAttested: true })
const signIn = (email: string, password: string) => postJson('POST /api/auth/sign-in', { email, password })

const THEIRS = 'what the attacker knows'
const OWN = 'what the owner alone knows'

test('a sign-up for another user’s address is void once the owner signs up', async () => {
  const email = 'victim@example.org'
  const statuses = [(await signUp(email, THEIRS, 'prepared')).status]
  expect((await signIn(email, THEIRS)).status).toBe(401)
  statuses.push((await signUp(email, OWN, 'victim')).status)
  // Each email names its sign-up; the owner opens the own one.
  const emails = await listSent(server, email)
  expect(emails).toHaveLength(2)
  const own = emails.find((email) => email.includes('@victim')) ?? ''
  const [, token] = /[?&;]verify=([\w-]+)/.exec(own) ?? []
  expect((await postJson('POST /api/auth/verify', { token, password: OWN })).status).toBe(200)
  for (const [password, status] of [
    [THEIRS, 401],
    [OWN, 200],
  ] as const) {
    const answer = await signIn(email, password)
    statuses.push(answer.status)
    expect(answer.status, password).toBe(status)
  }
  // The link of the other sign-up is void, and a third sign-up changes nothing.
  const other = emails.find((email) => !email.includes('@victim')) ?? ''
  const [, stale] = /[?&;]verify=([\w-]+)/.exec(other) ?? []
  expect((await postJson('POST /api/auth/verify', { token: stale })).status).toBe(400)
  expect((await signUp(email, THEIRS, 'again')).status).toBe(200)
  expect((await signIn(email, THEIRS)).status).toBe(401)
  expect((await signIn(email, OWN)).status).toBe(200)
  addFigure('pre-hijack: sign-ups for another’s address', statuses.length, tally(statuses))
})

test('a sign-up of an attacker, finished by the address’s owner, is the owner’s alone', async () => {
  const email = 'curious@example.org'
  const theirs = await signUp(email, THEIRS, 'lured')
  const attacker = toCookieHeader(theirs)
  expect(attacker).toContain('owlcast-sign-up=')
  const token = await readToken(server, email, 'verify')
  const open = (body: object, cookie?: string) =>
    postJson('POST /api/auth/verify', { token, ...body }, cookie)
  // Opened, fetched ahead and run by scanners: it signs nobody in and creates nothing.
  for (const method of ['GET', 'HEAD'])
    expect((await server.request(`${method} /?verify=${token}`)).headers.getSetCookie()).toEqual([])
  for (const cookie of [undefined, 'owlcast-sign-up=sup_00000000000000000000']) {
    const opened = await open({}, cookie)
    expect(await opened.json()).toMatchObject({ status: 'password' })
    expect(opened.headers.getSetCookie()).toEqual([])
  }
  expect((await signIn(email, THEIRS)).status).toBe(401)
  const finished = await open({ password: OWN })
  expect(await finished.json()).toMatchObject({ status: 'signed-in' })
  // Neither the attacker's password nor the browser that signed up gets in.
  expect((await signIn(email, THEIRS)).status).toBe(401)
  expect((await open({}, attacker)).status).toBe(400)
  expect((await open({ password: THEIRS }, attacker)).status).toBe(400)
  const { user } = (await (
    await server.request('GET /api/session', { as: { cookie: attacker } })
  ).json()) as { user: unknown }
  expect(user).toBeNull()
  expect((await signIn(email, OWN)).status).toBe(200)
})

test('a password reset ends earlier sessions', async () => {
  const { email, password } = await signUpUser(server, THEIRS)
  const stolen = toCookieHeader(await signIn(email, password))
  const getUser = async (cookie: string) =>
    ((await (await server.request('GET /api/session', { as: { cookie } })).json()) as { user: unknown }).user
  expect(await getUser(stolen)).not.toBeNull()
  expect((await postJson('POST /api/auth/forgot', { email })).status).toBe(200)
  const token = await readToken(server, email, 'reset')
  expect((await postJson('POST /api/auth/reset', { token, password: OWN })).status).toBe(200)
  expect(await getUser(stolen)).toBeNull()
  expect((await signIn(email, THEIRS)).status).toBe(401)
  expect((await signIn(email, OWN)).status).toBe(200)
  expect((await postJson('POST /api/auth/reset', { token, password: THEIRS })).status).toBe(400)
})

test('a planted session cookie is not adopted', async () => {
  const { email, password } = await signUpUser(server, OWN)
  const mine = toCookieHeader(await signIn(email, password))
  const brought = 'owlcast=planted.signature; owlcast=other'
  const answer = await postJson('POST /api/auth/sign-in', { email, password }, brought)
  expect(answer.status).toBe(200)
  expect(toCookieHeader(answer)).not.toContain('planted')
  // Signing in again ends the browser's previous session.
  const again = await postJson('POST /api/auth/sign-in', { email, password }, mine)
  expect(again.status).toBe(200)
  const { user } = (await (await server.request('GET /api/session', { as: { cookie: mine } })).json()) as {
    user: unknown
  }
  expect(user).toBeNull()
})
