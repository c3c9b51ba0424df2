/** The phone number of an account, over HTTP with the real database; the text message is read from the outbox. */
import { env } from 'cloudflare:workers'
import { and, desc, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { Hint } from '../../domain/live'
import type { Me } from '../../domain/people.schema'
import { user } from '../../worker/auth/auth.table'
import { wholeLetter } from '../../worker/outbox/outbox.service'
import { outbox } from '../../worker/outbox/outbox.table'
import { follow } from '../support/members'
import { squawk } from '../support/recordings'
import { type Call, call, type Person, person, tools, travel } from '../support/world'

const { db, ids } = tools()
const MINUTE_MS = 60_000
let last = Math.floor(Math.random() * 8_000_000) + 1_000_000

afterEach(() => travel(0))

function newNumber() {
  last += 1
  return `+46702${String(last).slice(-6)}`
}

function knock(route: string, options: Call = {}) {
  const headers = { 'cf-connecting-ip': `2001:db8:${ids.random(4)}::1`, ...options.headers }
  return call(route, { ...options, headers })
}

const refusal = async (answer: Response) => {
  const { error } = await answer.json<{ error: { code: string; field?: string } }>()
  return { status: answer.status, code: error.code, field: error.field }
}
const me = async (as: Person) => (await (await knock('GET /api/session', { as })).json<{ user: Me }>()).user
const askCode = (as: Person, phone: string) => knock('POST /api/me/phone/code', { as, json: { phone } })
const mailsTo = (email: string) =>
  db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, email), eq(outbox.purpose, 'account')))
    .orderBy(desc(outbox.createdAt))

async function codeFor(phone: string): Promise<string> {
  const [row] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, phone))
    .orderBy(desc(outbox.createdAt))
  return row ? (/^(\d{6})/.exec((await wholeLetter(env, row)).text)?.[1] ?? '') : ''
}

/** Requests a code and submits it. */
async function prove(as: Person, phone: string): Promise<Response> {
  const { codeId } = await (await askCode(as, phone)).json<{ codeId: string }>()
  return knock('PUT /api/me/phone', { as, json: { codeId, code: await codeFor(phone) } })
}

test('adds a number, shows messages sent to it, allows sign-in with it, and notifies other devices', async () => {
  const [wren, mara] = [await person('Wren'), await person('Mara')]
  await follow(mara, wren)
  const phone = newNumber()
  const mue = await squawk(wren, { mode: 'mue', tags: [], recipient: phone }, { mode: 'mue' })
  // A feed without any event requires a reset and lists none.
  await squawk(mara)
  const { seq } = await (await knock('GET /api/events', { as: mara })).json<{ seq: number }>()
  expect((await knock(`GET /api/posts/${mue.id}`, { as: mara })).status).toBe(404)

  expect((await prove(mara, phone)).status).toBe(200)
  expect((await me(mara)).phone).toBe(phone)
  expect((await knock(`GET /api/posts/${mue.id}`, { as: mara })).status).toBe(200)
  const { items } = await (await knock('GET /api/conversations', { as: mara })).json<{ items: object[] }>()
  expect(items).toMatchObject([{ peer: { key: `user:${wren.id}` }, unread: 1 }])
  const heard = await (await knock(`GET /api/events?after=${seq}`, { as: mara })).json<{ items: Hint[] }>()
  expect(heard.items).toMatchObject([{ type: 'account.changed', id: mara.id }])
  expect((await mailsTo(mara.email))[0]?.subject).toBe('A phone number was set for your Owlcast account')

  travel(2 * MINUTE_MS)
  const asked = await knock('POST /api/auth/phone/code', { json: { phone } })
  const { codeId } = await asked.json<{ codeId: string }>()
  const taken = await knock('POST /api/auth/phone/verify', { json: { codeId, code: await codeFor(phone) } })
  expect(await taken.json()).toEqual({ is: 'member' })
})

test('replaces the first number with another one and releases the first', async () => {
  const mara = await person('Mara')
  const [first, second] = [newNumber(), newNumber()]
  await prove(mara, first)
  expect((await prove(mara, second)).status).toBe(200)
  expect((await me(mara)).phone).toBe(second)
  // Another user may take it now.
  expect((await prove(await person('Eve'), first)).status).toBe(200)
})

test('notifies by text message at the old number without a verified address, else by email', async () => {
  const [claimed, mara] = [await person('Mallory', { verified: false }), await person('Mara')]
  const told = async (number: string) => {
    const rows = await db.select().from(outbox).where(eq(outbox.recipient, number))
    return rows.filter(({ text }) => text.includes('another phone number')).length
  }
  for (const [who, messages] of [
    [claimed, 1],
    [mara, 0],
  ] as const) {
    const [first, second] = [newNumber(), newNumber()]
    await prove(who, first)
    expect(await told(first)).toBe(0)
    await prove(who, second)
    expect([await told(first), await told(second)]).toEqual([messages, 0])
  }
})

test('changes nothing and notifies no one when the same number is set again', async () => {
  const mara = await person('Mara')
  const phone = newNumber()
  await prove(mara, phone)
  const letters = (await mailsTo(mara.email)).length
  travel(2 * MINUTE_MS)
  expect((await prove(mara, phone)).status).toBe(200)
  expect(await mailsTo(mara.email)).toHaveLength(letters)
})

test('reports a number of another account only to a user who verified it', async () => {
  const [mara, eve] = [await person('Mara'), await person('Eve')]
  const [known, fresh] = [newNumber(), newNumber()]
  await prove(mara, known)
  travel(2 * MINUTE_MS)
  const answers = [await askCode(eve, known), await askCode(eve, fresh)]
  const shape = (text: string) => text.replace(/\d/g, '0').replace(/cod_\w+/g, 'id')
  const [one, two] = await Promise.all(answers.map((answer) => answer.clone().text()))
  expect(shape(one ?? '')).toBe(shape(two ?? 'none'))
  const codeIds = await Promise.all(answers.map(async (a) => (await a.json<{ codeId: string }>()).codeId))
  for (const codeId of codeIds)
    expect(
      await refusal(await knock('PUT /api/me/phone', { as: eve, json: { codeId, code: '000000' } })),
    ).toEqual({ status: 400, code: 'auth.code_invalid', field: 'code' })
  const held = { codeId: codeIds[0], code: await codeFor(known) }
  expect(await refusal(await knock('PUT /api/me/phone', { as: eve, json: held }))).toMatchObject({
    status: 409,
    code: 'phone.taken',
  })
  expect((await me(eve)).phone).toBeNull()
  expect((await me(mara)).phone).toBe(known)
  expect(await mailsTo(eve.email)).toEqual([])
})

test('gives a number to one of two accounts that verify it at once', async () => {
  const phone = newNumber()
  const people = [await person('Mara'), await person('Eve')]
  const asked = []
  for (const as of people) {
    const { codeId } = await (await askCode(as, phone)).json<{ codeId: string }>()
    asked.push({ as, json: { codeId, code: await codeFor(phone) } })
    travel(MINUTE_MS)
  }
  const answers = await Promise.all(asked.map((given) => knock('PUT /api/me/phone', given)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await db.select().from(user).where(eq(user.phoneNumber, phone))).toHaveLength(1)
})

test('removes the number with an email, and access to what was sent to it', async () => {
  const [wren, mara] = [await person('Wren'), await person('Mara')]
  const phone = newNumber()
  await prove(mara, phone)
  const mue = await squawk(wren, { mode: 'mue', tags: [], recipient: phone }, { mode: 'mue' })
  expect((await knock(`GET /api/posts/${mue.id}`, { as: mara })).status).toBe(200)
  travel(MINUTE_MS)
  expect((await knock('DELETE /api/me/phone', { as: mara })).status).toBe(200)
  expect((await me(mara)).phone).toBeNull()
  expect((await knock(`GET /api/posts/${mue.id}`, { as: mara })).status).toBe(404)
  expect((await mailsTo(mara.email))[0]?.subject).toMatch(/^The phone number was removed/)
})

test('refuses to remove the number when it is the only way to sign in', async () => {
  const claimed = await person('Mallory', { verified: false })
  const phone = newNumber()
  await prove(claimed, phone)
  expect(await refusal(await knock('DELETE /api/me/phone', { as: claimed }))).toMatchObject({
    status: 409,
    code: 'phone.last_way',
  })
  expect((await me(claimed)).phone).toBe(phone)
  // No email goes to an unverified address.
  expect(await mailsTo(claimed.email)).toEqual([])
  // It can be changed nevertheless.
  expect((await prove(claimed, newNumber())).status).toBe(200)
})

test.each([
  ['', 'auth.phone_required'],
  ['0701234567', 'recipient.phone_country'],
])('refuses %j at its field', async (phone, code) => {
  expect(await refusal(await askCode(await person('Mara'), phone))).toEqual({
    status: 400,
    code,
    field: 'phone',
  })
})
