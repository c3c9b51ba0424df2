/** Sign-in with a phone number over HTTP, with the real database; the text message is read from the outbox. */

import { env } from 'cloudflare:workers'
import { desc, eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { CODE_MINUTES, CODE_TRIES, CODES_SENT } from '../../domain/auth/auth.limits'
import { isEmail } from '../../domain/people/email'
import { MINUTE_MS } from '../../domain/time/units'
import { createApp } from '../../worker/app'
import { CODE_ANSWERS } from '../../worker/auth/phone/phone.service'
import { sessions, users } from '../../worker/database/tables/auth.table'
import { outbox } from '../../worker/database/tables/outbox.table'
import { pendingSignUps } from '../../worker/database/tables/pending-sign-ups.table'
import { profiles } from '../../worker/database/tables/people.table'
import { phoneCodes } from '../../worker/database/tables/phone-codes.table'
import { ensureMember } from '../../worker/dev/ensure-member'
import { hashKey } from '../../worker/gate/rate-limit'
import { drainOutbox } from '../../worker/outbox/outbox.service'
import { derivePhoneCode, fillPlaceholders } from '../../worker/outbox/placeholders'
import { publishMessage } from '../support/messages'
import { createPhoneNumber, findPhoneCode } from '../support/phone-numbers'
import type { Answer, ProviderRequest } from '../support/provider'
import { SMS_ACCOUNT } from '../support/sms-account'
import { call, callFromNewIp, createPerson, getTools, setClockOffset } from '../support/world'

const { db, ids } = getTools()

afterEach(() => setClockOffset(0))

const requestCode = (phone: string, listHeaderNames = {}) =>
  callFromNewIp('POST /api/auth/phone/code', { json: { phone }, headers: listHeaderNames })
const submitCode = (codeId: string, code: string, listHeaderNames = {}) =>
  callFromNewIp('POST /api/auth/phone/verify', { json: { codeId, code }, headers: listHeaderNames })
const completeSignUp = (cookie: string, change: Record<string, unknown> = {}) =>
  callFromNewIp('POST /api/auth/join', {
    json: { username: `p${ids.random(10)}`, displayName: 'Ida Strand', ageAttested: true, ...change },
    headers: { cookie },
  })

async function findMessage(phone: string) {
  const [row] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, phone))
    .orderBy(desc(outbox.createdAt))
  return row
}

async function readCodeId(answer: Response): Promise<string> {
  return (await answer.json<{ codeId: string }>()).codeId
}

const readCookies = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** Verifies a number; returns the browser's cookies. */
async function verifyNumber(phone: string): Promise<{ status: string; cookie: string }> {
  const codeId = await readCodeId(await requestCode(phone))
  const taken = await submitCode(codeId, await findPhoneCode(phone))
  expect(taken.status).toBe(200)
  return { ...(await taken.json<{ status: string }>()), cookie: readCookies(taken) }
}

/** Creates an account with this number; returns the cookie of its session. */
async function signUpByPhone(phone: string, change = {}): Promise<string> {
  const joined = await completeSignUp((await verifyNumber(phone)).cookie, change)
  expect(joined.status).toBe(200)
  return readCookies(joined)
}

type Me = {
  id: string
  username: string
  displayName: string
  email: string | null
  phone: string | null
  ageAttested: boolean
}
const fetchSessionUser = async (cookie: string) =>
  (await (await callFromNewIp('GET /api/session', { headers: { cookie } })).json<{ user: Me | null }>()).user
const readError = async (answer: Response) => {
  const { error } = await answer.json<{ error: { code: string; field?: string; message: string } }>()
  return { status: answer.status, code: error.code, field: error.field, message: error.message }
}

test('verifies a number, lets a new user choose a name, and signs in later by the number alone', async () => {
  const phone = createPhoneNumber()
  const asked = await requestCode(` ${phone.slice(0, 6)} ${phone.slice(6)} `)
  expect(asked.status).toBe(200)
  const { codeId, label } = await asked.json<{ codeId: string; label: string }>()
  expect(label.replaceAll(' ', '')).toBe(phone)
  const taken = await submitCode(codeId, await findPhoneCode(phone))
  expect(await taken.json()).toEqual({ status: 'new' })
  const cookie = readCookies(taken)
  expect(taken.headers.getSetCookie().join()).toMatch(/HttpOnly; SameSite=Lax/)
  // There is no account until a name is chosen.
  expect(await db.select().from(users).where(eq(users.phoneNumber, phone))).toEqual([])
  const digits = phone.slice(-4)
  const { pendingSignUp } = await (
    await callFromNewIp('GET /api/auth/pending-sign-up', { headers: { cookie } })
  ).json<{
    pendingSignUp: { username: string; displayName: string; label: string }
  }>()
  expect(pendingSignUp).toMatchObject({ displayName: `Voice Seeker ${digits}`, label })
  expect(pendingSignUp.username).toMatch(new RegExp(`^user_${digits}`))

  const username = `ida${ids.random(8)}`
  const joined = await completeSignUp(cookie, { username })
  expect(joined.status).toBe(200)
  const mine = await fetchSessionUser(readCookies(joined))
  expect(mine).toMatchObject({ username, displayName: 'Ida Strand', phone, email: null, ageAttested: true })
  const [row] = await db.select().from(users).where(eq(users.phoneNumber, phone))
  expect(row).toMatchObject({ emailVerified: false, phoneNumberVerified: true })
  expect(row?.email).toMatch(/^[\w-]{36}@phone\.owlcast\.invalid$/)
  expect(row?.email).not.toContain(digits)
  expect(isEmail(row?.email ?? '')).toBe(false)
  // The pending sign-up is used up.
  expect((await completeSignUp(cookie)).status).toBe(410)

  setClockOffset(2 * MINUTE_MS)
  const again = await verifyNumber(phone)
  expect(again.status).toBe('member')
  expect((await fetchSessionUser(again.cookie))?.id).toBe(mine?.id)
})

test('gives known and new numbers the same responses, messages and errors', async () => {
  const [known, fresh] = [createPhoneNumber(), createPhoneNumber()]
  await signUpByPhone(known)
  const answers = [await requestCode(known), await requestCode(fresh)]
  const maskIds = (text: string) => text.replace(/\d/g, '0').replace(/cod_\w+/g, 'id')
  const [one, two] = await Promise.all(answers.map((answer) => answer.clone().text()))
  expect(maskIds(one ?? '')).toBe(maskIds(two ?? 'none'))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const listHeaderNames = (answer?: Response) => [...(answer?.headers.keys() ?? [])].sort()
  expect(listHeaderNames(answers[0])).toEqual(listHeaderNames(answers[1]))
  const texts = await Promise.all([known, fresh].map(async (phone) => (await findMessage(phone))?.text ?? ''))
  expect(maskIds(texts[0] ?? '')).toBe(maskIds(texts[1] ?? 'none'))
  const wrong = await Promise.all(
    answers.map(async (answer) => readError(await submitCode(await readCodeId(answer), '000000'))),
  )
  expect(wrong[0]).toEqual(wrong[1])
  expect(wrong[0]).toMatchObject({ status: 400, code: 'auth.code_invalid', field: 'code' })
  expect(wrong[0]?.message).toBe('Invalid verification code')
})

test.each([
  ['', 400, 'auth.phone_required', 'Please enter your phone number'],
  ['not a number', 400, 'recipient.phone_country', undefined],
  ['0701234567', 400, 'recipient.phone_country', undefined],
  ['+1 000 000 0000', 400, 'recipient.phone_country', undefined],
])('refuses %j as a phone number', async (phone, status, code, message) => {
  const refused = await readError(await requestCode(phone))
  expect(refused).toMatchObject({ status, code, field: 'phone', ...(message ? { message } : {}) })
})

test.each([
  ['', 'auth.code_required', 'Please enter the verification code'],
  ['12345', 'auth.code_length', 'Please enter the 6 digits of the code.'],
  ['12345a', 'auth.code_length', 'Please enter the 6 digits of the code.'],
])('refuses %j as a code', async (code, name, message) => {
  expect(await readError(await submitCode('cod_nothing', code))).toMatchObject({
    status: 400,
    code: name,
    message,
  })
})

test(`allows ${CODE_TRIES} tries a code, also concurrently, counted for each browser`, async () => {
  const phone = createPhoneNumber()
  const codeId = await readCodeId(await requestCode(phone))
  const right = await findPhoneCode(phone)
  const wrong = right === '111111' ? '222222' : '111111'
  const tried = await Promise.all(Array.from({ length: CODE_TRIES }, () => submitCode(codeId, wrong)))
  expect(tried.map(({ status }) => status)).toEqual(Array(CODE_TRIES).fill(400))
  expect(await readError(await submitCode(codeId, right))).toMatchObject({ code: 'auth.code_invalid' })
  // A code that another browser requested is not affected.
  setClockOffset(MINUTE_MS)
  const other = await readCodeId(await requestCode(phone))
  expect((await submitCode(other, await findPhoneCode(phone))).status).toBe(200)
})

test('accepts a code once, with spaces, within its minutes and for its own number', async () => {
  const phone = createPhoneNumber()
  const codeId = await readCodeId(await requestCode(phone))
  const code = await findPhoneCode(phone)
  const spaced = `${code.slice(0, 3)} ${code.slice(3)} `
  const answers = await Promise.all(Array.from({ length: CODE_TRIES }, () => submitCode(codeId, spaced)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await submitCode(codeId, code)).status).toBe(400)

  setClockOffset(MINUTE_MS)
  const late = await readCodeId(await requestCode(phone))
  const lateCode = await findPhoneCode(phone)
  const otherNumber = await readCodeId(await requestCode(createPhoneNumber()))
  expect((await submitCode(otherNumber, lateCode)).status).toBe(400)
  setClockOffset((1 + CODE_MINUTES) * MINUTE_MS)
  expect((await submitCode(late, lateCode)).status).toBe(400)
})

test('stores no usable code and no usable sign-up token in the database', async () => {
  const phone = createPhoneNumber()
  const codeId = await readCodeId(await requestCode(phone))
  const code = await findPhoneCode(phone)
  const rows = [
    await db.select().from(phoneCodes).where(eq(phoneCodes.phone, phone)),
    await findMessage(phone),
  ]
  expect(code).toMatch(/^\d{6}$/)
  expect(JSON.stringify(rows).replaceAll(phone, '')).not.toContain(code)
  const taken = await submitCode(codeId, code)
  const token = readCookies(taken).split('=')[1] ?? 'none'
  expect(JSON.stringify(await db.select().from(pendingSignUps))).not.toContain(token)
})

test('never puts a code into an email through text that a user wrote', async () => {
  const codeId = await readCodeId(await requestCode(createPhoneNumber()))
  const mail = { channel: 'email', text: `A title: ${codeId}`, html: codeId } as typeof outbox.$inferSelect
  expect(await fillPlaceholders(env, mail)).toEqual({ text: `A title: ${codeId}`, html: codeId })
})

test('limits text messages for each number, each IP address and in total before any is sent', async () => {
  const phone = createPhoneNumber()
  for (let n = 0; n < CODES_SENT.perNumberHour.count; n += 1)
    expect((await requestCode(phone)).status).toBe(200)
  expect(await readError(await requestCode(phone))).toMatchObject({
    status: 429,
    code: 'request.rate_limited',
  })
  setClockOffset(CODES_SENT.perNumberHour.seconds * 1000)
  for (let n = 0; n < CODES_SENT.perNumberDay.count - CODES_SENT.perNumberHour.count - 1; n += 1)
    expect((await requestCode(phone)).status).toBe(200)
  const fillRateLimit = async (name: string, { count, seconds }: { count: number; seconds: number }) =>
    db.run(
      `insert or replace into rate_limits(key, count, ends_at) values ('${await hashKey(env, name)}', ${count}, ${getTools().clock.now() + seconds * 1000})`,
    )
  const listHeaderNames = { 'cf-connecting-ip': '203.0.113.77' }
  await fillRateLimit('code-address|203.0.113.77', CODES_SENT.perAddress)
  expect((await requestCode(createPhoneNumber(), listHeaderNames)).status).toBe(429)
  const before = await db.$count(outbox, eq(outbox.channel, 'sms'))
  await fillRateLimit('code-everybody', CODES_SENT.everybody)
  expect((await requestCode(createPhoneNumber())).status).toBe(429)
  expect(await db.$count(outbox, eq(outbox.channel, 'sms'))).toBe(before)
  await db.run(`delete from rate_limits where key = '${await hashKey(env, 'code-everybody')}'`)
})

test('lets a trusted browser request codes when others used up the limit of the number', async () => {
  const phone = createPhoneNumber()
  const { cookie } = await verifyNumber(phone)
  const joined = await completeSignUp(cookie)
  const own = readCookies(joined)
  const signInCodes = async (listHeaderNames = {}) => {
    const statuses: number[] = []
    for (let n = 0; n <= CODES_SENT.perNumberHour.count; n += 1)
      statuses.push((await requestCode(phone, listHeaderNames)).status)
    return statuses
  }
  // An email of the five went to the owner, who signed up with it.
  expect((await signInCodes()).at(-1)).toBe(429)
  const answer = await requestCode(phone, { cookie: own })
  expect(answer.status).toBe(200)
  const code = await findPhoneCode(phone)
  expect((await submitCode(await readCodeId(answer), code, { cookie: own })).status).toBe(200)
  // A trusted browser has its own limit, for this number only.
  expect((await signInCodes({ cookie: own })).at(-1)).toBe(429)
  const other = createPhoneNumber()
  for (let n = 0; n < CODES_SENT.perNumberHour.count; n += 1) await requestCode(other)
  expect((await requestCode(other, { cookie: own })).status).toBe(429)
  const forged = own.replace(/(known-number=[^.]+\.)[\w-]/, '$1!')
  expect(forged).not.toBe(own)
  expect((await requestCode(phone, { cookie: forged })).status).toBe(429)
})

test('limits trusted browsers of one number together', async () => {
  const phone = createPhoneNumber()
  const own = readCookies(await completeSignUp((await verifyNumber(phone)).cookie))
  await db.run(
    `insert into rate_limits(key, count, ends_at) values ('${await hashKey(env, `code-known|${phone}`)}', ${CODES_SENT.inKnownBrowsers.count}, ${getTools().clock.now() + 60_000})`,
  )
  expect((await requestCode(phone, { cookie: own })).status).toBe(429)
})

const answerWith = (phone: string, code: string, headers = {}) =>
  callFromNewIp('POST /api/auth/phone/verify', { json: { codeId: '', code, phone }, headers })
async function useUpCodes(phone: string): Promise<string> {
  for (let n = 0; n < CODES_SENT.perNumberHour.count; n += 1)
    expect((await requestCode(phone)).status).toBe(200)
  expect((await requestCode(phone)).status).toBe(429)
  return findPhoneCode(phone)
}

test('trusts a browser for the number of an account that signed in there in another way', async () => {
  const phone = createPhoneNumber()
  const username = `k${ids.random(10)}`
  const email = `${username}@example.org`
  const password = 'a quiet canal at dusk'
  const id = await ensureMember(getTools(), { email, username, displayName: 'Ida', password })
  await db.update(users).set({ phoneNumber: phone, phoneNumberVerified: true }).where(eq(users.id, id))
  const own = readCookies(await callFromNewIp('POST /api/auth/sign-in', { json: { email, password } }))
  await useUpCodes(phone)
  expect((await requestCode(phone, { cookie: own })).status).toBe(200)
})

test('takes any code that reached the number once others used up its limit', async () => {
  const phone = createPhoneNumber()
  const mine = await fetchSessionUser(await signUpByPhone(phone))
  setClockOffset(CODES_SENT.perNumberHour.seconds * 1000)
  const code = await useUpCodes(phone)
  expect(await readError(await answerWith(createPhoneNumber(), code))).toMatchObject({
    code: 'auth.code_invalid',
  })
  const taken = await answerWith(phone, code)
  expect(await taken.json()).toEqual({ status: 'member' })
  expect((await fetchSessionUser(readCookies(taken)))?.id).toBe(mine?.id)
  // Once, as any code.
  expect(await readError(await answerWith(phone, code))).toMatchObject({ code: 'auth.code_invalid' })
})

test('sends one more code to who types an expired one that reached the number, and no second', async () => {
  const phone = createPhoneNumber()
  const first = await useUpCodes(phone)
  setClockOffset(1000 + CODE_MINUTES * MINUTE_MS)
  const texts = await db.$count(outbox, eq(outbox.recipient, phone))
  const asked = await answerWith(phone, first)
  const { status, sent } = await asked.json<{ status: string; sent: { codeId: string } }>()
  expect(status).toBe('sent')
  expect(readCookies(asked)).toBe('')
  expect(await db.$count(outbox, eq(outbox.recipient, phone))).toBe(texts + 1)
  const taken = await submitCode(sent.codeId, await findPhoneCode(phone))
  expect(await taken.json()).toEqual({ status: 'new' })
  const rows = await db.select().from(phoneCodes).where(eq(phoneCodes.phone, phone))
  const codes = await Promise.all(rows.map(({ id }) => derivePhoneCode(env.AUTH_SECRET, id)))
  expect((await answerWith(phone, codes[0] ?? '')).status).toBe(429)
  // An hour later it proves nothing any more.
  setClockOffset(CODES_SENT.perNumberHour.seconds * 1000 + 2000)
  expect(await readError(await answerWith(phone, codes[1] ?? ''))).toMatchObject({
    code: 'auth.code_invalid',
  })
})

test('limits such answers for each address and number', async () => {
  const phone = createPhoneNumber()
  const code = await useUpCodes(phone)
  const wrong = code === '111111' ? '222222' : '111111'
  const here = { 'cf-connecting-ip': '203.0.113.78' }
  for (let n = 0; n < CODE_ANSWERS.perAddress.count; n += 1)
    expect((await answerWith(phone, wrong, here)).status).toBe(400)
  expect((await answerWith(phone, code, here)).status).toBe(429)
  for (let n = CODE_ANSWERS.perAddress.count; n < CODE_ANSWERS.perNumber.count; n += 1)
    expect((await answerWith(phone, wrong)).status).toBe(400)
  expect((await answerWith(phone, code)).status).toBe(429)
})

test.each([
  [{ username: '' }, 'auth.fields_required', 'username'],
  [{ username: 'a b' }, 'auth.username_invalid', 'username'],
  [{ username: 'Admin_' }, 'auth.username_taken', 'username'],
  [{ displayName: 'a\u202eb' }, 'post.text_invalid', 'displayName'],
  [{ ageAttested: false }, 'auth.age_required', 'ageAttested'],
])('refuses to complete a sign-up with %j and allows another try', async (change, code, field) => {
  const { cookie } = await verifyNumber(createPhoneNumber())
  expect(await readError(await completeSignUp(cookie, change))).toMatchObject({ code, field })
  expect((await completeSignUp(cookie)).status).toBe(200)
})

test.each(['email', 'phone', 'isPro', 'role', 'id', 'googleId'])(
  'refuses a sign-up that sets %s',
  async (name) => {
    const { cookie } = await verifyNumber(createPhoneNumber())
    expect((await completeSignUp(cookie, { [name]: 'x' })).status).toBe(400)
  },
)

test('refuses a taken name, and creates one account from ten concurrent requests', async () => {
  const wren = await createPerson('Wren')
  const { cookie } = await verifyNumber(createPhoneNumber())
  expect(
    await readError(await completeSignUp(cookie, { username: wren.username.toUpperCase() })),
  ).toMatchObject({
    status: 409,
    code: 'auth.username_taken',
    field: 'username',
  })
  const joined = await Promise.all(Array.from({ length: 10 }, () => completeSignUp(cookie)))
  expect(joined.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('creates one account when two browsers verify the same new number', async () => {
  const phone = createPhoneNumber()
  const [first, second] = [await verifyNumber(phone), await verifyNumber(phone)]
  expect((await completeSignUp(first.cookie)).status).toBe(200)
  expect((await completeSignUp(second.cookie)).status).toBe(410)
  expect(await db.select().from(users).where(eq(users.phoneNumber, phone))).toHaveLength(1)
  expect((await verifyNumber(phone)).status).toBe('member')
})

test('refuses the placeholder address for sign-up, sign-in and messages', async () => {
  const cookie = await signUpByPhone(createPhoneNumber())
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.id, (await fetchSessionUser(cookie))?.id ?? ''))
  const email = row?.email ?? ''
  const signUp = { email, password: 'a quiet canal', username: `x${ids.random(8)}`, ageAttested: true }
  expect(await readError(await callFromNewIp('POST /api/auth/sign-up', { json: signUp }))).toMatchObject({
    code: 'auth.email_invalid',
  })
  expect((await callFromNewIp('POST /api/auth/sign-in', { json: { email, password: 'x' } })).status).toBe(401)
  const wren = await createPerson('Wren')
  const typed = await call(`GET /api/recipients?typed=${encodeURIComponent(email)}`, { as: wren })
  expect(typed.status).toBe(400)
})

test('shows an earlier message to the number to its owner after sign-up, and nothing to others', async () => {
  const phone = createPhoneNumber()
  const wren = await createPerson('Wren')
  const mue = await publishMessage(wren, { recipient: phone })
  const cookie = await signUpByPhone(phone)
  const found = await callFromNewIp(`GET /api/posts/${mue.id}`, { headers: { cookie } })
  expect(found.status).toBe(200)
  const stranger = await signUpByPhone(createPhoneNumber())
  expect((await callFromNewIp(`GET /api/posts/${mue.id}`, { headers: { cookie: stranger } })).status).toBe(
    404,
  )
})

test("ends the browser's previous session and stores the new one in the library's format", async () => {
  const phone = createPhoneNumber()
  const before = await signUpByPhone(phone)
  const codeId = await readCodeId(await requestCode(phone))
  const taken = await submitCode(codeId, await findPhoneCode(phone), {
    cookie: before,
    'user-agent': 'A browser',
  })
  expect(await fetchSessionUser(before)).toBeNull()
  const mine = await fetchSessionUser(readCookies(taken))
  const rows = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, mine?.id ?? ''))
  expect(rows).toMatchObject([{ userAgent: 'A browser' }])
})

test('deletes old codes and pending sign-ups', async () => {
  const phone = createPhoneNumber()
  await requestCode(phone)
  await verifyNumber(createPhoneNumber())
  setClockOffset(3 * 3_600_000)
  const { runSchedule } = await import('../../worker/schedule')
  await runSchedule(getTools())
  expect(await db.select().from(phoneCodes)).toEqual([])
  expect(await db.select().from(pendingSignUps)).toEqual([])
})

const api = env.TEST_SERVICES.sms
const setProviderAnswers = (...list: Answer[]) =>
  fetch(`${api}/-/answers`, { method: 'POST', body: JSON.stringify(list) })

/** Calls the whole Worker with an account at the SMS provider. */
async function requestCodeFromProvider(phone: string) {
  const waits: Promise<unknown>[] = []
  const context = {
    waitUntil: (work: Promise<unknown>) => void waits.push(work),
    passThroughOnException: () => undefined,
    props: {},
  }
  const request = new Request(`${env.ORIGIN}/api/auth/phone/code`, {
    method: 'POST',
    headers: {
      origin: env.ORIGIN,
      'content-type': 'application/json',
      'cf-connecting-ip': `2001:db8:${ids.random(4)}::2`,
    },
    body: JSON.stringify({ phone }),
  })
  const answer = await createApp().fetch(request, { ...env, ...SMS_ACCOUNT, SMS_API_URL: api }, context)
  await Promise.all(waits)
  return answer
}

test('sends a text message with the code in the format that phones fill in', async () => {
  await setProviderAnswers()
  const phone = createPhoneNumber()
  const codeId = await readCodeId(await requestCodeFromProvider(phone))
  const asked: ProviderRequest[] = await (await fetch(`${api}/-/asked`)).json()
  const form = new URLSearchParams(asked[0]?.body)
  const code = await findPhoneCode(phone)
  expect(form.get('To')).toBe(phone)
  expect(form.get('Body')).toBe(
    `${code} is your Owlcast code. It works once, for ${CODE_MINUTES} minutes. Don't share it with anyone.\n\n@localhost #${code}`,
  )
  expect((await submitCode(codeId, code)).status).toBe(200)
})

test('reports a text message that could not be sent, does not retry it, and invalidates its code', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await setProviderAnswers({ status: 500 })
  const phone = createPhoneNumber()
  const refused = await readError(await requestCodeFromProvider(phone))
  expect(refused).toMatchObject({ status: 502, message: 'Failed to send verification code' })
  expect(await db.select().from(phoneCodes).where(eq(phoneCodes.phone, phone))).toEqual([])
  setClockOffset(60 * MINUTE_MS)
  await drainOutbox(getTools())
  expect((await findMessage(phone))?.sentAt).toBeNull()
  vi.restoreAllMocks()
})

test('does not offer phone sign-in in production without a provider', async () => {
  const { listSignInMethods } = await import('../../worker/auth/sign-in-methods')
  expect(listSignInMethods({ ...env, ENVIRONMENT: 'production' })).not.toContain('phone')
  expect(listSignInMethods({ ...env, ENVIRONMENT: 'production', ...SMS_ACCOUNT })).toContain('phone')
})

test('stores the age attestation of accounts created by phone', async () => {
  const cookie = await signUpByPhone(createPhoneNumber())
  const [profile] = await db
    .select()
    .from(profiles)
    .where(eq(profiles.id, (await fetchSessionUser(cookie))?.id ?? ''))
  expect(profile?.ageAttestedAt).not.toBeNull()
})
