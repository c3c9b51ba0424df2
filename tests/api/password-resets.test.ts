/** Password resets and the list of sessions, over HTTP with the real database and the real password hash. */

import { env } from 'cloudflare:workers'
import { and, desc, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { RESET_HOURS } from '../../domain/auth/auth.limits'
import { HOUR_MS } from '../../domain/time/units'
import { RESET_TRIES } from '../../worker/auth/password/resets.routes'
import { accounts, sessions, users } from '../../worker/database/tables/auth.table'
import { outbox } from '../../worker/database/tables/outbox.table'
import { passwordResets } from '../../worker/database/tables/resets.table'
import { ensureMember } from '../../worker/dev/ensure-member'
import { fillPlaceholders } from '../../worker/outbox/placeholders'
import { publishMessage } from '../support/messages'
import { call, callFromNewIp, createPerson, getTools, type Person, setClockOffset } from '../support/world'

const { db, ids } = getTools()
const OLD = 'a quiet canal at dusk'
const NEW = 'a loud harbour at dawn'

afterEach(() => setClockOffset(0))

async function createMember() {
  const username = `r${ids.random(10)}`
  const email = `${username}@example.org`
  return { id: await ensureMember(getTools(), { email, username, displayName: 'Rut', password: OLD }), email }
}

const requestReset = (email: string) => callFromNewIp('POST /api/auth/forgot', { json: { email } })
const resetPassword = (token: string, password = NEW) =>
  callFromNewIp('POST /api/auth/reset', { json: { token, password } })
const signIn = (email: string, password: string, headers = {}) =>
  callFromNewIp('POST /api/auth/sign-in', { json: { email, password }, headers })
const readCookie = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''
const isSignedIn = async (cookie: string) =>
  (await (await callFromNewIp('GET /api/session', { headers: { cookie } })).json<{ user: object | null }>())
    .user !== null

async function listEmails(email: string) {
  return db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.createdAt))
}

async function findResetToken(email: string): Promise<string> {
  const mail = (await listEmails(email)).find(({ subject }) => subject.startsWith('Choose'))
  return mail ? (/\?reset=([\w-]+)/.exec((await fillPlaceholders(env, mail)).text)?.[1] ?? '') : ''
}

test('resets a forgotten password and ends all sessions', async () => {
  const { email, id } = await createMember()
  const cookies = [readCookie(await signIn(email, OLD)), readCookie(await signIn(email, OLD))]
  expect(await (await requestReset(` ${email.toUpperCase()} `)).json()).toEqual({ ok: true })
  const done = await resetPassword(await findResetToken(email))
  expect(await done.json()).toEqual({ email })
  expect(done.headers.get('set-cookie')).toBeNull()
  for (const cookie of cookies) expect(await isSignedIn(cookie)).toBe(false)
  expect((await signIn(email, OLD)).status).toBe(401)
  expect((await signIn(email, NEW)).status).toBe(200)
  expect((await listEmails(email))[0]?.subject).toBe('Your Owlcast password was changed')
  expect(await db.select().from(passwordResets).where(eq(passwordResets.userId, id))).toEqual([])
})

test('accepts a link once, within an hour, and only the newest', async () => {
  const { email } = await createMember()
  await requestReset(email)
  const first = await findResetToken(email)
  setClockOffset(1000)
  await requestReset(email)
  const second = await findResetToken(email)
  expect(second).not.toBe(first)
  const answers = await Promise.all(Array.from({ length: 3 }, () => resetPassword(second)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const token of [first, second, 'made up', '']) {
    const refused = await resetPassword(token)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ error: { code: 'auth.verification_invalid' } })
  }
  setClockOffset(2000)
  await requestReset(email)
  const late = await findResetToken(email)
  setClockOffset(RESET_HOURS * HOUR_MS + 3000)
  expect((await resetPassword(late)).status).toBe(400)
})

test('answers unknown, unverified and placeholder addresses alike and sends no email', async () => {
  const { email } = await createMember()
  const claimed = await createPerson('Mallory', { verified: false })
  const answers = await Promise.all([
    requestReset(email),
    requestReset(`no.${ids.random(6)}@example.org`),
    requestReset(claimed.email),
  ])
  const responses = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]))
  expect(responses[1]).toEqual(responses[0])
  expect(responses[2]).toEqual(responses[0])
  expect(await listEmails(claimed.email)).toEqual([])
  expect((await requestReset(`${crypto.randomUUID()}@phone.owlcast.invalid`)).status).toBe(400)
})

test('stores no usable token in the email or the database while it waits', async () => {
  const { email, id } = await createMember()
  await requestReset(email)
  const token = await findResetToken(email)
  expect(token).toHaveLength(43)
  const rows = [
    await listEmails(email),
    await db.select().from(passwordResets).where(eq(passwordResets.userId, id)),
  ]
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('validates the password, and sets a first one for accounts without', async () => {
  const greta = await createPerson('Greta')
  await db.delete(accounts).where(eq(accounts.userId, greta.id))
  await requestReset(greta.email)
  const token = await findResetToken(greta.email)
  const short = await resetPassword(token, 'short')
  expect(await short.json()).toMatchObject({ error: { code: 'auth.password_length', field: 'password' } })
  expect((await resetPassword(token)).status).toBe(200)
  const mine = and(eq(accounts.userId, greta.id), eq(accounts.providerId, 'credential'))
  expect(await db.select().from(accounts).where(mine)).toHaveLength(1)
  expect((await signIn(greta.email, NEW)).status).toBe(200)
})

test('limits emails to one address', async () => {
  const { email } = await createMember()
  const statuses = []
  for (let n = 0; n <= RESET_TRIES.count; n += 1) statuses.push((await requestReset(email)).status)
  expect(statuses).toEqual([...Array(RESET_TRIES.count).fill(200), 429])
})

type Item = { id: string; isThis: boolean; browser: string | null; system: string | null }

test('lists sessions and ends one or all others', async () => {
  const { email, id } = await createMember()
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:150.0) Gecko/20100101 Firefox/150.0'
  const [here, there, elsewhere] = [
    readCookie(await signIn(email, OLD)),
    readCookie(await signIn(email, OLD, { 'user-agent': firefox })),
    readCookie(await signIn(email, OLD)),
  ]
  const fetchSessions = async () =>
    (
      await (
        await callFromNewIp('GET /api/sessions', { headers: { cookie: here } })
      ).json<{ items: Item[] }>()
    ).items
  const items = await fetchSessions()
  expect(items).toHaveLength(3)
  expect(items.filter(({ isThis }) => isThis)).toHaveLength(1)
  const windows = items.find(({ system }) => system === 'Windows')
  expect(windows).toMatchObject({ browser: 'Firefox', isThis: false })

  const stranger = await createPerson('Eve')
  expect((await call(`DELETE /api/sessions/${windows?.id}`, { as: stranger })).status).toBe(404)
  expect(
    (await callFromNewIp(`DELETE /api/sessions/${windows?.id}`, { headers: { cookie: here } })).status,
  ).toBe(200)
  expect(await isSignedIn(there)).toBe(false)
  expect((await callFromNewIp('DELETE /api/sessions', { headers: { cookie: here } })).status).toBe(200)
  expect(await isSignedIn(elsewhere)).toBe(false)
  expect(await isSignedIn(here)).toBe(true)
  expect(await fetchSessions()).toHaveLength(1)
  expect(await db.select().from(sessions).where(eq(sessions.userId, id))).toHaveLength(1)
  // The response contains nothing that could be used as a session.
  expect(Object.keys(items[0] ?? {}).sort()).toEqual([
    'browser',
    'id',
    'isThis',
    'startedAt',
    'system',
    'usedAt',
  ])
})

/** Creates a user who signed up by phone: without a usable address. */
async function createPhoneUser() {
  const ida = await createPerson('Ida', { verified: false })
  const placeholder = `${crypto.randomUUID()}@phone.owlcast.invalid`
  await db.update(users).set({ email: placeholder }).where(eq(users.id, ida.id))
  await db.delete(accounts).where(eq(accounts.userId, ida.id))
  return ida
}
const createAddress = () => `first.${ids.random(8)}@example.org`
const requestEmailChange = (as: Person, email: string) =>
  callFromNewIp('POST /api/me/email', { as, json: { email } })
const findConfirmToken = async (email: string) => {
  const mail = (await listEmails(email)).find(({ subject }) => subject.startsWith('Confirm'))
  return mail ? (/\?reset=([\w-]+)/.exec((await fillPlaceholders(env, mail)).text)?.[1] ?? '') : ''
}
const findUser = async ({ id }: Person) => (await db.select().from(users).where(eq(users.id, id)))[0]

test('adds an address and password to a phone account, shows messages sent there, and signs in by them', async () => {
  const [ida, wren] = [await createPhoneUser(), await createPerson('Wren')]
  const email = createAddress()
  const mue = await publishMessage(wren, { recipient: email })
  expect(await (await requestEmailChange(ida, email.toUpperCase())).json()).toEqual({ ok: true })
  const token = await findConfirmToken(email)
  const confirmed = await callFromNewIp('POST /api/auth/reset', { as: ida, json: { token, password: NEW } })
  expect(await confirmed.json()).toEqual({ email })
  expect(await findUser(ida)).toMatchObject({ email, emailVerified: true })
  const cookie = readCookie(await signIn(email, NEW))
  expect((await callFromNewIp(`GET /api/posts/${mue.id}`, { headers: { cookie } })).status).toBe(200)
  expect((await resetPassword(token)).status).toBe(400)
})

test('refuses the link in other accounts, so that a mistyped address gives no account away', async () => {
  const [ida, eve] = [await createPhoneUser(), await createPerson('Eve')]
  const email = createAddress()
  await requestEmailChange(ida, email)
  const token = await findConfirmToken(email)
  for (const as of [null, eve]) {
    const refused = await callFromNewIp('POST /api/auth/reset', { as, json: { token, password: NEW } })
    expect(await refused.json()).toMatchObject({ error: { code: 'email.wrong_account' } })
  }
  expect(await findUser(ida)).toMatchObject({ emailVerified: false })
})

test('answers a taken address alike with another email, and refuses one taken meanwhile', async () => {
  const [ida, known] = [await createPhoneUser(), await createMember()]
  const answer = await requestEmailChange(ida, known.email)
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
  expect((await listEmails(known.email)).map(({ subject }) => subject)).toEqual([
    'You already have an Owlcast account',
  ])
  const email = createAddress()
  await requestEmailChange(ida, email)
  const token = await findConfirmToken(email)
  await db.update(users).set({ email }).where(eq(users.id, known.id))
  const late = await callFromNewIp('POST /api/auth/reset', { as: ida, json: { token, password: NEW } })
  expect(await late.json()).toMatchObject({ error: { code: 'auth.verification_invalid' } })
  expect(await isSignedIn(ida.cookie)).toBe(true)
})

test('refuses to change an existing address and to set a placeholder', async () => {
  const wren = await createPerson('Wren')
  expect(await (await requestEmailChange(wren, createAddress())).json()).toMatchObject({
    error: { code: 'email.already_set' },
  })
  const refused = await requestEmailChange(await createPhoneUser(), 'x@phone.owlcast.invalid')
  expect(await refused.json()).toMatchObject({ error: { code: 'auth.email_invalid', field: 'email' } })
})
