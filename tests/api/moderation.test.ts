/** Reports by members, the moderators' queue, and the effects of moderation actions on posts and users (D19). */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { messageOf } from '../../domain/errors'
import { DAY_MS } from '../../domain/expiry'
import { FEED_MEMO_MS, MODERATOR_VIEW_MS } from '../../domain/limits'
import type { Hint } from '../../domain/live'
import type { QueuePage } from '../../domain/moderation.schema'
import type { NotificationChoices } from '../../domain/notification-choices.schema'
import type { Notifications } from '../../domain/notifications.schema'
import type { Session } from '../../domain/people.schema'
import type { Feed, Post } from '../../domain/posts.schema'
import { message } from '../support/messages'
import { squawk } from '../support/recordings'
import { call, type Person, person, tools, travel } from '../support/world'

let moment = 0
/** Moves past the feed cache. */
const later = (ms = FEED_MEMO_MS) => {
  moment += ms
  travel(moment)
}
beforeEach(() => env.DB.prepare('delete from reports').run())
afterEach(() => {
  moment = 0
  travel(0)
})

const about = (post: Post) => ({ is: 'post', id: post.id }) as const
const who = ({ id }: Person) => ({ is: 'person', id }) as const
type Subject = ReturnType<typeof about> | ReturnType<typeof who>

const report = (as: Person | null, subject: Subject, reason = 'spam', words = '') =>
  call('POST /api/reports', { as, json: { subject, reason, words } })
const decide = (as: Person | null, subject: Subject, deed: string, days?: number | null) =>
  call('POST /api/moderation/decisions', { as, json: { subject, deed, days } })

async function queue(as: Person, which = 'open'): Promise<QueuePage['items']> {
  const answer = await call(`GET /api/moderation?queue=${which}`, { as })
  expect(answer.status).toBe(200)
  return (await answer.json<QueuePage>()).items
}
async function deedsOn(subjectId: string): Promise<unknown[]> {
  const rows = await env.DB.prepare(
    'select action, actor_id as actor, detail from audit where subject_id = ? order by rowid',
  )
    .bind(subjectId)
    .all()
  return rows.results
}
async function told(as: Person): Promise<(string | null)[]> {
  const { items } = await (await call('GET /api/notifications', { as })).json<{
    items: { reason: string; message: string | null }[]
  }>()
  return items.filter(({ reason }) => reason === 'system').map(({ message: said }) => said)
}
async function feed(as?: Person): Promise<Feed> {
  later()
  return (await call('GET /api/posts?kind=squawk', { as })).json<Feed>()
}
const inFeed = async ({ id }: Post, as?: Person) => (await feed(as)).items.some((one) => one.id === id)

test('accepts a report of what the member may see, once while it is open', async () => {
  const [wren, dele, ada] = [await person('Wren'), await person('Dele'), await person('Ada')]
  const post = await squawk(wren, { title: 'A loud voice' })
  expect((await report(dele, about(post), 'hate', 'It calls for hate.')).status).toBe(202)
  expect((await report(dele, about(post), 'spam')).status).toBe(202)
  expect((await report(null, about(post))).status).toBe(401)
  expect((await report(wren, about(post))).status).toBe(409)
  expect((await report(wren, who(wren))).status).toBe(409)
  const secret = await message(wren, { recipient: `@${dele.username}` })
  expect((await report(ada, about(secret))).status).toBe(404)
  expect((await report(dele, about(secret))).status).toBe(202)
  expect((await report(dele, { is: 'person', id: 'nobody' })).status).toBe(404)
  await call(`PUT /api/people/${ada.username}/block`, { as: wren })
  expect((await report(ada, who(wren))).status).toBe(404)
  expect((await report(wren, who(ada))).status).toBe(202)

  const admin = await person('Keeper', { admin: true })
  const items = await queue(admin)
  expect(items).toHaveLength(3)
  expect(items.find(({ subject }) => subject.id === post.id)).toMatchObject({
    title: 'A loud voice',
    count: 1,
    person: { username: wren.username, suspendedUntil: null },
    post: { visibility: 'public', isHidden: false },
    reports: [{ reason: 'hate', words: 'It calls for hate.', by: { username: dele.username } }],
  })
})

test('orders the queue by report count, then newest; a dismissed post may be reported again', async () => {
  const [wren, dele, ada] = [await person('Wren'), await person('Dele'), await person('Ada')]
  const admin = await person('Keeper', { admin: true })
  const [first, second, third] = [await squawk(wren), await squawk(wren), await squawk(wren)]
  for (const post of [first, second, third]) {
    await report(dele, about(post))
    later(1000)
  }
  await report(ada, about(first))
  expect((await queue(admin)).map(({ subject }) => subject.id)).toEqual([first.id, third.id, second.id])
  expect((await decide(admin, about(first), 'dismiss')).status).toBe(204)
  expect((await queue(admin)).map(({ subject }) => subject.id)).toEqual([third.id, second.id])
  expect(await queue(admin, 'decided')).toMatchObject([{ subject: { id: first.id }, count: 2 }])
  expect(await deedsOn(first.id)).toEqual([{ action: 'reports.dismiss', actor: admin.id, detail: '{}' }])
  await report(dele, about(first))
  expect((await queue(admin)).map(({ subject }) => subject.id)).toContain(first.id)
})

test('hides a post from all users until it is shown again, and notifies its author', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const admin = await person('Keeper', { admin: true })
  const post = await squawk(wren)
  await report(dele, about(post))
  expect(await inFeed(post)).toBe(true)
  const before = (await feed()).stats
  expect((await decide(admin, about(post), 'hide')).status).toBe(204)
  expect((await decide(admin, about(post), 'hide')).status).toBe(204)
  for (const as of [undefined, wren, dele, admin]) {
    expect(await inFeed(post, as)).toBe(false)
    expect((await call(`GET /api/posts/${post.id}`, { as })).status).toBe(404)
    expect((await call(`GET ${post.audioUrl}`, { as })).status).toBe(404)
  }
  const during = (await feed()).stats
  expect(during).not.toEqual(before)
  expect(await told(wren)).toEqual(['moderation.hidden'])
  // The notification names the post, which the author cannot find elsewhere.
  const { items } = await (await call('GET /api/notifications', { as: wren })).json<Notifications>()
  expect(items).toMatchObject([{ about: post.title, post: null }])
  expect(await queue(admin)).toEqual([])
  expect(await queue(admin, 'decided')).toMatchObject([
    { subject: { id: post.id }, post: { isHidden: true } },
  ])
  expect((await decide(admin, about(post), 'show')).status).toBe(204)
  expect(await inFeed(post, dele)).toBe(true)
  expect((await feed()).stats).toEqual(before)
  expect(await told(wren)).toEqual(expect.arrayContaining(['moderation.hidden', 'moderation.shown']))
  expect(await deedsOn(post.id)).toMatchObject([{ action: 'post.hide' }, { action: 'post.show' }])
  expect((await decide(admin, { is: 'post', id: 'none' }, 'hide')).status).toBe(404)
})

test('lets a suspended user read and leave, and refuses all writes until the suspension ends', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const admin = await person('Keeper', { admin: true })
  const post = await squawk(wren)
  await report(dele, about(post))
  expect((await decide(admin, about(post), 'suspend', 1)).status).toBe(204)
  expect(await told(wren)).toEqual(['moderation.suspended'])
  // The user's own session states the end, no other one.
  const me = async (as: Person) =>
    (await (await call('GET /api/session', { as })).json<Session>()).user?.suspendedUntil
  expect(await me(wren)).toBeGreaterThan(tools().clock.now() + DAY_MS / 2)
  expect(await me(dele)).toBeNull()
  const refused = await call(`PUT /api/people/${dele.username}/follow`, { as: wren })
  expect(refused.status).toBe(403)
  const { error } = await refused.json<{ error: { code: string; message: string } }>()
  expect(error.code).toBe('safety.suspended')
  const until = new Date(tools().clock.now() + DAY_MS).toISOString().slice(0, 10)
  expect(error.message).toContain(until)
  for (const route of [
    'POST /api/uploads',
    'POST /api/posts',
    'POST /api/owlcasts',
    `PATCH /api/posts/${post.id}`,
  ])
    expect((await call(route, { as: wren, json: {} })).status, route).toBe(403)
  for (const route of [
    'GET /api/posts?kind=squawk',
    'GET /api/me/data',
    'GET /api/session',
    'GET /api/me/export',
  ])
    expect((await call(route, { as: wren })).status, route).toBe(200)
  expect((await report(wren, who(dele))).status).toBe(202)
  expect(await queue(admin, 'decided')).toMatchObject([{ person: { suspendedUntil: expect.any(Number) } }])
  expect(await deedsOn(wren.id)).toEqual([
    { action: 'person.suspend', actor: admin.id, detail: '{"days":1}' },
  ])
  later(DAY_MS + 1)
  expect((await call(`PUT /api/people/${dele.username}/follow`, { as: wren })).status).toBe(204)
})

test('refuses a suspension without a valid duration', async () => {
  const [wren, admin] = [await person('Wren'), await person('Keeper', { admin: true })]
  expect((await decide(admin, who(wren), 'suspend')).status).toBe(400)
  expect((await decide(admin, who(wren), 'suspend', 2)).status).toBe(400)
  expect(await told(wren)).toEqual([])
})

test('suspends without end until lifted, and refuses to suspend moderators', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const [admin, other] = [await person('Keeper', { admin: true }), await person('Other', { admin: true })]
  await decide(admin, who(wren), 'suspend', null)
  const refused = await call(`PUT /api/people/${dele.username}/follow`, { as: wren })
  expect(await refused.json()).toMatchObject({
    error: { message: messageOf('safety.suspended', { until: '' }) },
  })
  await decide(admin, who(wren), 'release')
  expect((await call(`PUT /api/people/${dele.username}/follow`, { as: wren })).status).toBe(204)
  expect(await told(wren)).toEqual(
    expect.arrayContaining(['moderation.suspended_for_good', 'moderation.released']),
  )
  expect((await decide(admin, who(other), 'suspend', 1)).status).toBe(409)
  expect((await decide(admin, who({ ...wren, id: 'nobody' }), 'suspend', 1)).status).toBe(404)
})

test('writes an audit entry when a moderator deletes a post of another user, but not an own one', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const admin = await person('Keeper', { admin: true })
  const [own, post] = [await squawk(admin), await squawk(wren)]
  const answer = await squawk(dele, { parents: [{ id: post.id }] })
  await call(`DELETE /api/posts/${post.id}/replies/${answer.id}`, { as: admin })
  await call(`DELETE /api/posts/${own.id}`, { as: admin })
  await call(`DELETE /api/posts/${post.id}`, { as: admin })
  expect(await deedsOn(own.id)).toEqual([])
  expect(await deedsOn(post.id)).toMatchObject([{ action: 'post.delete', actor: admin.id }])
  expect(await deedsOn(answer.id)).toMatchObject([{ action: 'reply.delete', actor: admin.id }])
})

const reportsIn = async (as: Person) => {
  const { items } = await (await call('GET /api/notifications', { as })).json<Notifications>()
  return items.filter(({ reason }) => reason === 'report')
}

test("notifies every moderator of a report in one line without the reporter's name", async () => {
  const [wren, dele, ada] = [await person('Wren'), await person('Dele'), await person('Ada')]
  const [admin, other] = [await person('Keeper', { admin: true }), await person('Other', { admin: true })]
  const post = await squawk(wren, { title: 'A loud voice' })
  const { seq } = await (await call('GET /api/events', { as: admin })).json<{ seq: number }>()
  await report(dele, about(post))
  const { items } = await (await call(`GET /api/events?after=${seq}`, { as: admin })).json<{
    items: Hint[]
  }>()
  expect(items.map(({ type }) => type)).toEqual(['notification.changed'])
  // A repeated report while the first is open counts once.
  await report(dele, about(post))
  expect(await reportsIn(admin)).toMatchObject([{ count: 1 }])
  await report(ada, about(post))
  await report(other, about(post))
  expect(await reportsIn(admin)).toMatchObject([{ count: 3, actor: null, post: null, about: null }])
  expect(await reportsIn(other)).toMatchObject([{ count: 2 }])
  for (const as of [wren, dele, ada]) expect(await reportsIn(as)).toEqual([])
  const text = JSON.stringify(await reportsIn(admin))
  for (const { username, displayName, id } of [dele, ada, other])
    for (const name of [username, displayName, id]) expect(text).not.toContain(name)
})

test('does not notify a moderator who turned report notifications off', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const admin = await person('Keeper', { admin: true })
  const chosen = await (
    await call('GET /api/me/notification-choices', { as: admin })
  ).json<NotificationChoices>()
  expect(chosen.reasons.report).toEqual({ app: true, push: true })
  const json = { ...chosen, reasons: { ...chosen.reasons, report: { app: false, push: false } } }
  expect((await call('PUT /api/me/notification-choices', { as: admin, json })).status).toBeLessThan(300)
  await report(dele, who(wren))
  expect(await reportsIn(admin)).toEqual([])
})

const view = (as: Person | null, post: Post) => call(`POST /api/moderation/posts/${post.id}/views`, { as })

test('lets a moderator view and play a hidden post, and writes an audit entry for each view', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const [admin, other] = [await person('Keeper', { admin: true }), await person('Other', { admin: true })]
  const post = await squawk(wren, { description: 'What was said.' })
  expect((await view(admin, post)).status).toBe(404)
  await decide(admin, about(post), 'hide')
  expect((await call(`GET ${post.audioUrl}`, { as: admin })).status).toBe(404)
  for (const [as, status] of [
    [null, 401],
    [wren, 403],
    [dele, 403],
  ] as const)
    expect((await view(as, post)).status).toBe(status)
  const looked = await view(admin, post)
  expect(looked.status).toBe(200)
  expect(await looked.json()).toMatchObject({
    id: post.id,
    content: 'What was said.',
    audioUrl: post.audioUrl,
  })
  const sound = await call(`GET ${post.audioUrl}`, { as: admin })
  expect([sound.status, sound.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  // No other user may, nor a moderator who has not viewed it.
  for (const as of [null, wren, dele, other])
    expect((await call(`GET ${post.audioUrl}`, { as })).status).toBe(404)
  await view(admin, post)
  expect(await deedsOn(post.id)).toMatchObject([
    { action: 'post.hide' },
    { action: 'post.view', actor: admin.id },
    { action: 'post.view', actor: admin.id },
  ])
  later(MODERATOR_VIEW_MS + 1)
  expect((await call(`GET ${post.audioUrl}`, { as: admin })).status).toBe(404)
})

test('refuses the sound of a hidden post to a former moderator who viewed it', async () => {
  const wren = await person('Wren')
  const admin = await person('Keeper', { admin: true })
  const post = await squawk(wren)
  await decide(admin, about(post), 'hide')
  await view(admin, post)
  await env.DB.prepare("update profiles set role = 'member' where id = ?").bind(admin.id).run()
  expect((await call(`GET ${post.audioUrl}`, { as: admin })).status).toBe(404)
})

test('keeps private messages closed to moderators, hidden or not', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const admin = await person('Keeper', { admin: true })
  const secret = await message(wren, { recipient: `@${dele.username}` })
  await report(dele, about(secret))
  expect((await view(admin, secret)).status).toBe(404)
  await decide(admin, about(secret), 'hide')
  expect((await view(admin, secret)).status).toBe(404)
  expect((await call(`GET ${secret.audioUrl}`, { as: admin })).status).toBe(404)
  expect(await deedsOn(secret.id)).toMatchObject([{ action: 'post.hide' }])
})
