/** Password resets and the list of sessions, over HTTP with the real database and the real password hash. */
import { env } from 'cloudflare:workers'
import { and, desc, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { RESET_HOURS, RESET_TRIES } from '../../domain/limits'
import { account, session, user } from '../../worker/auth/auth.table'
import { ensureMember } from '../../worker/auth/members'
import { resets } from '../../worker/auth/resets.table'
import { wholeLetter } from '../../worker/outbox/outbox.service'
import { outbox } from '../../worker/outbox/outbox.table'
import { message } from '../support/messages'
import { type Call, call, type Person, person, tools, travel } from '../support/world'

const { db, ids } = tools()
const HOUR_MS = 3_600_000
const OLD = 'a quiet canal at dusk'
const NEW = 'a loud harbour at dawn'

afterEach(() => travel(0))

function knock(route: string, options: Call = {}) {
  const headers = { 'cf-connecting-ip': `2001:db8:${ids.random(4)}::1`, ...options.headers }
  return call(route, { ...options, headers })
}

async function member() {
  const username = `r${ids.random(10)}`
  const email = `${username}@example.org`
  return { id: await ensureMember(tools(), { email, username, displayName: 'Rut', password: OLD }), email }
}

const forget = (email: string) => knock('POST /api/auth/forgot', { json: { email } })
const reset = (token: string, password = NEW) => knock('POST /api/auth/reset', { json: { token, password } })
const signIn = (email: string, password: string, headers = {}) =>
  knock('POST /api/auth/sign-in', { json: { email, password }, headers })
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''
const isIn = async (cookie: string) =>
  (await (await knock('GET /api/session', { headers: { cookie } })).json<{ user: object | null }>()).user !==
  null

async function mailsTo(email: string) {
  return db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.createdAt))
}

async function linkFor(email: string): Promise<string> {
  const mail = (await mailsTo(email)).find(({ subject }) => subject.startsWith('Choose'))
  return mail ? (/\?reset=([\w-]+)/.exec((await wholeLetter(env, mail)).text)?.[1] ?? '') : ''
}

test('resets a forgotten password and ends all sessions', async () => {
  const { email, id } = await member()
  const cookies = [cookieOf(await signIn(email, OLD)), cookieOf(await signIn(email, OLD))]
  expect(await (await forget(` ${email.toUpperCase()} `)).json()).toEqual({ ok: true })
  const done = await reset(await linkFor(email))
  expect(await done.json()).toEqual({ email })
  expect(done.headers.get('set-cookie')).toBeNull()
  for (const cookie of cookies) expect(await isIn(cookie)).toBe(false)
  expect((await signIn(email, OLD)).status).toBe(401)
  expect((await signIn(email, NEW)).status).toBe(200)
  expect((await mailsTo(email))[0]?.subject).toBe('Your Owlcast password was changed')
  expect(await db.select().from(resets).where(eq(resets.userId, id))).toEqual([])
})

test('accepts a link once, within an hour, and only the newest', async () => {
  const { email } = await member()
  await forget(email)
  const first = await linkFor(email)
  travel(1000)
  await forget(email)
  const second = await linkFor(email)
  expect(second).not.toBe(first)
  const answers = await Promise.all(Array.from({ length: 3 }, () => reset(second)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const token of [first, second, 'made up', '']) {
    const refused = await reset(token)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ error: { code: 'auth.verification_invalid' } })
  }
  travel(2000)
  await forget(email)
  const late = await linkFor(email)
  travel(RESET_HOURS * HOUR_MS + 3000)
  expect((await reset(late)).status).toBe(400)
})

test('answers unknown, unverified and placeholder addresses alike and sends no email', async () => {
  const { email } = await member()
  const claimed = await person('Mallory', { verified: false })
  const answers = await Promise.all([
    forget(email),
    forget(`no.${ids.random(6)}@example.org`),
    forget(claimed.email),
  ])
  const told = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]))
  expect(told[1]).toEqual(told[0])
  expect(told[2]).toEqual(told[0])
  expect(await mailsTo(claimed.email)).toEqual([])
  expect((await forget(`${crypto.randomUUID()}@phone.owlcast.invalid`)).status).toBe(400)
})

test('stores no usable token in the email or the database while it waits', async () => {
  const { email, id } = await member()
  await forget(email)
  const token = await linkFor(email)
  expect(token).toHaveLength(43)
  const rows = [await mailsTo(email), await db.select().from(resets).where(eq(resets.userId, id))]
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('validates the password, and sets a first one for accounts without', async () => {
  const greta = await person('Greta')
  await db.delete(account).where(eq(account.userId, greta.id))
  await forget(greta.email)
  const token = await linkFor(greta.email)
  const short = await reset(token, 'short')
  expect(await short.json()).toMatchObject({ error: { code: 'auth.password_length', field: 'password' } })
  expect((await reset(token)).status).toBe(200)
  const mine = and(eq(account.userId, greta.id), eq(account.providerId, 'credential'))
  expect(await db.select().from(account).where(mine)).toHaveLength(1)
  expect((await signIn(greta.email, NEW)).status).toBe(200)
})

test('limits emails to one address', async () => {
  const { email } = await member()
  const statuses = []
  for (let n = 0; n <= RESET_TRIES.count; n += 1) statuses.push((await forget(email)).status)
  expect(statuses).toEqual([...Array(RESET_TRIES.count).fill(200), 429])
})

type Item = { id: string; isThis: boolean; browser: string | null; system: string | null }

test('lists sessions and ends one or all others', async () => {
  const { email, id } = await member()
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:150.0) Gecko/20100101 Firefox/150.0'
  const [here, there, elsewhere] = [
    cookieOf(await signIn(email, OLD)),
    cookieOf(await signIn(email, OLD, { 'user-agent': firefox })),
    cookieOf(await signIn(email, OLD)),
  ]
  const list = async () =>
    (await (await knock('GET /api/sessions', { headers: { cookie: here } })).json<{ items: Item[] }>()).items
  const items = await list()
  expect(items).toHaveLength(3)
  expect(items.filter(({ isThis }) => isThis)).toHaveLength(1)
  const windows = items.find(({ system }) => system === 'Windows')
  expect(windows).toMatchObject({ browser: 'Firefox', isThis: false })

  const stranger = await person('Eve')
  expect((await call(`DELETE /api/sessions/${windows?.id}`, { as: stranger })).status).toBe(404)
  expect((await knock(`DELETE /api/sessions/${windows?.id}`, { headers: { cookie: here } })).status).toBe(200)
  expect(await isIn(there)).toBe(false)
  expect((await knock('DELETE /api/sessions', { headers: { cookie: here } })).status).toBe(200)
  expect(await isIn(elsewhere)).toBe(false)
  expect(await isIn(here)).toBe(true)
  expect(await list()).toHaveLength(1)
  expect(await db.select().from(session).where(eq(session.userId, id))).toHaveLength(1)
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
async function byPhone() {
  const ida = await person('Ida', { verified: false })
  const placeholder = `${crypto.randomUUID()}@phone.owlcast.invalid`
  await db.update(user).set({ email: placeholder }).where(eq(user.id, ida.id))
  await db.delete(account).where(eq(account.userId, ida.id))
  return ida
}
const address = () => `first.${ids.random(8)}@example.org`
const askFor = (as: Person, email: string) => knock('POST /api/me/email', { as, json: { email } })
const confirmFor = async (email: string) => {
  const mail = (await mailsTo(email)).find(({ subject }) => subject.startsWith('Confirm'))
  return mail ? (/\?reset=([\w-]+)/.exec((await wholeLetter(env, mail)).text)?.[1] ?? '') : ''
}
const userOf = async ({ id }: Person) => (await db.select().from(user).where(eq(user.id, id)))[0]

test('adds an address and password to a phone account, shows messages sent there, and signs in by them', async () => {
  const [ida, wren] = [await byPhone(), await person('Wren')]
  const email = address()
  const mue = await message(wren, { recipient: email })
  expect(await (await askFor(ida, email.toUpperCase())).json()).toEqual({ ok: true })
  const token = await confirmFor(email)
  const confirmed = await knock('POST /api/auth/reset', { as: ida, json: { token, password: NEW } })
  expect(await confirmed.json()).toEqual({ email })
  expect(await userOf(ida)).toMatchObject({ email, emailVerified: true })
  const cookie = cookieOf(await signIn(email, NEW))
  expect((await knock(`GET /api/posts/${mue.id}`, { headers: { cookie } })).status).toBe(200)
  expect((await reset(token)).status).toBe(400)
})

test('refuses the link in other accounts, so that a mistyped address gives no account away', async () => {
  const [ida, eve] = [await byPhone(), await person('Eve')]
  const email = address()
  await askFor(ida, email)
  const token = await confirmFor(email)
  for (const as of [null, eve]) {
    const refused = await knock('POST /api/auth/reset', { as, json: { token, password: NEW } })
    expect(await refused.json()).toMatchObject({ error: { code: 'email.other_account' } })
  }
  expect(await userOf(ida)).toMatchObject({ emailVerified: false })
})

test('answers a taken address alike with another email, and refuses one taken meanwhile', async () => {
  const [ida, known] = [await byPhone(), await member()]
  const answer = await askFor(ida, known.email)
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
  expect((await mailsTo(known.email)).map(({ subject }) => subject)).toEqual([
    'You already have an Owlcast account',
  ])
  const email = address()
  await askFor(ida, email)
  const token = await confirmFor(email)
  await db.update(user).set({ email }).where(eq(user.id, known.id))
  const late = await knock('POST /api/auth/reset', { as: ida, json: { token, password: NEW } })
  expect(await late.json()).toMatchObject({ error: { code: 'auth.verification_invalid' } })
  expect(await isIn(ida.cookie)).toBe(true)
})

test('refuses to change an existing address and to set a placeholder', async () => {
  const wren = await person('Wren')
  expect(await (await askFor(wren, address())).json()).toMatchObject({ error: { code: 'email.has_one' } })
  const refused = await askFor(await byPhone(), 'x@phone.owlcast.invalid')
  expect(await refused.json()).toMatchObject({ error: { code: 'auth.email_invalid', field: 'email' } })
})
