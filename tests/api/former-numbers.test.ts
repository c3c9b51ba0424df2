/** Messages to a number that its user changes, removes, or deletes with the account, and that another one verifies. */
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { MINUTE_MS } from '../../domain/time/units'
import { deleteAccount } from '../../worker/account/deletion/account-deletion.service'
import { setPhone } from '../../worker/auth/phone/own-phone.service'
import { sessions } from '../../worker/database/tables/auth.table'
import { conversations } from '../../worker/database/tables/conversations.table'
import { notifications } from '../../worker/database/tables/notifications.table'
import { createInterruptedTools, publishMessageDuring } from '../support/interrupted-tools'
import { follow } from '../support/members'
import { listConversations, publishMessage } from '../support/messages'
import {
  createPhoneInput,
  createPhoneNumber,
  getPhoneNumber,
  moveNumber,
  removePhoneNumber,
  setPhoneNumber,
  submitPhoneCode,
  takeOverNumber,
} from '../support/phone-numbers'
import { getPostStatus } from '../support/posts'
import { advanceClock, call, createPeople, getTools, type Person, setClockOffset } from '../support/world'

const { db } = getTools()

afterEach(() => setClockOffset(0))

/** Returns the labels of a user's peers, and how many messages each conversation has. */
const listPeers = async (as: Person) =>
  (await listConversations(as)).map(({ peer, messages }) => [peer.label, messages])

test.each(['changes', 'removes'])(
  'keeps messages to a number from its next owner when its user %s it',
  async (how) => {
    const [wren, mara, eve] = await createPeople('Wren', 'Mara', 'Eve')
    const phone = createPhoneNumber()
    await setPhoneNumber(mara, phone)
    const mue = await publishMessage(wren, { recipient: phone })
    expect(await getPostStatus(mara, mue)).toBe(200)
    if (how === 'changes') await setPhoneNumber(mara, createPhoneNumber())
    else await removePhoneNumber(mara)

    await takeOverNumber(eve, phone)
    expect(await getPostStatus(eve, mue)).toBe(404)
    expect(await listConversations(eve, 'request')).toEqual([])
    // Later messages are for the next owner, whose answer claims nothing sent before.
    const later = await publishMessage(wren, { recipient: phone })
    expect(await listConversations(eve, 'request')).toMatchObject([{ messages: 1 }])
    await publishMessage(eve, { parents: [{ id: later.id }] })
    expect([await getPostStatus(eve, mue), await getPostStatus(wren, mue)]).toEqual([404, 200])
    const sent = await listConversations(wren)
    expect(sent.map(({ peer, messages }) => [peer.key, messages])).toEqual([
      [`user:${eve.id}`, 2],
      [`phone:${phone}`, 1],
    ])

    await moveNumber(phone, eve, mara)
    expect(await getPostStatus(mara, mue)).toBe(200)
  },
)

test('keeps messages to each former number from its next owner when two numbers are confirmed at once', async () => {
  const [wren, mara, eve] = await createPeople('Wren', 'Mara', 'Eve')
  const [first, ...others] = [createPhoneNumber(), createPhoneNumber(), createPhoneNumber()]
  await setPhoneNumber(mara, first)
  const messages = []
  for (const phone of [first, ...others])
    messages.push({ phone, mue: await publishMessage(wren, { recipient: phone }) })
  const inputs = []
  for (const phone of others) {
    advanceClock(MINUTE_MS)
    inputs.push(await createPhoneInput(mara, phone))
  }
  const answers = await Promise.all(inputs.map((input) => submitPhoneCode(mara, input)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])

  const current = await getPhoneNumber(mara)
  const former = messages.filter(({ phone }) => phone !== current)
  expect(former).toHaveLength(2)
  for (const { phone, mue } of former) {
    await takeOverNumber(eve, phone)
    expect(await getPostStatus(eve, mue)).toBe(404)
  }
})

test('withholds nothing from the next owner when a request read the number before it was given up', async () => {
  const [wren, mara, eve] = await createPeople('Wren', 'Mara', 'Eve')
  const [first, second, third] = [createPhoneNumber(), createPhoneNumber(), createPhoneNumber()]
  await setPhoneNumber(mara, first)
  const input = await createPhoneInput(mara, third)
  advanceClock(MINUTE_MS)
  await setPhoneNumber(mara, second)
  await takeOverNumber(eve, first)
  const mue = await publishMessage(wren, { recipient: first })
  // As a concurrent request has read the account.
  const [session] = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, mara.id))
  const before = {
    id: mara.id,
    sessionId: session?.id ?? '',
    email: mara.email,
    emailVerified: true,
    phone: first,
    addresses: [first],
  }
  await setPhone(getTools(), before, { ...input, agent: null })
  expect(await getPhoneNumber(mara)).toBe(third)
  expect(await getPostStatus(eve, mue)).toBe(200)
})

test('counts no request to a number for its former owner, nor for its next one once it is deleted', async () => {
  const [wren, mara, eve] = await createPeople('Wren', 'Mara', 'Eve')
  const phone = createPhoneNumber()
  const countRequests = async (as: Person) => {
    const answer = await call('GET /api/conversations/unread', { as })
    return (await answer.json<{ requests: number }>()).requests
  }
  await setPhoneNumber(mara, phone)
  await publishMessage(wren, { recipient: phone })
  expect(await countRequests(mara)).toBe(1)
  await removePhoneNumber(mara)
  expect(await countRequests(mara)).toBe(0)

  await takeOverNumber(eve, phone)
  const { id } = await publishMessage(wren, { recipient: phone })
  expect([await countRequests(eve), await countRequests(mara)]).toEqual([1, 0])
  await call(`DELETE /api/posts/${id}`, { as: wren })
  expect(await countRequests(eve)).toBe(0)
  expect(await db.select().from(conversations).where(eq(conversations.ownerId, eve.id))).toEqual([])

  // Its former owner finds it again with the number.
  await moveNumber(phone, eve, mara)
  expect(await countRequests(mara)).toBe(1)
})

test('deletes a former number with its user, and keeps what its next owner received', async () => {
  const [wren, mara, eve] = await createPeople('Wren', 'Mara', 'Eve')
  const phone = createPhoneNumber()
  await setPhoneNumber(mara, phone)
  const first = await publishMessage(wren, { recipient: phone })
  await moveNumber(phone, mara, eve)
  const second = await publishMessage(wren, { recipient: phone })
  await deleteAccount(getTools(), mara.id)
  expect([await getPostStatus(wren, first), await getPostStatus(eve, first)]).toEqual([200, 404])
  expect(await getPostStatus(eve, second)).toBe(200)
  expect(await listPeers(wren)).toEqual([
    [phone, 1],
    ['', 1],
  ])
})

test("keeps messages to a former number with its user when the next owner's account is deleted", async () => {
  const [wren, zoe, mara, eve] = await createPeople('Wren', 'Zoe', 'Mara', 'Eve')
  const phone = createPhoneNumber()
  await setPhoneNumber(mara, phone)
  const first = await publishMessage(wren, { recipient: phone })
  await moveNumber(phone, mara, eve)
  const second = await publishMessage(wren, { recipient: phone })
  const third = await publishMessage(zoe, { recipient: phone })
  await deleteAccount(getTools(), eve.id)

  expect((await listPeers(wren)).sort()).toEqual([
    [phone, 1],
    ['', 1],
  ])
  expect(await listPeers(zoe)).toEqual([['', 1]])
  await takeOverNumber(mara, phone)
  const statuses = await Promise.all([first, second, third].map((post) => getPostStatus(mara, post)))
  expect(statuses).toEqual([200, 404, 404])
  await deleteAccount(getTools(), mara.id)
  expect(await listPeers(wren)).toEqual([
    ['', 1],
    ['', 1],
  ])
})

test('deletes messages to a number that was set while the deletion of the account began', async () => {
  const [wren, mara, eve] = await createPeople('Wren', 'Mara', 'Eve')
  const [first, second] = [createPhoneNumber(), createPhoneNumber()]
  await setPhoneNumber(mara, first)
  const mue = await publishMessage(wren, { recipient: second })
  advanceClock(MINUTE_MS)
  const meanwhile = createInterruptedTools(() => setPhoneNumber(mara, second))
  expect(await deleteAccount(meanwhile, mara.id)).toMatchObject({ isDone: true })
  await takeOverNumber(eve, second)
  expect([await getPostStatus(eve, mue), await getPostStatus(wren, mue)]).toEqual([404, 200])
})

test('claims no message to a number that its sender gave up while they answered', async () => {
  const [wren, mara, eve] = await createPeople('Wren', 'Mara', 'Eve')
  const phone = createPhoneNumber()
  await setPhoneNumber(mara, phone)
  const first = await publishMessage(wren, { recipient: phone })
  let second = { id: '' }
  await publishMessageDuring(mara, { parents: [{ id: first.id }] }, async () => {
    await removePhoneNumber(mara)
    second = await publishMessage(wren, { recipient: phone })
  })
  await takeOverNumber(eve, phone)
  expect([await getPostStatus(mara, second), await getPostStatus(eve, second)]).toEqual([404, 200])
  expect([await getPostStatus(mara, first), await getPostStatus(eve, first)]).toEqual([200, 404])
})

test('withholds a message that was on its way to a number from its next owner when its owner gave it up', async () => {
  const [wren, mara, eve] = await createPeople('Wren', 'Mara', 'Eve')
  const phone = createPhoneNumber()
  await setPhoneNumber(mara, phone)
  const { post } = await publishMessageDuring(wren, { recipient: phone }, () => removePhoneNumber(mara))
  await takeOverNumber(eve, phone)
  expect([await getPostStatus(wren, post), await getPostStatus(eve, post)]).toEqual([200, 404])
  await moveNumber(phone, eve, mara)
  expect(await getPostStatus(mara, post)).toBe(200)
})

test('announces a message that was on its way to a number to no one who verified it meanwhile', async () => {
  const [wren, mara, eve] = await createPeople('Wren', 'Mara', 'Eve')
  await follow(eve, wren)
  const phone = createPhoneNumber()
  await setPhoneNumber(mara, phone)
  const { post, events } = await publishMessageDuring(wren, { recipient: phone }, () =>
    moveNumber(phone, mara, eve),
  )
  expect(events.map(({ channel, id }) => [channel, id])).toEqual(
    expect.not.arrayContaining([[`user:${eve.id}`, post.id]]),
  )
  expect(await db.select().from(notifications).where(eq(notifications.userId, eve.id))).toEqual([])
  expect(await db.select().from(conversations).where(eq(conversations.ownerId, eve.id))).toEqual([])
})
