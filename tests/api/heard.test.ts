/** Heard posts: the same on all devices of a user, only of posts they may see, and gone with the post. */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import type { MessageCounts, ThreadPage } from '../../domain/messages/messages.schema'
import type { HeardPosts } from '../../domain/posts/heard.schema'
import { HEARD_KEPT_DAYS, HEARD_PER_REQUEST } from '../../domain/posts/posts.limits'
import { DAY_MS } from '../../domain/time/units'
import { purgeRows } from '../../worker/retention'
import { followEachOther, listConversations, publishMessage } from '../support/messages'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

const markHeard = async (as: Person, ...ids: string[]) =>
  (await call('POST /api/heard', { as, json: { ids } })).status
const listHeard = async (as: Person, since = 0) =>
  (await call(`GET /api/heard?since=${since}`, { as })).json<HeardPosts>()
const countRows = async ({ id }: Person) =>
  (
    await env.DB.prepare('select count(*) as n from heard_posts where user_id = ?')
      .bind(id)
      .first<{ n: number }>()
  )?.n
const listEvents = async ({ id }: Person) =>
  (
    await env.DB.prepare("select kind from events where type = 'heard.changed' and channel = ?")
      .bind(`user:${id}`)
      .all<{ kind: string }>()
  ).results.map(({ kind }) => kind)

test('lists what was heard, latest first and since a time, and notifies the other devices once', async () => {
  const [wren, ada, dele] = [
    await createPerson('Wren'),
    await createPerson('Ada'),
    await createPerson('Dele'),
  ]
  await followEachOther(wren, ada)
  const [first, second] = [await publishSquawk(wren), await publishSquawk(wren)]
  const message = await publishMessage(wren, { recipient: `@${ada.username}` })
  expect(await markHeard(ada, first.id)).toBe(204)
  setClockOffset(1000)
  const { now } = await listHeard(ada)
  expect(await markHeard(ada, first.id, second.id, message.id)).toBe(204)
  expect((await listHeard(ada)).ids.at(-1)).toBe(first.id)
  expect((await listHeard(ada)).ids).toHaveLength(3)
  expect((await listHeard(ada, now)).ids.toSorted()).toEqual([second.id, message.id].toSorted())
  expect((await listEvents(ada)).toSorted()).toEqual(['mue', 'squawk', 'squawk'])
  expect((await listHeard(dele)).ids).toEqual([])
})

test('skips own, missing and private posts, and refuses too many', async () => {
  const [wren, ada, eve] = [await createPerson('Wren'), await createPerson('Ada'), await createPerson('Eve')]
  const own = await publishSquawk(eve)
  const message = await publishMessage(wren, { recipient: `@${ada.username}` })
  expect(await markHeard(eve, own.id, message.id, 'post_none')).toBe(204)
  expect((await listHeard(eve)).ids).toEqual([])
  expect(await listEvents(eve)).toEqual([])
  expect(await markHeard(eve)).toBe(400)
  expect(
    await markHeard(eve, ...Array.from({ length: HEARD_PER_REQUEST + 1 }, (_, at) => `post_${at}`)),
  ).toBe(400)
})

test('leaves a heard message out of the unheard count, also when an earlier one was not heard', async () => {
  const [wren, ada] = [await createPerson('Wren'), await createPerson('Ada')]
  await followEachOther(wren, ada)
  await publishMessage(wren, { recipient: `@${ada.username}` })
  const second = await publishMessage(wren, { recipient: `@${ada.username}` })
  const countUnread = async () =>
    (await (await call('GET /api/conversations/unread', { as: ada })).json<{ unread: number }>()).unread
  expect(await countUnread()).toBe(2)
  await markHeard(ada, second.id)
  expect(await countUnread()).toBe(1)
  expect(await listConversations(ada)).toMatchObject([{ messages: 2, unread: 1, seenAt: 0 }])
  const key = encodeURIComponent(`user:${wren.id}`)
  await call(`POST /api/conversations/${key}/seen`, { as: ada, json: { at: second.createdAt } })
  const thread = await (await call(`GET /api/conversations/${key}/messages`, { as: ada })).json<ThreadPage>()
  expect(thread.seenAt).toBe(second.createdAt)
})

test('keeps messages unheard when the user replies without having heard them', async () => {
  const [wren, ada] = [await createPerson('Wren'), await createPerson('Ada')]
  await followEachOther(wren, ada)
  const first = await publishMessage(wren, { recipient: `@${ada.username}` })
  const second = await publishMessage(wren, { recipient: `@${ada.username}` })
  await publishMessage(ada, { recipient: `@${wren.username}`, parents: [{ id: second.id }] })
  const readUnread = async () => {
    const counts = await (await call('GET /api/conversations/unread', { as: ada })).json<MessageCounts>()
    const [conversation] = await listConversations(ada)
    return { badge: counts.unread, row: conversation?.unread, seenAt: conversation?.seenAt }
  }
  expect(await readUnread()).toEqual({ badge: 2, row: 2, seenAt: 0 })
  await markHeard(ada, first.id)
  await publishMessage(ada, { recipient: `@${wren.username}` })
  expect(await readUnread()).toEqual({ badge: 1, row: 1, seenAt: 0 })
  // Once all was heard, a reply moves the position on, so that old messages are not read again.
  await markHeard(ada, second.id)
  const last = await publishMessage(ada, { recipient: `@${wren.username}` })
  expect(await readUnread()).toEqual({ badge: 0, row: 0, seenAt: last.createdAt })
})

test('forgets a post that expired or was deleted, and everything after its retention', async () => {
  const [wren, ada] = [await createPerson('Wren'), await createPerson('Ada')]
  const [first, second] = [await publishSquawk(wren), await publishSquawk(wren)]
  await markHeard(ada, first.id, second.id)
  await call(`DELETE /api/posts/${second.id}`, { as: wren })
  expect((await listHeard(ada)).ids).toEqual([first.id])
  expect(await countRows(ada)).toBe(1)
  setClockOffset(2 * DAY_MS)
  expect((await listHeard(ada)).ids).toEqual([])
  setClockOffset(0)
  await purgeRows(getTools(), 'heardPosts')
  expect(await countRows(ada)).toBe(1)
  setClockOffset(HEARD_KEPT_DAYS * DAY_MS + 1000)
  await purgeRows(getTools(), 'heardPosts')
  expect(await countRows(ada)).toBe(0)
})
