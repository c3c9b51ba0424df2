/** Notifications about other users' actions: once, grouped, and only about what the recipient may see. */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../domain/expiry'
import {
  EVERY_SQUAWK_MS,
  NOTIFICATION_UNDO_MS,
  NOTIFICATIONS_PER_ACTOR_DAILY,
  NOTIFICATIONS_PER_PAGE,
} from '../../domain/limits'
import type { NotificationChoices } from '../../domain/notification-choices.schema'
import type { Notification, Notifications, UnreadNotifications } from '../../domain/notifications.schema'
import { runSchedule } from '../../worker/schedule'
import { follow } from '../support/members'
import { joins, owlcast, recording } from '../support/owlcasts'
import { proEnds } from '../support/plans'
import { squawk } from '../support/recordings'
import { call, type Person, person, tools, travel } from '../support/world'

afterEach(() => travel(0))

/** Other tests move the clock further than these. */
const forgetMarks = () => env.DB.prepare('delete from notification_marks').run()
const told = async (as: Person): Promise<Notification[]> =>
  (await (await call('GET /api/notifications', { as })).json<Notifications>()).items
const unread = async (as: Person) =>
  (await call('GET /api/notifications/unread', { as })).json<UnreadNotifications>()
const read = (as: Person, json: object) => call('POST /api/notifications/read', { as, json })
const message = (as: Person, to: string) =>
  squawk(as, { mode: 'mue', recipient: to, description: 'Psst' }, { mode: 'mue' })

test("notifies the parent's author of a reply, grouped while unread, and again after that", async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const root = await squawk(wren)
  const reply = await squawk(dele, { parents: [{ id: root.id }] })
  expect(await told(wren)).toMatchObject([
    {
      reason: 'reply',
      type: 'squawk',
      count: 1,
      read: false,
      actor: { username: dele.username },
      post: { id: root.id, title: root.title },
      sourceId: reply.id,
    },
  ])
  expect(await told(dele)).toEqual([])
  await squawk(dele, { parents: [{ id: root.id }] })
  await squawk(wren, { parents: [{ id: root.id }] })
  expect(await told(wren)).toMatchObject([{ count: 2 }])
  expect(await unread(wren)).toEqual({ total: 1, byKind: { squawk: 1 } })
  const [{ id = '' } = {}] = await told(wren)
  expect((await read(wren, { ids: [id] })).status).toBe(204)
  expect(await unread(wren)).toEqual({ total: 0, byKind: {} })
  travel(1000)
  await squawk(dele, { parents: [{ id: root.id }] })
  expect(await told(wren)).toMatchObject([
    { count: 1, read: false },
    { count: 2, read: true },
  ])
})

test('notifies the recipient of messages, by name or verified address, and no one else', async () => {
  const [wren, dele, eve] = [await person('Wren'), await person('Dele'), await person('Eve')]
  await follow(dele, wren)
  await message(wren, `@${dele.username}`)
  await message(wren, dele.email)
  expect(await told(dele)).toMatchObject([{ reason: 'message', type: 'mue', count: 2 }])
  for (const as of [wren, eve]) expect(await told(as)).toEqual([])
  expect((await unread(dele)).byKind).toEqual({ mue: 1 })
})

test('notifies mentioned users, after an edit too, and each name once', async () => {
  const [wren, dele, mara] = [await person('Wren'), await person('Dele'), await person('Mara')]
  const post = await squawk(wren, { description: `Hello @${dele.username}` })
  expect(await told(dele)).toMatchObject([{ reason: 'mention', post: { id: post.id }, sourceId: null }])
  await read(dele, { all: true })
  const json = { content: `Hello @${dele.username} and @${mara.username}` }
  expect((await call(`PATCH /api/posts/${post.id}`, { as: wren, json })).status).toBe(200)
  expect(await told(mara)).toMatchObject([{ reason: 'mention' }])
  expect(await told(dele)).toHaveLength(1)
})

test('notifies followers of new posts, grouped by author', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  await follow(dele, wren)
  await squawk(wren)
  const last = await squawk(wren)
  await runSchedule(tools())
  expect(await told(dele)).toMatchObject([{ reason: 'new_post', count: 2, post: { id: last.id } }])
  await runSchedule(tools())
  expect(await told(dele)).toMatchObject([{ count: 2 }])
  // A mentioned follower gets the mention only.
  await read(dele, { all: true })
  await squawk(wren, { description: `Hello @${dele.username}` })
  expect((await told(dele)).filter(({ read }) => !read)).toMatchObject([{ reason: 'mention' }])
})

test('notifies the invitee of an invitation, and collaborators of a recording', async () => {
  const [pia, mona] = [await person('Pia', { pro: true }), await person('Mona')]
  const cast = await owlcast(pia, { visibility: 'private' })
  const json = { to: `@${mona.username}` }
  await call(`POST /api/posts/${cast.id}/invitations`, { as: pia, json })
  expect(await told(mona)).toMatchObject([{ reason: 'invite', post: { id: cast.id }, read: false }])
  await joins(pia, cast, mona)
  await recording(mona, cast)
  expect(await told(pia)).toMatchObject([{ reason: 'reply', post: { id: cast.id }, type: 'owlcast' }])
})

test('falls back to the previous posts of a group when the newest is deleted', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  await follow(dele, wren)
  for (const say of [() => squawk(wren), () => message(wren, `@${dele.username}`)]) {
    const [first, last] = [await say(), await say()]
    await runSchedule(tools())
    expect((await told(dele))[0]).toMatchObject({ count: 2, post: { id: last.id } })
    await call(`DELETE /api/posts/${last.id}`, { as: wren })
    expect((await told(dele))[0]).toMatchObject({ count: 1, post: { id: first.id } })
    await call(`DELETE /api/posts/${first.id}`, { as: wren })
    expect(await told(dele)).toEqual([])
  }
})

test('drops notifications about deleted, expired and private posts', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const root = await squawk(wren)
  const reply = await squawk(dele, { parents: [{ id: root.id }] })
  const other = await squawk(dele, { parents: [{ id: root.id }] })
  await call(`DELETE /api/posts/${other.id}`, { as: dele })
  expect(await told(wren)).toMatchObject([{ count: 1 }])
  await call(`DELETE /api/posts/${reply.id}`, { as: dele })
  await squawk(dele, { description: `Hello @${wren.username}` })
  expect(await unread(wren)).toMatchObject({ total: 2 })
  travel(2 * DAY_MS)
  expect(await told(wren)).toEqual([])
  expect(await unread(wren)).toEqual({ total: 0, byKind: {} })
})

test('creates no notifications by blocked or muted users, and drops earlier ones', async () => {
  const [wren, dele, mara] = [await person('Wren'), await person('Dele'), await person('Mara')]
  const root = await squawk(wren)
  for (const one of [dele, mara]) await squawk(one, { parents: [{ id: root.id }] })
  expect((await told(wren)).map(({ count }) => count)).toEqual([2])
  await call(`PUT /api/people/${mara.username}/mute`, { as: wren })
  expect(await told(wren)).toEqual([])
  await squawk(mara, { parents: [{ id: root.id }] })
  expect((await unread(wren)).total).toBe(0)
})

test('limits notifications by one user a day', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  await follow(wren, dele)
  const roots = []
  for (let n = 0; n < NOTIFICATIONS_PER_ACTOR_DAILY + 2; n += 1) roots.push(await squawk(wren))
  for (const { id } of roots) await squawk(dele, { parents: [{ id }] })
  const { total } = await unread(wren)
  expect(total).toBe(NOTIFICATIONS_PER_ACTOR_DAILY)
  // Grouped counts add no rows, and messages of a known user always notify.
  await follow(wren, dele)
  await squawk(dele, { parents: [{ id: roots[0]?.id ?? '' }] })
  expect((await told(wren))[0]).toMatchObject({ reason: 'reply', count: 2, post: { id: roots[0]?.id } })
  await message(dele, `@${wren.username}`)
  expect((await told(wren))[0]).toMatchObject({ reason: 'message' })
})

test('notifies of every message of a long conversation, also above the daily limit', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  await follow(wren, dele)
  await follow(wren, dele)
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
     insert into notifications(id, user_id, type, reason, group_key, actor_id, created_at, updated_at, read_at)
     select 'ntf_heard_' || i || ?2, ?2, 'mue', 'message', 'message:' || ?3, ?3, ?4, ?4, ?4 from n`,
  )
    .bind(NOTIFICATIONS_PER_ACTOR_DAILY, wren.id, dele.id, Date.now())
    .run()
  await message(dele, `@${wren.username}`)
  expect(await unread(wren)).toEqual({ total: 1, byKind: { mue: 1 } })
})

test("deletes and marks only the user's own notifications", async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const root = await squawk(wren)
  await squawk(dele, { parents: [{ id: root.id }] })
  const [{ id = '' } = {}] = await told(wren)
  await call(`DELETE /api/notifications/${id}`, { as: dele })
  await read(dele, { ids: [id] })
  expect(await unread(wren)).toMatchObject({ total: 1 })
  expect((await call(`DELETE /api/notifications/${id}`, { as: wren })).status).toBe(204)
  expect(await told(wren)).toEqual([])
})

test('notifies the author once of a post that expires soon, even after that notification was deleted', async () => {
  const wren = await person('Wren')
  await forgetMarks()
  const root = await squawk(wren)
  await squawk(wren, { parents: [{ id: root.id }] })
  await runSchedule(tools())
  expect(await told(wren)).toEqual([])
  travel(DAY_MS - 1.5 * HOUR_MS)
  await runSchedule(tools())
  const [notice] = await told(wren)
  expect(await told(wren)).toMatchObject([
    { reason: 'expiry', type: 'squawk', actor: null, count: 1, post: { id: root.id }, sourceId: null },
  ])
  await runSchedule(tools())
  expect(await told(wren)).toMatchObject([{ count: 1 }])
  await call(`DELETE /api/notifications/${notice?.id}`, { as: wren })
  travel(DAY_MS - HOUR_MS)
  await runSchedule(tools())
  expect(await told(wren)).toEqual([])
})

test('notifies once of the end of Pro, and not those who renewed it', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  await forgetMarks()
  await runSchedule(tools())
  const now = tools().clock.now()
  await proEnds(wren, now + HOUR_MS / 2)
  await proEnds(dele, now + 40 * DAY_MS)
  travel(HOUR_MS)
  for (let run = 0; run < 2; run += 1) await runSchedule(tools())
  expect(await told(wren)).toMatchObject([
    { reason: 'system', type: null, message: 'plan.ended', count: 1, post: null, actor: null },
  ])
  expect(await unread(wren)).toEqual({ total: 1, byKind: {} })
  expect(await told(dele)).toEqual([])
})

test('marks notifications of a conversation read up to the message that was seen', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  await follow(dele, wren)
  const first = await message(wren, `@${dele.username}`)
  travel(1000)
  const second = await message(wren, `@${dele.username}`)
  const see = (at: number) =>
    call(`POST /api/conversations/${encodeURIComponent(`user:${wren.id}`)}/seen`, { as: dele, json: { at } })
  await see(first.createdAt)
  expect((await unread(dele)).total).toBe(1)
  await see(second.createdAt)
  expect((await unread(dele)).total).toBe(0)
  expect(await told(dele)).toMatchObject([{ read: true }])
})

test('pages notifications, each once, newest first', async () => {
  const wren = await person('Wren')
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
     insert into notifications(id, user_id, type, reason, group_key, message, created_at, updated_at)
     select 'ntf_page_' || i || ?2, ?2, '', 'system', 'page' || i, 'plan.ended', i / 3, i / 3 from n`,
  )
    .bind(NOTIFICATIONS_PER_PAGE + 5, wren.id)
    .run()
  const first = await (await call('GET /api/notifications', { as: wren })).json<Notifications>()
  expect(first.items).toHaveLength(NOTIFICATIONS_PER_PAGE)
  const path = `GET /api/notifications?cursor=${first.cursor}`
  const rest = await (await call(path, { as: wren })).json<Notifications>()
  expect(rest).toMatchObject({ items: { length: 5 }, cursor: null })
  const all = [...first.items, ...rest.items]
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).sort((a, b) => b - a))
})

test('notifies subscribers of all squawks in one group at intervals, and no one else', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const [mara, eve] = [await person('Mara'), await person('Eve')]
  const choose = async (as: Person, app: boolean) => {
    const chosen = await (await call('GET /api/me/notification-choices', { as })).json<NotificationChoices>()
    const json = { ...chosen, reasons: { ...chosen.reasons, every_squawk: { app, push: app } } }
    expect((await call('PUT /api/me/notification-choices', { as, json })).status).toBe(204)
  }
  const run = () => runSchedule(tools())
  const ofAll = async (as: Person) => (await told(as)).filter(({ reason }) => reason === 'every_squawk')
  await choose(wren, true)
  await choose(mara, true)
  await call(`PUT /api/people/${dele.username}/mute`, { as: mara })
  travel(1000)
  await squawk(dele)
  await run()
  expect(await ofAll(wren)).toEqual([])

  travel(EVERY_SQUAWK_MS + 60_000)
  const last = await squawk(dele)
  travel(EVERY_SQUAWK_MS + 61_000)
  await squawk(wren)
  await run()
  await run()
  expect(await ofAll(wren)).toMatchObject([{ count: 1, post: { id: last.id }, actor: { id: dele.id } }])
  // Mara muted Dele; Eve did not subscribe.
  expect(await ofAll(mara)).toMatchObject([{ actor: { id: wren.id } }])
  expect(await ofAll(eve)).toEqual([])

  await choose(wren, false)
  travel(3 * EVERY_SQUAWK_MS)
  await squawk(dele)
  await run()
  expect(await ofAll(wren)).toMatchObject([{ count: 1, post: { id: last.id } }])
})

test('restores a dismissed notification unchanged for a while, for its recipient only', async () => {
  const [wren, dele, eve] = [await person('Wren'), await person('Dele'), await person('Eve')]
  const [low, high] = [await squawk(wren), await squawk(wren)]
  const reply = await squawk(dele, { parents: [{ id: low.id }] })
  travel(1000)
  await squawk(dele, { parents: [{ id: high.id }] })
  const before = await told(wren)
  expect(before).toHaveLength(2)
  const id = before[1]?.id ?? ''
  const forget = () => call(`DELETE /api/notifications/${id}`, { as: wren })
  const restore = (as: Person) => call(`POST /api/notifications/${id}/restore`, { as })
  for (const isRead of [false, true]) {
    if (isRead) await read(wren, { ids: [id] })
    const shown = await told(wren)
    expect(shown[1]).toMatchObject({ id, read: isRead })
    await forget()
    await forget()
    await restore(eve)
    expect(await told(wren)).toHaveLength(1)
    expect((await restore(wren)).status).toBe(204)
    await restore(wren)
    expect(await told(wren)).toEqual(shown)
  }

  // The cause is deleted meanwhile: there is nothing to restore.
  await forget()
  await call(`DELETE /api/posts/${reply.id}`, { as: dele })
  await restore(wren)
  expect(await told(wren)).toHaveLength(1)
})

test('merges a restored notification with a newer one, and deletes it for good after a while', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const root = await squawk(wren)
  const answer = () => squawk(dele, { parents: [{ id: root.id }] })
  await answer()
  const [{ id = '' } = {}] = await told(wren)
  const restore = () => call(`POST /api/notifications/${id}/restore`, { as: wren })
  await call(`DELETE /api/notifications/${id}`, { as: wren })
  await answer()
  expect(await told(wren)).toMatchObject([{ count: 1 }])
  await restore()
  expect(await told(wren)).toMatchObject([{ count: 2, read: false }])

  const [again] = await told(wren)
  await call(`DELETE /api/notifications/${again?.id}`, { as: wren })
  travel(NOTIFICATION_UNDO_MS + 1000)
  await runSchedule(tools())
  await call(`POST /api/notifications/${again?.id}/restore`, { as: wren })
  expect(await told(wren)).toEqual([])
})
