/** Notifications about other users' actions: once, grouped, and only about what the recipient may see. */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import type { NotificationSettings } from '../../domain/notifications/notification-settings.schema'
import {
  NOTIFICATIONS_KEPT_DAYS,
  NOTIFICATIONS_PER_PAGE,
} from '../../domain/notifications/notifications.limits'
import type {
  Notification,
  Notifications,
  UnreadNotifications,
} from '../../domain/notifications/notifications.schema'
import { DAY_MS, HOUR_MS } from '../../domain/time/units'
import { EVERY_SQUAWK_MS } from '../../worker/notifications/every-squawk.service'
import { NOTIFICATIONS_PER_ACTOR_DAILY } from '../../worker/notifications/notify.repo'
import { NOTIFICATION_UNDO_MS, purgeRows } from '../../worker/retention'
import { runSchedule } from '../../worker/schedule'
import { follow } from '../support/members'
import { addCollaborator, publishOwlcast, publishRecording } from '../support/owlcasts'
import { setProEnd } from '../support/plans'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

/** Other tests move the clock further than these. */
const clearCursors = () => env.DB.prepare('delete from notification_cursors').run()
const listNotifications = async (as: Person): Promise<Notification[]> =>
  (await (await call('GET /api/notifications', { as })).json<Notifications>()).items
const fetchUnread = async (as: Person) =>
  (await call('GET /api/notifications/unread', { as })).json<UnreadNotifications>()
const markRead = (as: Person, json: object) => call('POST /api/notifications/read', { as, json })
const publishMessageTo = (as: Person, to: string) =>
  publishSquawk(as, { mode: 'mue', recipient: to, description: 'Psst' }, { mode: 'mue' })

test("notifies the parent's author of a reply, grouped while unread, and again after that", async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const root = await publishSquawk(wren)
  const reply = await publishSquawk(dele, { parents: [{ id: root.id }] })
  expect(await listNotifications(wren)).toMatchObject([
    {
      reason: 'reply',
      type: 'squawk',
      count: 1,
      isRead: false,
      actor: { username: dele.username },
      post: { id: root.id, title: root.title },
      sourceId: reply.id,
    },
  ])
  expect(await listNotifications(dele)).toEqual([])
  await publishSquawk(dele, { parents: [{ id: root.id }] })
  await publishSquawk(wren, { parents: [{ id: root.id }] })
  expect(await listNotifications(wren)).toMatchObject([{ count: 2 }])
  expect(await fetchUnread(wren)).toEqual({ total: 1, byKind: { squawk: 1 } })
  const [{ id = '' } = {}] = await listNotifications(wren)
  expect((await markRead(wren, { ids: [id] })).status).toBe(204)
  expect(await fetchUnread(wren)).toEqual({ total: 0, byKind: {} })
  setClockOffset(1000)
  await publishSquawk(dele, { parents: [{ id: root.id }] })
  expect(await listNotifications(wren)).toMatchObject([
    { count: 1, isRead: false },
    { count: 2, isRead: true },
  ])
})

test('notifies the recipient of messages, by name or verified address, and no one else', async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  await follow(dele, wren)
  await publishMessageTo(wren, `@${dele.username}`)
  await publishMessageTo(wren, dele.email)
  expect(await listNotifications(dele)).toMatchObject([{ reason: 'message', type: 'mue', count: 2 }])
  for (const as of [wren, eve]) expect(await listNotifications(as)).toEqual([])
  expect((await fetchUnread(dele)).byKind).toEqual({ mue: 1 })
})

test('notifies no one of a message to an address or a number that is not verified', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const phone = `+46703${String(Date.now()).slice(-6)}`
  await env.DB.prepare(
    'update users set email_verified = 0, phone_number = ?, phone_number_verified = 0 where id = ?',
  )
    .bind(phone, dele.id)
    .run()
  for (const to of [dele.email, phone]) await publishMessageTo(wren, to)
  const count = () =>
    env.DB.prepare('select count(*) as n from notifications where user_id = ?').bind(dele.id).first('n')
  expect(await count()).toBe(0)
  await env.DB.prepare('update users set phone_number_verified = 1 where id = ?').bind(dele.id).run()
  await env.DB.prepare("update conversations set state = 'open' where owner_id = ?").bind(dele.id).run()
  await publishMessageTo(wren, phone)
  expect(await count()).toBe(1)
})

test('notifies mentioned users, after an edit too, and each name once', async () => {
  const [wren, dele, mara] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Mara'),
  ]
  const post = await publishSquawk(wren, { description: `Hello @${dele.username}` })
  expect(await listNotifications(dele)).toMatchObject([
    { reason: 'mention', post: { id: post.id }, sourceId: null },
  ])
  await markRead(dele, { all: true })
  const json = { content: `Hello @${dele.username} and @${mara.username}` }
  expect((await call(`PATCH /api/posts/${post.id}`, { as: wren, json })).status).toBe(200)
  expect(await listNotifications(mara)).toMatchObject([{ reason: 'mention' }])
  expect(await listNotifications(dele)).toHaveLength(1)
})

test('notifies followers of new posts, grouped by author', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  await follow(dele, wren)
  await publishSquawk(wren)
  const last = await publishSquawk(wren)
  await runSchedule(getTools())
  expect(await listNotifications(dele)).toMatchObject([
    { reason: 'new_post', count: 2, post: { id: last.id } },
  ])
  await runSchedule(getTools())
  expect(await listNotifications(dele)).toMatchObject([{ count: 2 }])
  // A mentioned follower gets the mention only.
  await markRead(dele, { all: true })
  await publishSquawk(wren, { description: `Hello @${dele.username}` })
  expect((await listNotifications(dele)).filter(({ isRead }) => !isRead)).toMatchObject([
    { reason: 'mention' },
  ])
})

test('notifies the invitee of an invitation, and collaborators of a recording', async () => {
  const [pia, mona] = [await createPerson('Pia', { pro: true }), await createPerson('Mona')]
  const cast = await publishOwlcast(pia, { visibility: 'private' })
  const json = { to: `@${mona.username}` }
  await call(`POST /api/posts/${cast.id}/invitations`, { as: pia, json })
  expect(await listNotifications(mona)).toMatchObject([
    { reason: 'invite', post: { id: cast.id }, isRead: false },
  ])
  await addCollaborator(pia, cast, mona)
  await publishRecording(mona, cast)
  expect(await listNotifications(pia)).toMatchObject([
    { reason: 'reply', post: { id: cast.id }, type: 'owlcast' },
  ])
})

test('falls back to the previous posts of a group when the newest is deleted', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  await follow(dele, wren)
  for (const publish of [() => publishSquawk(wren), () => publishMessageTo(wren, `@${dele.username}`)]) {
    const [first, last] = [await publish(), await publish()]
    await runSchedule(getTools())
    expect((await listNotifications(dele))[0]).toMatchObject({ count: 2, post: { id: last.id } })
    await call(`DELETE /api/posts/${last.id}`, { as: wren })
    expect((await listNotifications(dele))[0]).toMatchObject({ count: 1, post: { id: first.id } })
    await call(`DELETE /api/posts/${first.id}`, { as: wren })
    expect(await listNotifications(dele)).toEqual([])
  }
})

test('drops notifications about deleted, expired and private posts', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const root = await publishSquawk(wren)
  const reply = await publishSquawk(dele, { parents: [{ id: root.id }] })
  const other = await publishSquawk(dele, { parents: [{ id: root.id }] })
  await call(`DELETE /api/posts/${other.id}`, { as: dele })
  expect(await listNotifications(wren)).toMatchObject([{ count: 1 }])
  await call(`DELETE /api/posts/${reply.id}`, { as: dele })
  await publishSquawk(dele, { description: `Hello @${wren.username}` })
  expect(await fetchUnread(wren)).toMatchObject({ total: 2 })
  setClockOffset(2 * DAY_MS)
  expect(await listNotifications(wren)).toEqual([])
  expect(await fetchUnread(wren)).toEqual({ total: 0, byKind: {} })
})

test('drops the notification of a reply that was hidden, though its parent is visible', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const root = await publishSquawk(wren)
  const reply = await publishSquawk(dele, { parents: [{ id: root.id }] })
  expect(await fetchUnread(wren)).toMatchObject({ total: 1 })
  await env.DB.prepare('update posts set hidden_at = created_at where id = ?').bind(reply.id).run()
  expect(await listNotifications(wren)).toEqual([])
  expect(await fetchUnread(wren)).toMatchObject({ total: 0 })
})

test('creates no notifications by blocked or muted users, and drops earlier ones', async () => {
  const [wren, dele, mara] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Mara'),
  ]
  const root = await publishSquawk(wren)
  for (const one of [dele, mara]) await publishSquawk(one, { parents: [{ id: root.id }] })
  expect((await listNotifications(wren)).map(({ count }) => count)).toEqual([2])
  await call(`PUT /api/people/${mara.username}/mute`, { as: wren })
  expect(await listNotifications(wren)).toEqual([])
  const unnoticed = await publishSquawk(wren)
  await publishSquawk(mara, { parents: [{ id: unnoticed.id }] })
  expect((await fetchUnread(wren)).total).toBe(0)
  // It was never created: the end of the mute brings back the earlier one only.
  await call(`DELETE /api/people/${mara.username}/mute`, { as: wren })
  expect((await listNotifications(wren)).filter(({ post }) => post?.id === unnoticed.id)).toEqual([])
})

test('limits notifications by one user a day', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  await follow(wren, dele)
  const roots = []
  for (let n = 0; n < NOTIFICATIONS_PER_ACTOR_DAILY + 2; n += 1) roots.push(await publishSquawk(wren))
  for (const { id } of roots) await publishSquawk(dele, { parents: [{ id }] })
  const { total } = await fetchUnread(wren)
  expect(total).toBe(NOTIFICATIONS_PER_ACTOR_DAILY)
  // Grouped counts add no rows, and messages of a known user always notify.
  await follow(wren, dele)
  await publishSquawk(dele, { parents: [{ id: roots[0]?.id ?? '' }] })
  expect((await listNotifications(wren))[0]).toMatchObject({
    reason: 'reply',
    count: 2,
    post: { id: roots[0]?.id },
  })
  await publishMessageTo(dele, `@${wren.username}`)
  expect((await listNotifications(wren))[0]).toMatchObject({ reason: 'message' })
})

test('notifies of every message of a long conversation, also above the daily limit', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  await follow(wren, dele)
  await follow(wren, dele)
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
     insert into notifications(id, user_id, type, reason, group_key, actor_id, created_at, updated_at, read_at)
     select 'ntf_heard_' || i || ?2, ?2, 'mue', 'message', 'message:' || ?3, ?3, ?4, ?4, ?4 from n`,
  )
    .bind(NOTIFICATIONS_PER_ACTOR_DAILY, wren.id, dele.id, Date.now())
    .run()
  await publishMessageTo(dele, `@${wren.username}`)
  expect(await fetchUnread(wren)).toEqual({ total: 1, byKind: { mue: 1 } })
})

test("deletes and marks only the user's own notifications", async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const root = await publishSquawk(wren)
  await publishSquawk(dele, { parents: [{ id: root.id }] })
  const [{ id = '' } = {}] = await listNotifications(wren)
  await call(`DELETE /api/notifications/${id}`, { as: dele })
  await markRead(dele, { ids: [id] })
  expect(await fetchUnread(wren)).toMatchObject({ total: 1 })
  expect((await call(`DELETE /api/notifications/${id}`, { as: wren })).status).toBe(204)
  expect(await listNotifications(wren)).toEqual([])
})

test('notifies the author once of a post that expires soon, even after that notification was deleted', async () => {
  const wren = await createPerson('Wren')
  await clearCursors()
  const root = await publishSquawk(wren)
  await publishSquawk(wren, { parents: [{ id: root.id }] })
  await runSchedule(getTools())
  expect(await listNotifications(wren)).toEqual([])
  setClockOffset(DAY_MS - 1.5 * HOUR_MS)
  await runSchedule(getTools())
  const [notice] = await listNotifications(wren)
  expect(await listNotifications(wren)).toMatchObject([
    { reason: 'expiry', type: 'squawk', actor: null, count: 1, post: { id: root.id }, sourceId: null },
  ])
  await runSchedule(getTools())
  expect(await listNotifications(wren)).toMatchObject([{ count: 1 }])
  await call(`DELETE /api/notifications/${notice?.id}`, { as: wren })
  setClockOffset(DAY_MS - HOUR_MS)
  await runSchedule(getTools())
  expect(await listNotifications(wren)).toEqual([])
})

test('notifies once of the end of Pro, and not those who renewed it', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  await clearCursors()
  await runSchedule(getTools())
  const now = getTools().clock.now()
  await setProEnd(wren, now + HOUR_MS / 2)
  await setProEnd(dele, now + 40 * DAY_MS)
  setClockOffset(HOUR_MS)
  for (let runCron = 0; runCron < 2; runCron += 1) await runSchedule(getTools())
  expect(await listNotifications(wren)).toMatchObject([
    { reason: 'system', type: null, message: 'plan.ended', count: 1, post: null, actor: null },
  ])
  expect(await fetchUnread(wren)).toEqual({ total: 1, byKind: {} })
  expect(await listNotifications(dele)).toEqual([])
})

test('marks notifications of a conversation read up to the message that was seen', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  await follow(dele, wren)
  const first = await publishMessageTo(wren, `@${dele.username}`)
  setClockOffset(1000)
  const second = await publishMessageTo(wren, `@${dele.username}`)
  const markSeen = (at: number) =>
    call(`POST /api/conversations/${encodeURIComponent(`user:${wren.id}`)}/seen`, { as: dele, json: { at } })
  await markSeen(first.createdAt)
  expect((await fetchUnread(dele)).total).toBe(1)
  await markSeen(second.createdAt)
  expect((await fetchUnread(dele)).total).toBe(0)
  expect(await listNotifications(dele)).toMatchObject([{ isRead: true }])
})

test('pages notifications, each once, newest first', async () => {
  const wren = await createPerson('Wren')
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
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const [mara, eve] = [await createPerson('Mara'), await createPerson('Eve')]
  const setEverySquawk = async (as: Person, app: boolean) => {
    const chosen = await (
      await call('GET /api/me/notification-settings', { as })
    ).json<NotificationSettings>()
    const json = { ...chosen, reasons: { ...chosen.reasons, every_squawk: { app, push: app } } }
    expect((await call('PUT /api/me/notification-settings', { as, json })).status).toBe(204)
  }
  const runCron = () => runSchedule(getTools())
  const listEverySquawk = async (as: Person) =>
    (await listNotifications(as)).filter(({ reason }) => reason === 'every_squawk')
  await setEverySquawk(wren, true)
  await setEverySquawk(mara, true)
  await call(`PUT /api/people/${dele.username}/mute`, { as: mara })
  setClockOffset(1000)
  await publishSquawk(dele)
  await runCron()
  expect(await listEverySquawk(wren)).toEqual([])

  setClockOffset(EVERY_SQUAWK_MS + 60_000)
  const last = await publishSquawk(dele)
  setClockOffset(EVERY_SQUAWK_MS + 61_000)
  await publishSquawk(wren)
  await runCron()
  await runCron()
  expect(await listEverySquawk(wren)).toMatchObject([
    { count: 1, post: { id: last.id }, actor: { id: dele.id } },
  ])
  // Mara muted Dele; Eve did not subscribe.
  expect(await listEverySquawk(mara)).toMatchObject([{ actor: { id: wren.id } }])
  expect(await listEverySquawk(eve)).toEqual([])

  await setEverySquawk(wren, false)
  setClockOffset(3 * EVERY_SQUAWK_MS)
  await publishSquawk(dele)
  await runCron()
  expect(await listEverySquawk(wren)).toMatchObject([{ count: 1, post: { id: last.id } }])
})

test('restores a dismissed notification unchanged for a while, for its recipient only', async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  const [low, high] = [await publishSquawk(wren), await publishSquawk(wren)]
  const reply = await publishSquawk(dele, { parents: [{ id: low.id }] })
  setClockOffset(1000)
  await publishSquawk(dele, { parents: [{ id: high.id }] })
  const before = await listNotifications(wren)
  expect(before).toHaveLength(2)
  const id = before[1]?.id ?? ''
  const dismiss = () => call(`DELETE /api/notifications/${id}`, { as: wren })
  const undoDismiss = (as: Person) => call(`POST /api/notifications/${id}/restore`, { as })
  for (const isRead of [false, true]) {
    if (isRead) await markRead(wren, { ids: [id] })
    const shown = await listNotifications(wren)
    expect(shown[1]).toMatchObject({ id, isRead })
    await dismiss()
    await dismiss()
    await undoDismiss(eve)
    expect(await listNotifications(wren)).toHaveLength(1)
    expect((await undoDismiss(wren)).status).toBe(204)
    await undoDismiss(wren)
    expect(await listNotifications(wren)).toEqual(shown)
  }

  // The cause is deleted meanwhile: there is nothing to restore.
  await dismiss()
  await call(`DELETE /api/posts/${reply.id}`, { as: dele })
  await undoDismiss(wren)
  expect(await listNotifications(wren)).toHaveLength(1)
})

test('merges a restored notification with a newer one, and deletes it for good after a while', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const root = await publishSquawk(wren)
  const publishReply = () => publishSquawk(dele, { parents: [{ id: root.id }] })
  await publishReply()
  const [{ id = '' } = {}] = await listNotifications(wren)
  const undoDismiss = () => call(`POST /api/notifications/${id}/restore`, { as: wren })
  await call(`DELETE /api/notifications/${id}`, { as: wren })
  await publishReply()
  expect(await listNotifications(wren)).toMatchObject([{ count: 1 }])
  await undoDismiss()
  expect(await listNotifications(wren)).toMatchObject([{ count: 2, isRead: false }])

  const [again] = await listNotifications(wren)
  await call(`DELETE /api/notifications/${again?.id}`, { as: wren })
  setClockOffset(NOTIFICATION_UNDO_MS + 1000)
  await runSchedule(getTools())
  await call(`POST /api/notifications/${again?.id}/restore`, { as: wren })
  expect(await listNotifications(wren)).toEqual([])
})

test(`deletes a notification ${NOTIFICATIONS_KEPT_DAYS} days after its last change, not after its first`, async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  await publishSquawk(dele, { parents: [{ id: (await publishSquawk(wren)).id }] })
  const age = (column: 'created_at' | 'updated_at') =>
    env.DB.prepare(`update notifications set ${column} = ${column} - ? where user_id = ?`)
      .bind(NOTIFICATIONS_KEPT_DAYS * DAY_MS, wren.id)
      .run()
  await age('created_at')
  await purgeRows(getTools(), 'notifications')
  expect(await listNotifications(wren)).toHaveLength(1)
  await age('updated_at')
  await purgeRows(getTools(), 'notifications')
  expect(await listNotifications(wren)).toEqual([])
})
