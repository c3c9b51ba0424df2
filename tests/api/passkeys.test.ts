/** Passkeys over HTTP, with the real database and real signatures by a software authenticator. */

import { env } from 'cloudflare:workers'
import { desc, eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { PASSKEY_CHALLENGE_SECONDS, PASSKEY_TRIES } from '../../domain/auth/auth.limits'
import type { NewPasskeyOptions, Passkey, PasskeyOptions } from '../../domain/auth/passkeys.schema'
import { MINUTE_MS } from '../../domain/time/units'
import { PASSKEYS_ADDED } from '../../worker/auth/passkeys/passkeys.routes'
import { PASSKEYS_MAX } from '../../worker/auth/passkeys/passkeys.service'
import { sessions, users } from '../../worker/database/tables/auth.table'
import { outbox } from '../../worker/database/tables/outbox.table'
import { passkeyChallenges, passkeys } from '../../worker/database/tables/passkeys.table'
import { createDevice, type Twist } from '../support/authenticator'
import { callFromNewIp, createPerson, getTools, type Person, setClockOffset } from '../support/world'

const { db } = getTools()

afterEach(() => setClockOffset(0))

const readCookies = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
const readErrorCode = async (answer: Response) =>
  (await answer.json<{ error: { code: string } }>()).error.code

type Device = Awaited<ReturnType<typeof createDevice>>
const joinCookies = (member: Person, answer: Response) => `${member.cookie}; ${readCookies(answer)}`

async function requestAddOptions(member: Person) {
  const answer = await callFromNewIp('POST /api/passkeys/options', { as: member })
  expect(answer.status).toBe(200)
  return { options: await answer.json<NewPasskeyOptions>(), cookie: joinCookies(member, answer) }
}

async function addPasskey(
  member: Person,
  key: Device,
  { twist = {}, name = 'Chrome on Mac' }: { twist?: Twist; name?: string } = {},
) {
  const { options, cookie } = await requestAddOptions(member)
  const json = { name, passkey: await key.make(options, twist) }
  return callFromNewIp('POST /api/passkeys', { headers: { cookie, 'user-agent': 'Chrome/1 Linux' }, json })
}

async function addPasskeyOk(member: Person, key: Device): Promise<Passkey> {
  const answer = await addPasskey(member, key)
  expect(answer.status).toBe(201)
  return answer.json()
}

async function requestSignInOptions(headers = {}) {
  const answer = await callFromNewIp('POST /api/auth/passkey/options', { headers })
  expect(answer.status).toBe(200)
  return { options: await answer.json<PasskeyOptions>(), cookie: readCookies(answer) }
}

async function signIn(key: Device, twist: Twist = {}) {
  const { options, cookie } = await requestSignInOptions()
  return callFromNewIp('POST /api/auth/passkey', { headers: { cookie }, json: await key.use(options, twist) })
}

const listOwn = async (member: Person) =>
  (await (await callFromNewIp('GET /api/passkeys', { as: member })).json<{ items: Passkey[] }>()).items
const fetchSessionUser = async (cookie: string) =>
  (
    await (
      await callFromNewIp('GET /api/session', { headers: { cookie } })
    ).json<{ user: { id: string } | null }>()
  ).user
const listEmails = (email: string) =>
  db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.createdAt))

test('adds a passkey, sends an email, and signs in with it from another browser without typing', async () => {
  const wren = await createPerson('Wren')
  const key = await createDevice()
  const { options } = await requestAddOptions(wren)
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Owlcast' },
    user: { name: wren.username, displayName: 'Wren' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  const passkey = await addPasskeyOk(wren, key)
  expect(await listOwn(wren)).toEqual([passkey])
  expect(passkey).toMatchObject({ name: 'Chrome on Mac', usedAt: null })
  const [mail] = await listEmails(wren.email)
  expect(mail).toMatchObject({ purpose: 'account', subject: 'A passkey was added to your Owlcast account' })
  expect(mail?.text).toContain('This was done in Chrome on Linux.')

  setClockOffset(MINUTE_MS)
  const { options: asked, cookie } = await requestSignInOptions()
  expect(Object.keys(asked).sort()).toEqual(['challenge', 'rpId', 'timeout', 'userVerification'])
  const json = await key.use(asked)
  const done = await callFromNewIp('POST /api/auth/passkey', {
    headers: { cookie, 'user-agent': 'A phone' },
    json,
  })
  expect(done.status).toBe(200)
  expect(done.headers.getSetCookie().join()).toMatch(/HttpOnly; SameSite=Lax/)
  expect((await fetchSessionUser(readCookies(done)))?.id).toBe(wren.id)
  const open = await db.select().from(sessions).where(eq(sessions.userId, wren.id))
  expect(open.map(({ userAgent }) => userAgent)).toContain('A phone')
  expect((await listOwn(wren))[0]?.usedAt).toBeGreaterThan(passkey.createdAt)
})

test('ends the session that the browser had before', async () => {
  const [wren, teal] = [await createPerson('Wren'), await createPerson('Teal')]
  const key = await createDevice()
  await addPasskeyOk(wren, key)
  const { options, cookie } = await requestSignInOptions()
  const json = await key.use(options)
  await callFromNewIp('POST /api/auth/passkey', { headers: { cookie: `${cookie}; ${teal.cookie}` }, json })
  expect(await fetchSessionUser(teal.cookie)).toBeNull()
})

describe('an assertion is accepted', () => {
  test('once, also under concurrent requests', async () => {
    const wren = await createPerson('Wren')
    const key = await createDevice({ counts: false })
    await addPasskeyOk(wren, key)
    const { options, cookie } = await requestSignInOptions()
    const json = await key.use(options)
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => callFromNewIp('POST /api/auth/passkey', { headers: { cookie }, json })),
    )
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(
      await readErrorCode(await callFromNewIp('POST /api/auth/passkey', { headers: { cookie }, json })),
    ).toBe('passkey.expired')
  })

  test('in time, from the browser that requested it, and for its own challenge', async () => {
    const [wren, teal] = [await createPerson('Wren'), await createPerson('Teal')]
    const key = await createDevice()
    await addPasskeyOk(wren, key)
    const one = await requestSignInOptions()
    const other = await requestSignInOptions()
    const stolen = await callFromNewIp('POST /api/auth/passkey', {
      headers: { cookie: other.cookie },
      json: await key.use(one.options),
    })
    expect(await readErrorCode(stolen)).toBe('passkey.expired')
    const bare = await callFromNewIp('POST /api/auth/passkey', { json: await key.use(one.options) })
    expect(await readErrorCode(bare)).toBe('passkey.expired')
    const late = await requestSignInOptions()
    setClockOffset((PASSKEY_CHALLENGE_SECONDS + 1) * 1000)
    const json = await key.use(late.options)
    expect(
      await readErrorCode(
        await callFromNewIp('POST /api/auth/passkey', { headers: { cookie: late.cookie }, json }),
      ),
    ).toBe('passkey.expired')
    // A challenge for adding works for no other user and not for sign-in.
    const adding = await requestAddOptions(wren)
    const made = { name: 'Mine', passkey: await (await createDevice()).make(adding.options) }
    const browser = adding.cookie.split('; ').find((part) => part.includes('passkey')) ?? ''
    const cookie = `${teal.cookie}; ${browser}`
    expect(
      await readErrorCode(await callFromNewIp('POST /api/passkeys', { headers: { cookie }, json: made })),
    ).toBe('passkey.expired')
    const asSignIn = await key.use({ ...late.options, challenge: adding.options.challenge })
    expect(
      await readErrorCode(
        await callFromNewIp('POST /api/auth/passkey', { headers: { cookie: browser }, json: asSignIn }),
      ),
    ).toBe('passkey.expired')
  })

  test('in every tab that requested one', async () => {
    const wren = await createPerson('Wren')
    const key = await createDevice()
    await addPasskeyOk(wren, key)
    const first = await requestSignInOptions()
    const second = await requestSignInOptions({ cookie: first.cookie })
    expect(second.cookie).toBe(first.cookie)
    for (const { options } of [first, second]) {
      const json = await key.use(options)
      expect(
        (await callFromNewIp('POST /api/auth/passkey', { headers: { cookie: first.cookie }, json })).status,
      ).toBe(200)
    }
  })
})

const LIES: [string, Twist][] = [
  ['was made on another site', { origin: 'https://evil.example' }],
  ['is for another name', { rpId: 'evil.example' }],
  ['is for something else', { type: 'payment.get' }],
  ['nobody was present for', { flags: 0x40 }],
]
test.each(LIES)('refuses a passkey that %s, for adding and for sign-in', async (_, twist) => {
  const wren = await createPerson('Wren')
  expect(await readErrorCode(await addPasskey(wren, await createDevice(), { twist }))).toBe('passkey.invalid')
  const key = await createDevice()
  await addPasskeyOk(wren, key)
  const flags = twist.flags === undefined ? {} : { flags: 0 }
  const refused = await signIn(key, { ...twist, ...flags })
  expect([refused.status, await readErrorCode(refused)]).toEqual([400, 'passkey.invalid'])
  expect(refused.headers.getSetCookie()).toEqual([])
})

test('refuses a signature by another key or for another user', async () => {
  const [wren, teal] = [await createPerson('Wren'), await createPerson('Teal')]
  const [key, other] = [await createDevice(), await createDevice()]
  await addPasskeyOk(wren, key)
  await addPasskeyOk(teal, other)
  const { options, cookie } = await requestSignInOptions()
  const forged = { ...(await other.use(options)), id: key.id }
  expect(
    await readErrorCode(await callFromNewIp('POST /api/auth/passkey', { headers: { cookie }, json: forged })),
  ).toBe('passkey.invalid')
  const again = await requestSignInOptions()
  const used = await key.use(again.options)
  const json = { ...used, userHandle: Buffer.from(teal.id).toString('base64url') }
  const claimed = await callFromNewIp('POST /api/auth/passkey', { headers: { cookie: again.cookie }, json })
  expect(await readErrorCode(claimed)).toBe('passkey.invalid')
})

test('refuses a copied passkey by its counter, and accepts devices that do not count', async () => {
  const wren = await createPerson('Wren')
  const key = await createDevice()
  await addPasskeyOk(wren, key)
  expect((await signIn(key, { counter: 7 })).status).toBe(200)
  for (const counter of [7, 6, 0])
    expect(await readErrorCode(await signIn(key, { counter }))).toBe('passkey.invalid')
  expect((await signIn(key, { counter: 8 })).status).toBe(200)
  const phone = await createDevice({ counts: false })
  await addPasskeyOk(wren, phone)
  for (let n = 0; n < 2; n += 1) expect((await signIn(phone)).status).toBe(200)
})

test('reports unknown and removed passkeys as such', async () => {
  const wren = await createPerson('Wren')
  const key = await createDevice()
  const stranger = await signIn(key)
  expect([stranger.status, await readErrorCode(stranger)]).toEqual([401, 'passkey.unknown'])
  const { id } = await addPasskeyOk(wren, key)
  expect((await callFromNewIp(`DELETE /api/passkeys/${id}`, { as: wren })).status).toBe(200)
  expect((await listEmails(wren.email)).map(({ subject }) => subject)).toContain(
    'A passkey was removed from your Owlcast account',
  )
  expect(await readErrorCode(await signIn(key))).toBe('passkey.unknown')
  expect(await listOwn(wren)).toEqual([])
})

test('shows, renames and removes passkeys for their owner only', async () => {
  const [wren, teal] = [await createPerson('Wren'), await createPerson('Teal')]
  const key = await createDevice()
  const { id } = await addPasskeyOk(wren, key)
  expect(await listOwn(teal)).toEqual([])
  expect((await callFromNewIp(`DELETE /api/passkeys/${id}`, { as: teal })).status).toBe(404)
  expect(
    (await callFromNewIp(`PATCH /api/passkeys/${id}`, { as: teal, json: { name: 'Mine' } })).status,
  ).toBe(404)
  expect(await readErrorCode(await addPasskey(teal, key))).toBe('passkey.already_registered')
  expect(await listEmails(teal.email)).toEqual([])
  const renamed = await callFromNewIp(`PATCH /api/passkeys/${id}`, {
    as: wren,
    json: { name: '  My  phone ' },
  })
  expect(renamed.status).toBe(200)
  expect(await listOwn(wren)).toMatchObject([{ name: 'My phone' }])
  for (const name of ['', ' ', 'a\u202eb', 'x'.repeat(51)])
    expect((await callFromNewIp(`PATCH /api/passkeys/${id}`, { as: wren, json: { name } })).status).toBe(400)
})

test(`allows at most ${PASSKEYS_MAX} passkeys a user, also under concurrent requests`, async () => {
  const wren = await createPerson('Wren')
  const asked = await Promise.all(Array.from({ length: PASSKEYS_MAX + 2 }, () => requestAddOptions(wren)))
  const answers = await Promise.all(
    asked.map(async ({ options, cookie }) => {
      const json = { name: 'One of many', passkey: await (await createDevice()).make(options) }
      return callFromNewIp('POST /api/passkeys', { headers: { cookie }, json })
    }),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(PASSKEYS_MAX)
  const refused = answers.filter(({ status }) => status !== 201)
  expect(await Promise.all(refused.map(readErrorCode))).toEqual(['passkey.too_many', 'passkey.too_many'])
  expect(await listEmails(wren.email)).toHaveLength(PASSKEYS_MAX)
  expect(await readErrorCode(await callFromNewIp('POST /api/passkeys/options', { as: wren }))).toBe(
    'passkey.too_many',
  )
})

test('sends no email without a verified address', async () => {
  const claimed = await createPerson('Mallory', { verified: false })
  const { id } = await addPasskeyOk(claimed, await createDevice())
  await callFromNewIp(`DELETE /api/passkeys/${id}`, { as: claimed })
  expect(await listEmails(claimed.email)).toEqual([])
})

test('limits tries and deletes expired challenges', async () => {
  const headers = { 'cf-connecting-ip': '203.0.113.91' }
  for (let n = 0; n < PASSKEY_TRIES.count; n += 1) await requestSignInOptions(headers)
  expect((await callFromNewIp('POST /api/auth/passkey/options', { headers })).status).toBe(429)
  setClockOffset(60 * MINUTE_MS)
  const { runSchedule } = await import('../../worker/schedule')
  await runSchedule(getTools())
  expect(await db.select().from(passkeyChallenges)).toEqual([])
})

test('limits how often passkeys are added, since each sends an email', async () => {
  const wren = await createPerson('Wren')
  for (let n = 0; n < PASSKEYS_ADDED.count; n += 1)
    expect((await callFromNewIp('POST /api/passkeys', { as: wren, json: {} })).status).toBe(400)
  setClockOffset(2 * MINUTE_MS)
  expect((await callFromNewIp('POST /api/passkeys', { as: wren, json: {} })).status).toBe(429)
})

test('deletes passkeys with their user', async () => {
  const wren = await createPerson('Wren')
  await addPasskeyOk(wren, await createDevice())
  await requestAddOptions(wren)
  await db.delete(users).where(eq(users.id, wren.id))
  expect(await db.select().from(passkeys).where(eq(passkeys.userId, wren.id))).toEqual([])
  expect(await db.select().from(passkeyChallenges).where(eq(passkeyChallenges.userId, wren.id))).toEqual([])
})

test('offers passkeys on a host name, and not on an IP address', async () => {
  const { listSignInMethods } = await import('../../worker/auth/sign-in-methods')
  expect(listSignInMethods(env)).toContain('passkey')
  for (const ORIGIN of ['http://127.0.0.1:8787', 'http://[::1]:8787'])
    expect(listSignInMethods({ ...env, ORIGIN })).not.toContain('passkey')
})
