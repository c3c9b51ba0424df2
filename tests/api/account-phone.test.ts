/** The phone number of an account, over HTTP with the real database; the text message is read from the outbox. */
import { env } from 'cloudflare:workers'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { Hint } from '../../domain/live/live'
import type { Me } from '../../domain/people/people.schema'
import { newPostShape } from '../../domain/posts/posts.schema'
import { deleteAccount } from '../../worker/account/deletion/account-deletion.service'
import { users } from '../../worker/auth/auth.table'
import { setPhone } from '../../worker/auth/phone/own-phone.service'
import { phoneCodes } from '../../worker/auth/phone/phone-codes.table'
import { invite } from '../../worker/invitations/invitations.service'
import { invitations } from '../../worker/invitations/invitations.table'
import { acceptById } from '../../worker/invitations/respond.service'
import { conversations } from '../../worker/messages/conversations.table'
import { notifications } from '../../worker/notifications/notifications.table'
import { createSms } from '../../worker/outbox/outbox.service'
import { outbox } from '../../worker/outbox/outbox.table'
import { fillPlaceholders } from '../../worker/outbox/placeholders'
import { publishNewPost } from '../../worker/posts/publish/publish.service'
import { createInterruptedTools, loadViewer } from '../support/interrupted-tools'
import { follow } from '../support/members'
import { publishOwlcast, publishRecording } from '../support/owlcasts'
import { createSquawkInput, createUpload, publishSquawk } from '../support/recordings'
import { type CallOptions, call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

const { db, ids } = getTools()
const MINUTE_MS = 60_000
let last = Math.floor(Math.random() * 8_000_000) + 1_000_000

afterEach(() => setClockOffset(0))

function createNumber() {
  last += 1
  return `+46702${String(last).slice(-6)}`
}

function callFromNewIp(route: string, options: CallOptions = {}) {
  const headers = { 'cf-connecting-ip': `2001:db8:${ids.random(4)}::1`, ...options.headers }
  return call(route, { ...options, headers })
}

const readError = async (answer: Response) => {
  const { error } = await answer.json<{ error: { code: string; field?: string } }>()
  return { status: answer.status, code: error.code, field: error.field }
}
const fetchSessionUser = async (as: Person) =>
  (await (await callFromNewIp('GET /api/session', { as })).json<{ user: Me }>()).user
const requestCode = (as: Person, phone: string) =>
  callFromNewIp('POST /api/me/phone/code', { as, json: { phone } })
const listEmails = (email: string) =>
  db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, email), eq(outbox.purpose, 'account')))
    .orderBy(desc(outbox.createdAt))

async function findCode(phone: string): Promise<string> {
  const [row] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, phone))
    .orderBy(desc(outbox.createdAt))
  return row ? (/^(\d{6})/.exec((await fillPlaceholders(env, row)).text)?.[1] ?? '') : ''
}

/** Requests a code and submits it. */
async function verifyNumber(as: Person, phone: string): Promise<Response> {
  const { codeId } = await (await requestCode(as, phone)).json<{ codeId: string }>()
  return callFromNewIp('PUT /api/me/phone', { as, json: { codeId, code: await findCode(phone) } })
}

test('adds a number, shows messages sent to it, allows sign-in with it, and notifies other devices', async () => {
  const [wren, mara] = [await createPerson('Wren'), await createPerson('Mara')]
  await follow(mara, wren)
  const phone = createNumber()
  const mue = await publishSquawk(wren, { mode: 'mue', tags: [], recipient: phone }, { mode: 'mue' })
  // A feed without any event requires a reset and lists none.
  await publishSquawk(mara)
  const { seq } = await (await callFromNewIp('GET /api/events', { as: mara })).json<{ seq: number }>()
  expect((await callFromNewIp(`GET /api/posts/${mue.id}`, { as: mara })).status).toBe(404)

  expect((await verifyNumber(mara, phone)).status).toBe(200)
  expect((await fetchSessionUser(mara)).phone).toBe(phone)
  expect((await callFromNewIp(`GET /api/posts/${mue.id}`, { as: mara })).status).toBe(200)
  const { items } = await (await callFromNewIp('GET /api/conversations', { as: mara })).json<{
    items: object[]
  }>()
  expect(items).toMatchObject([{ peer: { key: `user:${wren.id}` }, unread: 1 }])
  const heard = await (await callFromNewIp(`GET /api/events?after=${seq}`, { as: mara })).json<{
    items: Hint[]
  }>()
  expect(heard.items).toMatchObject([{ type: 'account.changed', id: mara.id }])
  expect((await listEmails(mara.email))[0]?.subject).toBe('A phone number was added to your Owlcast account')

  setClockOffset(2 * MINUTE_MS)
  const asked = await callFromNewIp('POST /api/auth/phone/code', { json: { phone } })
  const { codeId } = await asked.json<{ codeId: string }>()
  const taken = await callFromNewIp('POST /api/auth/phone/verify', {
    json: { codeId, code: await findCode(phone) },
  })
  expect(await taken.json()).toEqual({ status: 'member' })
})

test('replaces the first number with another one and releases the first', async () => {
  const mara = await createPerson('Mara')
  const [first, second] = [createNumber(), createNumber()]
  await verifyNumber(mara, first)
  expect((await verifyNumber(mara, second)).status).toBe(200)
  expect((await fetchSessionUser(mara)).phone).toBe(second)
  // Another user may take it now.
  expect((await verifyNumber(await createPerson('Eve'), first)).status).toBe(200)
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
    const [first, second] = [createNumber(), createNumber()]
    await verifyNumber(member, first)
    expect(await countNotices(first)).toBe(0)
    await verifyNumber(member, second)
    expect([await countNotices(first), await countNotices(second)]).toEqual([messages, 0])
  }
})

test('changes nothing and notifies no one when the same number is set again', async () => {
  const mara = await createPerson('Mara')
  const phone = createNumber()
  await verifyNumber(mara, phone)
  const letters = (await listEmails(mara.email)).length
  setClockOffset(2 * MINUTE_MS)
  expect((await verifyNumber(mara, phone)).status).toBe(200)
  expect(await listEmails(mara.email)).toHaveLength(letters)
})

test('reports a number of another account only to a user who verified it', async () => {
  const [mara, eve] = [await createPerson('Mara'), await createPerson('Eve')]
  const [known, fresh] = [createNumber(), createNumber()]
  await verifyNumber(mara, known)
  setClockOffset(2 * MINUTE_MS)
  const answers = [await requestCode(eve, known), await requestCode(eve, fresh)]
  const maskIds = (text: string) => text.replace(/\d/g, '0').replace(/cod_\w+/g, 'id')
  const [one, two] = await Promise.all(answers.map((answer) => answer.clone().text()))
  expect(maskIds(one ?? '')).toBe(maskIds(two ?? 'none'))
  const codeIds = await Promise.all(answers.map(async (a) => (await a.json<{ codeId: string }>()).codeId))
  for (const codeId of codeIds)
    expect(
      await readError(
        await callFromNewIp('PUT /api/me/phone', { as: eve, json: { codeId, code: '000000' } }),
      ),
    ).toEqual({ status: 400, code: 'auth.code_invalid', field: 'code' })
  const held = { codeId: codeIds[0], code: await findCode(known) }
  expect(await readError(await callFromNewIp('PUT /api/me/phone', { as: eve, json: held }))).toMatchObject({
    status: 409,
    code: 'phone.taken',
  })
  expect((await fetchSessionUser(eve)).phone).toBeNull()
  expect((await fetchSessionUser(mara)).phone).toBe(known)
  expect(await listEmails(eve.email)).toEqual([])
})

test('gives a number to one of two accounts that verify it at once', async () => {
  const phone = createNumber()
  const people = [await createPerson('Mara'), await createPerson('Eve')]
  const asked = []
  for (const as of people) {
    const { codeId } = await (await requestCode(as, phone)).json<{ codeId: string }>()
    asked.push({ as, json: { codeId, code: await findCode(phone) } })
    setClockOffset(MINUTE_MS)
  }
  const answers = await Promise.all(asked.map((given) => callFromNewIp('PUT /api/me/phone', given)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await db.select().from(users).where(eq(users.phoneNumber, phone))).toHaveLength(1)
})

test('keeps messages to each former number from its next owner when two numbers are confirmed at once', async () => {
  const [wren, mara, eve] = [
    await createPerson('Wren'),
    await createPerson('Mara'),
    await createPerson('Eve'),
  ]
  const [first, ...numbers] = [createNumber(), createNumber(), createNumber()]
  await verifyNumber(mara, first)
  const mues = new Map<string, string>()
  for (const recipient of [first, ...numbers]) {
    const { id } = await publishSquawk(wren, { mode: 'mue', tags: [], recipient }, { mode: 'mue' })
    mues.set(recipient, id)
  }
  const codes = []
  for (const phone of numbers) {
    setClockOffset((codes.length + 1) * MINUTE_MS)
    const { codeId } = await (await requestCode(mara, phone)).json<{ codeId: string }>()
    codes.push({ codeId, code: await findCode(phone) })
  }
  const answers = await Promise.all(
    codes.map((json) => callFromNewIp('PUT /api/me/phone', { as: mara, json })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])

  const { phone: current } = await fetchSessionUser(mara)
  const former = [first, ...numbers].filter((phone) => phone !== current)
  expect(former).toHaveLength(2)
  for (const [index, phone] of former.entries()) {
    setClockOffset((index + 4) * MINUTE_MS)
    expect((await verifyNumber(eve, phone)).status).toBe(200)
    expect((await callFromNewIp(`GET /api/posts/${mues.get(phone)}`, { as: eve })).status).toBe(404)
  }
})

test('withholds nothing from the next owner when a request read the number before it was given up', async () => {
  const [wren, mara, eve] = [
    await createPerson('Wren'),
    await createPerson('Mara'),
    await createPerson('Eve'),
  ]
  const [first, second, third] = [createNumber(), createNumber(), createNumber()]
  await verifyNumber(mara, first)
  const { codeId } = await (await requestCode(mara, third)).json<{ codeId: string }>()
  const code = await findCode(third)
  setClockOffset(MINUTE_MS)
  await verifyNumber(mara, second)
  setClockOffset(2 * MINUTE_MS)
  await verifyNumber(eve, first)
  const mue = await publishSquawk(wren, { mode: 'mue', tags: [], recipient: first }, { mode: 'mue' })
  // As a concurrent request has read the account.
  const before = { id: mara.id, email: mara.email, emailVerified: true, phone: first, addresses: [first] }
  await setPhone(getTools(), before, { codeId, code, agent: null })
  expect((await fetchSessionUser(mara)).phone).toBe(third)
  expect((await callFromNewIp(`GET /api/posts/${mue.id}`, { as: eve })).status).toBe(200)
})

test('notifies once when the number is removed twice at once', async () => {
  const mara = await createPerson('Mara')
  await verifyNumber(mara, createNumber())
  const letters = (await listEmails(mara.email)).length
  const answers = await Promise.all([1, 2, 3].map(() => callFromNewIp('DELETE /api/me/phone', { as: mara })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await listEmails(mara.email)).toHaveLength(letters + 1)
})

test('removes the number with an email, and access to what was sent to it', async () => {
  const [wren, mara] = [await createPerson('Wren'), await createPerson('Mara')]
  const phone = createNumber()
  await verifyNumber(mara, phone)
  const mue = await publishSquawk(wren, { mode: 'mue', tags: [], recipient: phone }, { mode: 'mue' })
  expect((await callFromNewIp(`GET /api/posts/${mue.id}`, { as: mara })).status).toBe(200)
  setClockOffset(MINUTE_MS)
  expect((await callFromNewIp('DELETE /api/me/phone', { as: mara })).status).toBe(200)
  expect((await fetchSessionUser(mara)).phone).toBeNull()
  expect((await callFromNewIp(`GET /api/posts/${mue.id}`, { as: mara })).status).toBe(404)
  expect((await listEmails(mara.email))[0]?.subject).toMatch(/^The phone number was removed/)
})

test('refuses to remove the number when it is the only way to sign in', async () => {
  const claimed = await createPerson('Mallory', { verified: false })
  const phone = createNumber()
  await verifyNumber(claimed, phone)
  expect(await readError(await callFromNewIp('DELETE /api/me/phone', { as: claimed }))).toMatchObject({
    status: 409,
    code: 'phone.last_sign_in_method',
  })
  expect((await fetchSessionUser(claimed)).phone).toBe(phone)
  // No email goes to an unverified address.
  expect(await listEmails(claimed.email)).toEqual([])
  // It can be changed nevertheless.
  expect((await verifyNumber(claimed, createNumber())).status).toBe(200)
})

test.each([
  ['', 'auth.phone_required'],
  ['0701234567', 'recipient.phone_country'],
])('refuses %j at its field', async (phone, code) => {
  expect(await readError(await requestCode(await createPerson('Mara'), phone))).toEqual({
    status: 400,
    code,
    field: 'phone',
  })
})

test.each(['changes', 'removes'])(
  'keeps messages to a number from its next owner when its user %s it',
  async (how) => {
    const [wren, mara, eve] = [
      await createPerson('Wren'),
      await createPerson('Mara'),
      await createPerson('Eve'),
    ]
    const phone = createNumber()
    await verifyNumber(mara, phone)
    const input = { mode: 'mue' as const, tags: [], recipient: phone }
    const mue = await publishSquawk(wren, input, { mode: 'mue' })
    const getStatus = async (as: Person) => (await callFromNewIp(`GET /api/posts/${mue.id}`, { as })).status
    const listConversations = async (as: Person) =>
      (
        await (
          await callFromNewIp('GET /api/conversations?state=request', { as })
        ).json<{ items: object[] }>()
      ).items
    expect(await getStatus(mara)).toBe(200)
    if (how === 'changes') await verifyNumber(mara, createNumber())
    else await callFromNewIp('DELETE /api/me/phone', { as: mara })

    setClockOffset(2 * MINUTE_MS)
    expect((await verifyNumber(eve, phone)).status).toBe(200)
    expect(await getStatus(eve)).toBe(404)
    expect(await listConversations(eve)).toEqual([])
    // What is sent from then on is for the next owner, whose answer claims nothing sent before.
    const later = await publishSquawk(wren, input, { mode: 'mue' })
    expect(await listConversations(eve)).toMatchObject([{ messages: 1 }])
    await publishSquawk(eve, { mode: 'mue', tags: [], parents: [{ id: later.id }] }, { mode: 'mue' })
    expect([await getStatus(eve), await getStatus(wren)]).toEqual([404, 200])
    const { items } = await (await callFromNewIp('GET /api/conversations', { as: wren })).json<{
      items: { peer: { key: string }; messages: number }[]
    }>()
    expect(items.map(({ peer, messages }) => [peer.key, messages])).toEqual([
      [`user:${eve.id}`, 2],
      [`phone:${phone}`, 1],
    ])

    await callFromNewIp('DELETE /api/me/phone', { as: eve })
    setClockOffset(4 * MINUTE_MS)
    await verifyNumber(mara, phone)
    expect(await getStatus(mara)).toBe(200)
  },
)

test('counts no request to a number for its former owner, nor for its next one once it is deleted', async () => {
  const [wren, mara, eve] = [
    await createPerson('Wren'),
    await createPerson('Mara'),
    await createPerson('Eve'),
  ]
  const phone = createNumber()
  const send = () => publishSquawk(wren, { mode: 'mue', tags: [], recipient: phone }, { mode: 'mue' })
  const countRequests = async (as: Person) => {
    const answer = await callFromNewIp('GET /api/conversations/unread', { as })
    return (await answer.json<{ requests: number }>()).requests
  }
  const listPeers = (as: Person) =>
    db.select({ peer: conversations.peer }).from(conversations).where(eq(conversations.ownerId, as.id))
  await verifyNumber(mara, phone)
  await send()
  expect(await countRequests(mara)).toBe(1)
  await callFromNewIp('DELETE /api/me/phone', { as: mara })
  expect(await countRequests(mara)).toBe(0)

  setClockOffset(2 * MINUTE_MS)
  await verifyNumber(eve, phone)
  const { id } = await send()
  expect([await countRequests(eve), await countRequests(mara)]).toEqual([1, 0])
  await callFromNewIp(`DELETE /api/posts/${id}`, { as: wren })
  expect(await countRequests(eve)).toBe(0)
  expect(await listPeers(eve)).toEqual([])

  // Its former owner finds it again with the number.
  await callFromNewIp('DELETE /api/me/phone', { as: eve })
  setClockOffset(4 * MINUTE_MS)
  await verifyNumber(mara, phone)
  expect(await countRequests(mara)).toBe(1)
})

test.each(['changes', 'removes'])(
  'keeps a private owlcast from the next owner of an invited number when its user %s it',
  async (how) => {
    const [wren, mara, eve] = [
      await createPerson('Wren', { pro: true }),
      await createPerson('Mara'),
      await createPerson('Eve'),
    ]
    const phone = createNumber()
    await verifyNumber(mara, phone)
    const cast = await publishOwlcast(wren, { visibility: 'private' })
    const recording = await publishRecording(wren, cast)
    const invite = () => call(`POST /api/posts/${cast.id}/invitations`, { as: wren, json: { to: phone } })
    const listStatuses = (as: Person) =>
      Promise.all(
        [cast, recording].map(async ({ id }) => (await callFromNewIp(`GET /api/posts/${id}`, { as })).status),
      )
    const listReceived = async (as: Person) =>
      (await (await callFromNewIp('GET /api/invitations', { as })).json<{ items: { id: string }[] }>()).items
    const listSent = async () => {
      const answer = await callFromNewIp(`GET /api/posts/${cast.id}/invitations`, { as: wren })
      return (await answer.json<{ items: { to: string; state: string }[] }>()).items
    }
    expect((await invite()).status).toBe(201)
    const [invitation] = await listReceived(mara)
    if (how === 'changes') await verifyNumber(mara, createNumber())
    else await callFromNewIp('DELETE /api/me/phone', { as: mara })

    setClockOffset(2 * MINUTE_MS)
    expect((await verifyNumber(eve, phone)).status).toBe(200)
    expect([await listReceived(eve), await listStatuses(eve)]).toEqual([[], [404, 404]])
    const accepted = await callFromNewIp(`POST /api/invitations/${invitation?.id}/accept`, { as: eve })
    expect(accepted.status).toBe(404)
    expect(await listStatuses(mara)).toEqual([200, 200])
    // The inviter notices nothing, and may invite the next owner.
    expect(await listSent()).toMatchObject([{ to: phone, state: 'pending' }])
    if (how === 'changes') {
      expect((await invite()).status).toBe(201)
      expect([await listStatuses(eve), await listStatuses(mara)]).toEqual([
        [200, 200],
        [404, 404],
      ])
      return
    }
    // Neither does the erasure of the next owner change it.
    await deleteAccount(getTools(), eve.id)
    expect(await listSent()).toMatchObject([{ to: phone, state: 'pending' }])
    expect((await listReceived(mara)).map(({ id }) => id)).toEqual([invitation?.id])
    await deleteAccount(getTools(), mara.id)
    expect(await listSent()).toEqual([])
  },
)

test('deletes a former number with its user, and keeps what its next owner received', async () => {
  const [wren, mara, eve] = [
    await createPerson('Wren'),
    await createPerson('Mara'),
    await createPerson('Eve'),
  ]
  const phone = createNumber()
  const input = { mode: 'mue' as const, tags: [], recipient: phone }
  await verifyNumber(mara, phone)
  const first = await publishSquawk(wren, input, { mode: 'mue' })
  await callFromNewIp('DELETE /api/me/phone', { as: mara })
  setClockOffset(2 * MINUTE_MS)
  await verifyNumber(eve, phone)
  const second = await publishSquawk(wren, input, { mode: 'mue' })
  await deleteAccount(getTools(), mara.id)
  const getStatus = async (as: Person, { id }: { id: string }) =>
    (await callFromNewIp(`GET /api/posts/${id}`, { as })).status
  expect([await getStatus(wren, first), await getStatus(eve, first)]).toEqual([200, 404])
  expect(await getStatus(eve, second)).toBe(200)
  const { items } = await (await callFromNewIp('GET /api/conversations', { as: wren })).json<{
    items: { peer: { label: string }; messages: number }[]
  }>()
  expect(items.map(({ peer, messages }) => [peer.label, messages])).toEqual([
    [phone, 1],
    ['', 1],
  ])
})

test("keeps messages to a former number with its user when the next owner's account is deleted", async () => {
  const [wren, zoe, mara, eve] = [
    await createPerson('Wren'),
    await createPerson('Zoe'),
    await createPerson('Mara'),
    await createPerson('Eve'),
  ]
  const phone = createNumber()
  const send = (as: Person) => publishSquawk(as, { mode: 'mue', tags: [], recipient: phone }, { mode: 'mue' })
  const listPeers = async (as: Person) => {
    const answer = await callFromNewIp('GET /api/conversations', { as })
    const { items } = await answer.json<{ items: { peer: { label: string }; messages: number }[] }>()
    return items.map(({ peer, messages }) => [peer.label, messages])
  }
  const getStatus = async (as: Person, { id }: { id: string }) =>
    (await callFromNewIp(`GET /api/posts/${id}`, { as })).status
  await verifyNumber(mara, phone)
  const first = await send(wren)
  await callFromNewIp('DELETE /api/me/phone', { as: mara })
  setClockOffset(2 * MINUTE_MS)
  await verifyNumber(eve, phone)
  const [second, third] = [await send(wren), await send(zoe)]
  await deleteAccount(getTools(), eve.id)

  expect((await listPeers(wren)).sort()).toEqual([
    [phone, 1],
    ['', 1],
  ])
  expect(await listPeers(zoe)).toEqual([['', 1]])
  setClockOffset(4 * MINUTE_MS)
  expect((await verifyNumber(mara, phone)).status).toBe(200)
  const statuses = await Promise.all([first, second, third].map((post) => getStatus(mara, post)))
  expect(statuses).toEqual([200, 404, 404])
  await deleteAccount(getTools(), mara.id)
  expect(await listPeers(wren)).toEqual([
    ['', 1],
    ['', 1],
  ])
})

test('deletes messages to a number that was set while the deletion of the account began', async () => {
  const [wren, mara, eve] = [
    await createPerson('Wren'),
    await createPerson('Mara'),
    await createPerson('Eve'),
  ]
  const [first, second] = [createNumber(), createNumber()]
  await verifyNumber(mara, first)
  const mue = await publishSquawk(wren, { mode: 'mue', tags: [], recipient: second }, { mode: 'mue' })
  setClockOffset(MINUTE_MS)
  let batches = 0
  const concurrent = new Proxy(db, {
    get(target, name: keyof typeof db) {
      if (name !== 'batch') return Reflect.get(target, name, target)
      return async (statements: Parameters<typeof db.batch>[0]) => {
        batches += 1
        // The first one reads the account.
        if (batches === 2) await verifyNumber(mara, second)
        return target.batch(statements)
      }
    },
  })
  expect(await deleteAccount({ ...getTools(), db: concurrent }, mara.id)).toMatchObject({ isDone: true })
  setClockOffset(3 * MINUTE_MS)
  expect((await verifyNumber(eve, second)).status).toBe(200)
  expect((await callFromNewIp(`GET /api/posts/${mue.id}`, { as: eve })).status).toBe(404)
  expect((await callFromNewIp(`GET /api/posts/${mue.id}`, { as: wren })).status).toBe(200)
})

test('names a former owner of a number who declined, or whose invitation was revoked, to nobody', async () => {
  const [wren, mara, eve] = [
    await createPerson('Wren', { pro: true }),
    await createPerson('Mara'),
    await createPerson('Eve'),
  ]
  const phone = createNumber()
  await verifyNumber(mara, phone)
  const [declined, revoked, accepted] = [
    await publishOwlcast(wren),
    await publishOwlcast(wren),
    await publishOwlcast(wren),
  ]
  for (const { id } of [declined, revoked, accepted])
    await callFromNewIp(`POST /api/posts/${id}/invitations`, { as: wren, json: { to: phone } })
  const received = await (await callFromNewIp('GET /api/invitations', { as: mara })).json<{
    items: { id: string; post: { id: string } }[]
  }>()
  const find = ({ id }: { id: string }) => received.items.find(({ post }) => post.id === id)?.id
  await callFromNewIp(`POST /api/invitations/${find(declined)}/decline`, { as: mara })
  await callFromNewIp(`POST /api/invitations/${find(accepted)}/accept`, { as: mara })
  await callFromNewIp('DELETE /api/me/phone', { as: mara })
  await callFromNewIp(`DELETE /api/invitations/${find(revoked)}`, { as: wren })
  setClockOffset(2 * MINUTE_MS)
  await verifyNumber(eve, phone)
  await deleteAccount(getTools(), eve.id)
  const listSent = async ({ id }: { id: string }) => {
    const answer = await callFromNewIp(`GET /api/posts/${id}/invitations`, { as: wren })
    return (await answer.json<{ items: { to: string; state: string }[] }>()).items
  }
  expect(await listSent(declined)).toEqual([])
  expect(await listSent(revoked)).toEqual([])
  // A collaborator is named on the owlcast.
  expect(await listSent(accepted)).toMatchObject([{ to: `@${mara.username}`, state: 'accepted' }])
})

test('invites the next owner of a number with which a collaborator accepted', async () => {
  const [wren, mara, eve] = [
    await createPerson('Wren', { pro: true }),
    await createPerson('Mara'),
    await createPerson('Eve'),
  ]
  const phone = createNumber()
  await verifyNumber(mara, phone)
  const cast = await publishOwlcast(wren, { visibility: 'private' })
  const inviteNumber = () =>
    callFromNewIp(`POST /api/posts/${cast.id}/invitations`, { as: wren, json: { to: phone } })
  const accept = async (as: Person) => {
    const received = await callFromNewIp('GET /api/invitations', { as })
    const { items } = await received.json<{ items: { id: string }[] }>()
    return (await callFromNewIp(`POST /api/invitations/${items[0]?.id}/accept`, { as })).status
  }
  const listSent = async () => {
    const answer = await callFromNewIp(`GET /api/posts/${cast.id}/invitations`, { as: wren })
    const { items } = await answer.json<{ items: { to: string; state: string }[] }>()
    return items.map(({ to, state }) => `${to} ${state}`).sort()
  }
  // The accepted one is left of the two.
  await callFromNewIp(`POST /api/posts/${cast.id}/invitations`, {
    as: wren,
    json: { to: `@${mara.username}` },
  })
  await inviteNumber()
  const [sent] = await db.select().from(invitations).where(eq(invitations.identifier, phone))
  expect((await callFromNewIp(`POST /api/invitations/${sent?.id}/accept`, { as: mara })).status).toBe(200)
  expect((await readError(await inviteNumber())).code).toBe('invitation.already_collaborator')
  await callFromNewIp('DELETE /api/me/phone', { as: mara })
  setClockOffset(2 * MINUTE_MS)
  await verifyNumber(eve, phone)
  expect((await inviteNumber()).status).toBe(201)
  expect(await listSent()).toEqual([`${phone} pending`, `@${mara.username} accepted`].sort())
  expect(await accept(eve)).toBe(200)
  const getStatus = async (as: Person) => (await callFromNewIp(`GET /api/posts/${cast.id}`, { as })).status
  expect([await getStatus(mara), await getStatus(eve)]).toEqual([200, 200])
  expect((await readError(await inviteNumber())).code).toBe('invitation.already_collaborator')
})

// In production, nothing of a message that was sent is kept.
test.each([
  ['waiting', false],
  ['sent', true],
])('deletes %s codes to numbers that a user asked for or gave up', async (_, isSent) => {
  const mara = await createPerson('Mara')
  const [own, other] = [createNumber(), createNumber()]
  await verifyNumber(mara, own)
  // The first is one that a visitor asked for to sign in.
  const codeToOwn = createSms(getTools(), { to: own, text: 'A code' })
  await db.insert(outbox).values(codeToOwn)
  setClockOffset(2 * MINUTE_MS)
  expect((await requestCode(mara, other)).status).toBe(200)
  const numbers = [own, other]
  await db
    .insert(phoneCodes)
    .values({ id: ids.make('cod'), phone: own, createdAt: 1, expiresAt: Date.now() + 10 * MINUTE_MS })
  if (isSent)
    await db.update(outbox).set({ recipient: '', text: '' }).where(inArray(outbox.recipient, numbers))
  await callFromNewIp('DELETE /api/me/phone', { as: mara })
  expect(await deleteAccount(getTools(), mara.id)).toMatchObject({ isDone: true })
  expect(await db.select().from(outbox).where(inArray(outbox.recipient, numbers))).toEqual([])
  expect(await db.select().from(phoneCodes).where(inArray(phoneCodes.phone, numbers))).toEqual([])
})

test('deletes a former number from an invitation that was revoked while its user had it', async () => {
  const [wren, mara] = [await createPerson('Wren', { pro: true }), await createPerson('Mara')]
  const phone = createNumber()
  await verifyNumber(mara, phone)
  const cast = await publishOwlcast(wren)
  await callFromNewIp(`POST /api/posts/${cast.id}/invitations`, { as: wren, json: { to: phone } })
  const identifier = eq(invitations.identifier, phone)
  const [sent] = await db.select().from(invitations).where(identifier)
  expect((await callFromNewIp(`DELETE /api/invitations/${sent?.id}`, { as: wren })).status).toBe(204)
  await callFromNewIp('DELETE /api/me/phone', { as: mara })
  await deleteAccount(getTools(), mara.id)
  expect(await db.select().from(invitations).where(identifier)).toEqual([])
})

test('claims no message to a number that its sender gave up while they answered', async () => {
  const [wren, mara, eve] = [
    await createPerson('Wren'),
    await createPerson('Mara'),
    await createPerson('Eve'),
  ]
  const phone = createNumber()
  const send = () => publishSquawk(wren, { mode: 'mue', tags: [], recipient: phone }, { mode: 'mue' })
  await verifyNumber(mara, phone)
  const first = await send()
  const { id: mediaId } = await createUpload(mara, { mode: 'mue' })
  const answer = createSquawkInput(mediaId, { mode: 'mue', tags: [], parents: [{ id: first.id }] })
  const author = { ...(await loadViewer(mara)), addresses: [mara.email, phone] }
  let second: Awaited<ReturnType<typeof send>> | null = null
  const slow = createInterruptedTools(async () => {
    await callFromNewIp('DELETE /api/me/phone', { as: mara })
    second = await send()
  })
  await publishNewPost(slow, author, {
    ...{ input: newPostShape.parse(answer), key: ids.make('key'), viewer: author },
  })
  setClockOffset(2 * MINUTE_MS)
  await verifyNumber(eve, phone)
  const getStatus = async (as: Person, post: { id: string } | null) =>
    (await callFromNewIp(`GET /api/posts/${post?.id}`, { as })).status
  expect([await getStatus(mara, second), await getStatus(eve, second)]).toEqual([404, 200])
  expect([await getStatus(mara, first), await getStatus(eve, first)]).toEqual([200, 404])
})

test('accepts no invitation to a number that was given up and invited again meanwhile', async () => {
  const [wren, mara, eve] = [
    await createPerson('Wren', { pro: true }),
    await createPerson('Mara'),
    await createPerson('Eve'),
  ]
  const phone = createNumber()
  await verifyNumber(mara, phone)
  const cast = await publishOwlcast(wren, { visibility: 'private' })
  const invite = () =>
    callFromNewIp(`POST /api/posts/${cast.id}/invitations`, { as: wren, json: { to: phone } })
  await invite()
  const { items } = await (await callFromNewIp('GET /api/invitations', { as: mara })).json<{
    items: { id: string }[]
  }>()
  const person = { ...(await loadViewer(mara)), addresses: [mara.email, phone] }
  const meanwhile = createInterruptedTools(async () => {
    await callFromNewIp('DELETE /api/me/phone', { as: mara })
    await invite()
  })
  await expect(acceptById(meanwhile, person, items[0]?.id ?? '')).rejects.toMatchObject({
    code: 'invitation.invalid',
  })
  setClockOffset(2 * MINUTE_MS)
  await verifyNumber(eve, phone)
  const getStatus = async (as: Person) => (await callFromNewIp(`GET /api/posts/${cast.id}`, { as })).status
  expect([await getStatus(mara), await getStatus(eve)]).toEqual([404, 200])
})

test('withholds a message that was on its way to a number from its next owner when its owner gave it up', async () => {
  const [wren, mara, eve] = [
    await createPerson('Wren'),
    await createPerson('Mara'),
    await createPerson('Eve'),
  ]
  const phone = createNumber()
  await verifyNumber(mara, phone)
  const { id: mediaId } = await createUpload(wren, { mode: 'mue' })
  const input = newPostShape.parse(createSquawkInput(mediaId, { mode: 'mue', tags: [], recipient: phone }))
  const author = await loadViewer(wren)
  const meanwhile = createInterruptedTools(() => callFromNewIp('DELETE /api/me/phone', { as: mara }))
  const publishInput = { input, key: ids.make('key'), viewer: author }
  const { post } = await publishNewPost(meanwhile, author, publishInput)
  const getStatus = async (as: Person) => (await callFromNewIp(`GET /api/posts/${post.id}`, { as })).status
  setClockOffset(2 * MINUTE_MS)
  await verifyNumber(eve, phone)
  expect([await getStatus(wren), await getStatus(eve)]).toEqual([200, 404])
  await callFromNewIp('DELETE /api/me/phone', { as: eve })
  setClockOffset(4 * MINUTE_MS)
  await verifyNumber(mara, phone)
  expect(await getStatus(mara)).toBe(200)
})

test('announces a message that was on its way to a number to no one who verified it meanwhile', async () => {
  const [wren, mara, eve] = [
    await createPerson('Wren'),
    await createPerson('Mara'),
    await createPerson('Eve'),
  ]
  await follow(eve, wren)
  const phone = createNumber()
  await verifyNumber(mara, phone)
  const { id: mediaId } = await createUpload(wren, { mode: 'mue' })
  const input = newPostShape.parse(createSquawkInput(mediaId, { mode: 'mue', tags: [], recipient: phone }))
  const author = await loadViewer(wren)
  const publishInput = { input, key: ids.make('key'), viewer: author }
  const meanwhile = createInterruptedTools(async () => {
    await callFromNewIp('DELETE /api/me/phone', { as: mara })
    setClockOffset(2 * MINUTE_MS)
    await verifyNumber(eve, phone)
  })
  const { post, events } = await publishNewPost(meanwhile, author, publishInput)
  expect(events.map(({ channel, id }) => [channel, id])).toEqual(
    expect.not.arrayContaining([[`user:${eve.id}`, post.id]]),
  )
  expect(await db.select().from(notifications).where(eq(notifications.userId, eve.id))).toEqual([])
  expect(await db.select().from(conversations).where(eq(conversations.ownerId, eve.id))).toEqual([])
})

test.each(['given up', 'deleted with its account'])(
  'keeps an invitation that was on its way from the next owner of a number that was %s',
  async (how) => {
    const [wren, mara, eve] = [
      await createPerson('Wren', { pro: true }),
      await createPerson('Mara'),
      await createPerson('Eve'),
    ]
    const phone = createNumber()
    await verifyNumber(mara, phone)
    const cast = await publishOwlcast(wren, { visibility: 'private' })
    const author = await loadViewer(wren)
    const meanwhile = createInterruptedTools(() =>
      how === 'given up'
        ? callFromNewIp('DELETE /api/me/phone', { as: mara })
        : deleteAccount(getTools(), mara.id),
    )
    const input = { postId: cast.id, typed: phone }
    expect(await invite(meanwhile, author, input)).toMatchObject({ link: expect.stringContaining(cast.id) })
    setClockOffset(2 * MINUTE_MS)
    await verifyNumber(eve, phone)
    const getStatus = async (as: Person) => (await callFromNewIp(`GET /api/posts/${cast.id}`, { as })).status
    expect([await getStatus(wren), await getStatus(eve)]).toEqual([200, 404])
    if (how === 'given up') expect(await getStatus(mara)).toBe(200)
  },
)
