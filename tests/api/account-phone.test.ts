/** The phone number of an account, over HTTP with the real database; the text message is read from the outbox. */
import { and, desc, eq, inArray } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { Hint } from '../../domain/live/live'
import { MINUTE_MS } from '../../domain/time/units'
import { deleteAccount } from '../../worker/account/deletion/account-deletion.service'
import { users } from '../../worker/database/tables/auth.table'
import { outbox } from '../../worker/database/tables/outbox.table'
import { phoneCodes } from '../../worker/database/tables/phone-codes.table'
import { createSms } from '../../worker/outbox/outbox.service'
import { follow } from '../support/members'
import { listConversations, publishMessage } from '../support/messages'
import {
  createPhoneInput,
  createPhoneNumber,
  findPhoneCode,
  getPhoneNumber,
  removePhoneNumber,
  requestPhoneCode,
  setPhoneNumber,
  submitPhoneCode,
} from '../support/phone-numbers'
import { getPostStatus } from '../support/posts'
import { publishSquawk } from '../support/recordings'
import {
  advanceClock,
  callFromNewIp,
  createPeople,
  createPerson,
  getTools,
  setClockOffset,
} from '../support/world'

const { db, ids } = getTools()

afterEach(() => setClockOffset(0))

const readError = async (answer: Response) => {
  const { error } = await answer.json<{ error: { code: string; field?: string } }>()
  return { status: answer.status, code: error.code, field: error.field }
}
const listEmails = (email: string) =>
  db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, email), eq(outbox.purpose, 'account')))
    .orderBy(desc(outbox.createdAt))

test('adds a number, shows messages sent to it, allows sign-in with it, and notifies other devices', async () => {
  const [wren, mara] = await createPeople('Wren', 'Mara')
  await follow(mara, wren)
  const phone = createPhoneNumber()
  const mue = await publishMessage(wren, { recipient: phone })
  // A feed without any event requires a reset and lists none.
  await publishSquawk(mara)
  const { seq } = await (await callFromNewIp('GET /api/events', { as: mara })).json<{ seq: number }>()
  expect(await getPostStatus(mara, mue)).toBe(404)

  expect((await setPhoneNumber(mara, phone)).status).toBe(200)
  expect(await getPhoneNumber(mara)).toBe(phone)
  expect(await getPostStatus(mara, mue)).toBe(200)
  expect(await listConversations(mara)).toMatchObject([{ peer: { key: `user:${wren.id}` }, unread: 1 }])
  const heard = await (await callFromNewIp(`GET /api/events?after=${seq}`, { as: mara })).json<{
    items: Hint[]
  }>()
  expect(heard.items).toMatchObject([{ type: 'account.changed', id: mara.id }])
  expect((await listEmails(mara.email))[0]?.subject).toBe('A phone number was added to your Owlcast account')

  advanceClock(2 * MINUTE_MS)
  const asked = await callFromNewIp('POST /api/auth/phone/code', { json: { phone } })
  const { codeId } = await asked.json<{ codeId: string }>()
  const taken = await callFromNewIp('POST /api/auth/phone/verify', {
    json: { codeId, code: await findPhoneCode(phone) },
  })
  expect(await taken.json()).toEqual({ status: 'member' })
})

test('replaces the first number with another one and releases the first', async () => {
  const [mara, eve] = await createPeople('Mara', 'Eve')
  const [first, second] = [createPhoneNumber(), createPhoneNumber()]
  await setPhoneNumber(mara, first)
  expect((await setPhoneNumber(mara, second)).status).toBe(200)
  expect(await getPhoneNumber(mara)).toBe(second)
  // Another user may take it now.
  expect((await setPhoneNumber(eve, first)).status).toBe(200)
})

test('notifies by text message at the old number without a verified address, else by email', async () => {
  const [claimed, mara] = [await createPerson('Mallory', { verified: false }), await createPerson('Mara')]
  const countNotices = async (number: string) => {
    const rows = await db.select().from(outbox).where(eq(outbox.recipient, number))
    return rows.filter(({ text }) => text.includes('a new phone number')).length
  }
  for (const [member, messages] of [
    [claimed, 1],
    [mara, 0],
  ] as const) {
    const [first, second] = [createPhoneNumber(), createPhoneNumber()]
    await setPhoneNumber(member, first)
    expect(await countNotices(first)).toBe(0)
    await setPhoneNumber(member, second)
    expect([await countNotices(first), await countNotices(second)]).toEqual([messages, 0])
  }
})

test('changes nothing and notifies no one when the same number is set again', async () => {
  const mara = await createPerson('Mara')
  const phone = createPhoneNumber()
  await setPhoneNumber(mara, phone)
  const letters = (await listEmails(mara.email)).length
  advanceClock(2 * MINUTE_MS)
  expect((await setPhoneNumber(mara, phone)).status).toBe(200)
  expect(await listEmails(mara.email)).toHaveLength(letters)
})

test('reports a number of another account only to a user who verified it', async () => {
  const [mara, eve] = await createPeople('Mara', 'Eve')
  const [known, fresh] = [createPhoneNumber(), createPhoneNumber()]
  await setPhoneNumber(mara, known)
  advanceClock(2 * MINUTE_MS)
  const answers = [await requestPhoneCode(eve, known), await requestPhoneCode(eve, fresh)]
  const maskIds = (text: string) => text.replace(/\d/g, '0').replace(/cod_\w+/g, 'id')
  const [one, two] = await Promise.all(answers.map((answer) => answer.clone().text()))
  expect(maskIds(one ?? '')).toBe(maskIds(two ?? 'none'))
  const codeIds = await Promise.all(answers.map(async (a) => (await a.json<{ codeId: string }>()).codeId))
  for (const codeId of codeIds)
    expect(await readError(await submitPhoneCode(eve, { codeId, code: '000000' }))).toEqual({
      status: 400,
      code: 'auth.code_invalid',
      field: 'code',
    })
  const held = { codeId: codeIds[0] ?? '', code: await findPhoneCode(known) }
  expect(await readError(await submitPhoneCode(eve, held))).toMatchObject({
    status: 409,
    code: 'phone.taken',
  })
  expect(await getPhoneNumber(eve)).toBeNull()
  expect(await getPhoneNumber(mara)).toBe(known)
  expect(await listEmails(eve.email)).toEqual([])
})

test('gives a number to one of two accounts that verify it at once', async () => {
  const phone = createPhoneNumber()
  const [mara, eve] = await createPeople('Mara', 'Eve')
  const byMara = await createPhoneInput(mara, phone)
  advanceClock(MINUTE_MS)
  const byEve = await createPhoneInput(eve, phone)
  const answers = await Promise.all([submitPhoneCode(mara, byMara), submitPhoneCode(eve, byEve)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await db.select().from(users).where(eq(users.phoneNumber, phone))).toHaveLength(1)
})

test('notifies once when the number is removed twice at once', async () => {
  const mara = await createPerson('Mara')
  await setPhoneNumber(mara, createPhoneNumber())
  const letters = (await listEmails(mara.email)).length
  const answers = await Promise.all([1, 2, 3].map(() => removePhoneNumber(mara)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await listEmails(mara.email)).toHaveLength(letters + 1)
})

test('removes the number with an email, and access to what was sent to it', async () => {
  const [wren, mara] = await createPeople('Wren', 'Mara')
  const phone = createPhoneNumber()
  await setPhoneNumber(mara, phone)
  const mue = await publishMessage(wren, { recipient: phone })
  expect(await getPostStatus(mara, mue)).toBe(200)
  advanceClock(MINUTE_MS)
  expect((await removePhoneNumber(mara)).status).toBe(200)
  expect(await getPhoneNumber(mara)).toBeNull()
  expect(await getPostStatus(mara, mue)).toBe(404)
  expect((await listEmails(mara.email))[0]?.subject).toMatch(/^The phone number was removed/)
})

test('refuses to remove the number when it is the only way to sign in', async () => {
  const claimed = await createPerson('Mallory', { verified: false })
  const phone = createPhoneNumber()
  await setPhoneNumber(claimed, phone)
  expect(await readError(await removePhoneNumber(claimed))).toMatchObject({
    status: 409,
    code: 'phone.last_sign_in_method',
  })
  expect(await getPhoneNumber(claimed)).toBe(phone)
  // No email goes to an unverified address.
  expect(await listEmails(claimed.email)).toEqual([])
  // It can be changed nevertheless.
  expect((await setPhoneNumber(claimed, createPhoneNumber())).status).toBe(200)
})

test.each([
  ['', 'auth.phone_required'],
  ['0701234567', 'recipient.phone_country'],
])('refuses %j at its field', async (phone, code) => {
  expect(await readError(await requestPhoneCode(await createPerson('Mara'), phone))).toEqual({
    status: 400,
    code,
    field: 'phone',
  })
})

// In production, nothing of a message that was sent is kept.
test.each([
  ['waiting', false],
  ['sent', true],
])('deletes %s codes to numbers that a user asked for or gave up', async (_, isSent) => {
  const mara = await createPerson('Mara')
  const numbers = [createPhoneNumber(), createPhoneNumber()] as const
  const [own, other] = numbers
  await setPhoneNumber(mara, own)
  // The first is one that a visitor asked for to sign in.
  await db.insert(outbox).values(createSms(getTools(), { to: own, text: 'A code' }))
  advanceClock(2 * MINUTE_MS)
  expect((await requestPhoneCode(mara, other)).status).toBe(200)
  await db
    .insert(phoneCodes)
    .values({ id: ids.make('cod'), phone: own, createdAt: 1, expiresAt: Date.now() + 10 * MINUTE_MS })
  if (isSent)
    await db.update(outbox).set({ recipient: '', text: '' }).where(inArray(outbox.recipient, numbers))
  await removePhoneNumber(mara)
  expect(await deleteAccount(getTools(), mara.id)).toMatchObject({ isDone: true })
  expect(await db.select().from(outbox).where(inArray(outbox.recipient, numbers))).toEqual([])
  expect(await db.select().from(phoneCodes).where(inArray(phoneCodes.phone, numbers))).toEqual([])
})
