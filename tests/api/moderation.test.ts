/** Reports by members, the moderators' queue, and the effects of moderation actions on posts and users (D19). */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatErrorMessage } from '../../domain/errors/errors'
import type { Hint } from '../../domain/live/live'
import type { QueuePage } from '../../domain/moderation/moderation.schema'
import type { NotificationSettings } from '../../domain/notifications/notification-settings.schema'
import type { Notifications } from '../../domain/notifications/notifications.schema'
import type { SessionResponse } from '../../domain/people/people.schema'
import type { Feed } from '../../domain/posts/feed.schema'
import { FEED_MEMO_MS } from '../../domain/posts/posts.limits'
import type { Post } from '../../domain/posts/posts.schema'
import { DAY_MS } from '../../domain/time/units'
import { MODERATOR_VIEW_MS } from '../../worker/posts/held/review-conditions'
import { readFeed } from '../support/feeds'
import { publishMessage } from '../support/messages'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

let moment = 0
/** Moves past the feed cache. */
const advanceClock = (ms = FEED_MEMO_MS) => {
  moment += ms
  setClockOffset(moment)
}
beforeEach(() => env.DB.prepare('delete from reports').run())
afterEach(() => {
  moment = 0
  setClockOffset(0)
})

const toPostSubject = (post: Post) => ({ type: 'post', id: post.id }) as const
const toPersonSubject = ({ id }: Person) => ({ type: 'person', id }) as const
type Subject = ReturnType<typeof toPostSubject> | ReturnType<typeof toPersonSubject>

const sendReport = (as: Person | null, subject: Subject, reason = 'spam', note = '') =>
  call('POST /api/reports', { as, json: { subject, reason, note } })
const sendDecision = (as: Person | null, subject: Subject, action: string, days?: number | null) =>
  call('POST /api/moderation/decisions', { as, json: { subject, action, days, rule: 'spam' } })

async function fetchQueue(as: Person, which = 'open'): Promise<QueuePage['items']> {
  const answer = await call(`GET /api/moderation?queue=${which}`, { as })
  expect(answer.status).toBe(200)
  return (await answer.json<QueuePage>()).items
}
async function listAuditEntries(subjectId: string): Promise<unknown[]> {
  const rows = await env.DB.prepare(
    'select action, actor_id as actor, detail from audit where subject_id = ? order by rowid',
  )
    .bind(subjectId)
    .all()
  return rows.results
}
async function listSystemMessages(as: Person): Promise<(string | null)[]> {
  const { items } = await (await call('GET /api/notifications', { as })).json<{
    items: { reason: string; message: string | null }[]
  }>()
  return items.filter(({ reason }) => reason === 'system').map(({ message: text }) => text)
}
async function fetchFeed(as?: Person): Promise<Feed> {
  advanceClock()
  return readFeed(await call('GET /api/posts?kind=squawk', { as }))
}
const isInFeed = async ({ id }: Post, as?: Person) => (await fetchFeed(as)).items.some((one) => one.id === id)

test('accepts a report of what the member may see, once while it is open', async () => {
  const [wren, dele, ada] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Ada'),
  ]
  const post = await publishSquawk(wren, { title: 'A loud voice' })
  expect((await sendReport(dele, toPostSubject(post), 'hate', 'It calls for hate.')).status).toBe(202)
  expect((await sendReport(dele, toPostSubject(post), 'spam')).status).toBe(202)
  expect((await sendReport(null, toPostSubject(post))).status).toBe(401)
  expect((await sendReport(wren, toPostSubject(post))).status).toBe(409)
  expect((await sendReport(wren, toPersonSubject(wren))).status).toBe(409)
  const secret = await publishMessage(wren, { recipient: `@${dele.username}` })
  expect((await sendReport(ada, toPostSubject(secret))).status).toBe(404)
  expect((await sendReport(dele, toPostSubject(secret))).status).toBe(202)
  expect((await sendReport(dele, { type: 'person', id: 'nobody' })).status).toBe(404)
  await call(`PUT /api/people/${ada.username}/block`, { as: wren })
  expect((await sendReport(ada, toPersonSubject(wren))).status).toBe(404)
  expect((await sendReport(wren, toPersonSubject(ada))).status).toBe(202)

  const admin = await createPerson('Keeper', { admin: true })
  const items = await fetchQueue(admin)
  expect(items).toHaveLength(3)
  expect(items.find(({ subject }) => subject.id === post.id)).toMatchObject({
    title: 'A loud voice',
    count: 1,
    person: { username: wren.username, suspendedUntil: null },
    post: { visibility: 'public', isHidden: false },
    reports: [{ reason: 'hate', note: 'It calls for hate.', by: { username: dele.username } }],
  })
})

test('orders the queue by report count, then newest; a dismissed post may be reported again', async () => {
  const [wren, dele, ada] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Ada'),
  ]
  const admin = await createPerson('Keeper', { admin: true })
  const [first, second, third] = [
    await publishSquawk(wren),
    await publishSquawk(wren),
    await publishSquawk(wren),
  ]
  for (const post of [first, second, third]) {
    await sendReport(dele, toPostSubject(post))
    advanceClock(1000)
  }
  await sendReport(ada, toPostSubject(first))
  expect((await fetchQueue(admin)).map(({ subject }) => subject.id)).toEqual([first.id, third.id, second.id])
  expect((await sendDecision(admin, toPostSubject(first), 'dismiss')).status).toBe(204)
  expect((await fetchQueue(admin)).map(({ subject }) => subject.id)).toEqual([third.id, second.id])
  expect(await fetchQueue(admin, 'decided')).toMatchObject([{ subject: { id: first.id }, count: 2 }])
  expect(await listAuditEntries(first.id)).toEqual([
    { action: 'reports.dismiss', actor: admin.id, detail: '{}' },
  ])
  await sendReport(dele, toPostSubject(first))
  expect((await fetchQueue(admin)).map(({ subject }) => subject.id)).toContain(first.id)
})

test('hides a post from all users until it is shown again, and notifies its author', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const admin = await createPerson('Keeper', { admin: true })
  const post = await publishSquawk(wren)
  await sendReport(dele, toPostSubject(post))
  expect(await isInFeed(post)).toBe(true)
  const before = (await fetchFeed()).stats
  expect((await sendDecision(admin, toPostSubject(post), 'hide')).status).toBe(204)
  expect((await sendDecision(admin, toPostSubject(post), 'hide')).status).toBe(204)
  for (const as of [undefined, wren, dele, admin]) {
    expect(await isInFeed(post, as)).toBe(false)
    expect((await call(`GET /api/posts/${post.id}`, { as })).status).toBe(404)
    expect((await call(`GET ${post.audioUrl}`, { as })).status).toBe(404)
  }
  const during = (await fetchFeed()).stats
  expect(during).not.toEqual(before)
  expect(await listSystemMessages(wren)).toEqual(['moderation.hidden'])
  // The notification names the post, which the author cannot find elsewhere.
  const { items } = await (await call('GET /api/notifications', { as: wren })).json<Notifications>()
  expect(items).toMatchObject([{ deletedTitle: post.title, post: null }])
  expect(await fetchQueue(admin)).toEqual([])
  expect(await fetchQueue(admin, 'decided')).toMatchObject([
    {
      subject: { id: post.id },
      post: { isHidden: true },
      decision: { action: 'hide', by: admin.username, rule: expect.any(String) },
    },
  ])
  expect((await sendDecision(admin, toPostSubject(post), 'show')).status).toBe(204)
  expect(await fetchQueue(admin, 'decided')).toMatchObject([{ decision: { action: 'show' } }])
  expect(await isInFeed(post, dele)).toBe(true)
  expect((await fetchFeed()).stats).toEqual(before)
  expect(await listSystemMessages(wren)).toEqual(
    expect.arrayContaining(['moderation.hidden', 'moderation.shown']),
  )
  expect(await listAuditEntries(post.id)).toMatchObject([{ action: 'post.hide' }, { action: 'post.show' }])
  expect((await sendDecision(admin, { type: 'post', id: 'none' }, 'hide')).status).toBe(404)
})

test('lets a suspended user read and leave, and refuses all writes until the suspension ends', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const admin = await createPerson('Keeper', { admin: true })
  const post = await publishSquawk(wren)
  await sendReport(dele, toPostSubject(post))
  expect((await sendDecision(admin, toPostSubject(post), 'suspend', 1)).status).toBe(204)
  expect(await listSystemMessages(wren)).toEqual(['moderation.suspended'])
  // The user's own session states the end, no other one.
  const readSuspension = async (as: Person) =>
    (await (await call('GET /api/session', { as })).json<SessionResponse>()).user?.suspendedUntil
  expect(await readSuspension(wren)).toBeGreaterThan(getTools().clock.now() + DAY_MS / 2)
  expect(await readSuspension(dele)).toBeNull()
  const refused = await call(`PUT /api/people/${dele.username}/follow`, { as: wren })
  expect(refused.status).toBe(403)
  const { error } = await refused.json<{ error: { code: string; message: string } }>()
  expect(error.code).toBe('safety.suspended')
  const until = new Date(getTools().clock.now() + DAY_MS).toISOString().slice(0, 10)
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
  expect((await sendReport(wren, toPersonSubject(dele))).status).toBe(202)
  expect(await fetchQueue(admin, 'decided')).toMatchObject([
    { person: { suspendedUntil: expect.any(Number) } },
  ])
  expect(await listAuditEntries(wren.id)).toEqual([
    { action: 'person.suspend', actor: admin.id, detail: '{"days":1}' },
  ])
  advanceClock(DAY_MS + 1)
  expect((await call(`PUT /api/people/${dele.username}/follow`, { as: wren })).status).toBe(204)
})

test('refuses a suspension without a valid duration', async () => {
  const [wren, admin] = [await createPerson('Wren'), await createPerson('Keeper', { admin: true })]
  expect((await sendDecision(admin, toPersonSubject(wren), 'suspend')).status).toBe(400)
  expect((await sendDecision(admin, toPersonSubject(wren), 'suspend', 2)).status).toBe(400)
  expect(await listSystemMessages(wren)).toEqual([])
})

test('suspends without end until lifted, and refuses to suspend moderators', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const admin = await createPerson('Keeper', { admin: true })
  await sendDecision(admin, toPersonSubject(wren), 'suspend', null)
  const refused = await call(`PUT /api/people/${dele.username}/follow`, { as: wren })
  expect(await refused.json()).toMatchObject({
    error: { message: formatErrorMessage('safety.suspended', { until: '' }) },
  })
  await sendDecision(admin, toPersonSubject(wren), 'release')
  expect((await call(`PUT /api/people/${dele.username}/follow`, { as: wren })).status).toBe(204)
  expect(await listSystemMessages(wren)).toEqual(
    expect.arrayContaining(['moderation.suspended_for_good', 'moderation.released']),
  )
  expect((await sendDecision(admin, toPersonSubject({ ...wren, id: 'nobody' }), 'suspend', 1)).status).toBe(
    404,
  )
})

test('writes an audit entry when a moderator deletes a post of another user, but not an own one', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const admin = await createPerson('Keeper', { admin: true })
  const [own, post] = [await publishSquawk(admin), await publishSquawk(wren)]
  const answer = await publishSquawk(dele, { parents: [{ id: post.id }] })
  await call(`DELETE /api/posts/${post.id}/replies/${answer.id}`, { as: admin, json: { rule: 'spam' } })
  await call(`DELETE /api/posts/${own.id}`, { as: admin })
  await call(`DELETE /api/posts/${post.id}`, { as: admin })
  expect(await listAuditEntries(own.id)).toEqual([])
  expect(await listAuditEntries(post.id)).toMatchObject([{ action: 'post.delete', actor: admin.id }])
  expect(await listAuditEntries(answer.id)).toMatchObject([{ action: 'post.hide', actor: admin.id }])
})

const listReportNotifications = async (as: Person) => {
  const { items } = await (await call('GET /api/notifications', { as })).json<Notifications>()
  return items.filter(({ reason }) => reason === 'report')
}

test("notifies every moderator of a report in one line without the reporter's name", async () => {
  const [wren, dele, ada] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Ada'),
  ]
  const [admin, other] = [
    await createPerson('Keeper', { admin: true }),
    await createPerson('Other', { admin: true }),
  ]
  const post = await publishSquawk(wren, { title: 'A loud voice' })
  const { seq } = await (await call('GET /api/events', { as: admin })).json<{ seq: number }>()
  await sendReport(dele, toPostSubject(post))
  const { items } = await (await call(`GET /api/events?after=${seq}`, { as: admin })).json<{
    items: Hint[]
  }>()
  expect(items.map(({ type }) => type)).toEqual(['notification.changed'])
  // A repeated report while the first is open counts once.
  await sendReport(dele, toPostSubject(post))
  expect(await listReportNotifications(admin)).toMatchObject([{ count: 1 }])
  await sendReport(ada, toPostSubject(post))
  await sendReport(other, toPostSubject(post))
  expect(await listReportNotifications(admin)).toMatchObject([
    { count: 3, actor: null, post: null, deletedTitle: null },
  ])
  expect(await listReportNotifications(other)).toMatchObject([{ count: 2 }])
  for (const as of [wren, dele, ada]) expect(await listReportNotifications(as)).toEqual([])
  const text = JSON.stringify(await listReportNotifications(admin))
  for (const { username, displayName, id } of [dele, ada, other])
    for (const name of [username, displayName, id]) expect(text).not.toContain(name)
})

test('does not notify a moderator who turned report notifications off', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const admin = await createPerson('Keeper', { admin: true })
  const chosen = await (
    await call('GET /api/me/notification-settings', { as: admin })
  ).json<NotificationSettings>()
  expect(chosen.reasons.report).toEqual({ app: true, push: true })
  const json = { ...chosen, reasons: { ...chosen.reasons, report: { app: false, push: false } } }
  expect((await call('PUT /api/me/notification-settings', { as: admin, json })).status).toBeLessThan(300)
  await sendReport(dele, toPersonSubject(wren))
  expect(await listReportNotifications(admin)).toEqual([])
})

const viewPost = (as: Person | null, post: Post) =>
  call(`POST /api/moderation/posts/${post.id}/views`, { as })

test('lets a moderator view and play a hidden post, and writes an audit entry for each view', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const [admin, other] = [
    await createPerson('Keeper', { admin: true }),
    await createPerson('Other', { admin: true }),
  ]
  const post = await publishSquawk(wren, { description: 'What was said.' })
  expect((await viewPost(admin, post)).status).toBe(404)
  await sendDecision(admin, toPostSubject(post), 'hide')
  expect((await call(`GET ${post.audioUrl}`, { as: admin })).status).toBe(404)
  for (const [as, status] of [
    [null, 401],
    [wren, 403],
    [dele, 403],
  ] as const)
    expect((await viewPost(as, post)).status).toBe(status)
  const looked = await viewPost(admin, post)
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
  await viewPost(admin, post)
  expect(await listAuditEntries(post.id)).toMatchObject([
    { action: 'post.hide' },
    { action: 'post.view', actor: admin.id },
    { action: 'post.view', actor: admin.id },
  ])
  advanceClock(MODERATOR_VIEW_MS + 1)
  expect((await call(`GET ${post.audioUrl}`, { as: admin })).status).toBe(404)
})

test('refuses the sound of a hidden post to a former moderator who viewed it', async () => {
  const wren = await createPerson('Wren')
  const admin = await createPerson('Keeper', { admin: true })
  const post = await publishSquawk(wren)
  await sendDecision(admin, toPostSubject(post), 'hide')
  await viewPost(admin, post)
  await env.DB.prepare("update profiles set role = 'member' where id = ?").bind(admin.id).run()
  expect((await call(`GET ${post.audioUrl}`, { as: admin })).status).toBe(404)
})

test('opens a private message to moderators only while a report or an appeal about it is open', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const moderator = await createPerson('Keeper', { moderator: true })
  const secret = await publishMessage(wren, { recipient: `@${dele.username}` })
  expect((await viewPost(moderator, secret)).status).toBe(404)
  await sendReport(dele, toPostSubject(secret))
  expect((await call(`GET ${secret.audioUrl}`, { as: moderator })).status).toBe(404)
  expect((await viewPost(moderator, secret)).status).toBe(200)
  expect((await call(`GET ${secret.audioUrl}`, { as: moderator })).status).toBe(200)
  expect((await call(`GET /api/posts/${secret.id}`, { as: moderator })).status).toBe(404)
  await sendDecision(moderator, toPostSubject(secret), 'dismiss')
  expect((await viewPost(moderator, secret)).status).toBe(404)
  expect((await call(`GET ${secret.audioUrl}`, { as: moderator })).status).toBe(404)
  expect(await listAuditEntries(secret.id)).toMatchObject([
    { action: 'post.view', actor: moderator.id },
    { action: 'reports.dismiss' },
  ])
})

test('keeps a private message closed to moderators when nobody reported it, hidden or not', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const admin = await createPerson('Keeper', { admin: true })
  const secret = await publishMessage(wren, { recipient: `@${dele.username}` })
  await env.DB.prepare('update posts set hidden_at = 1 where id = ?').bind(secret.id).run()
  expect((await viewPost(admin, secret)).status).toBe(404)
  expect((await call(`GET ${secret.audioUrl}`, { as: admin })).status).toBe(404)
})

test('refuses a decision about open reports that another moderator made first, and applies nothing', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const [one, two] = [
    await createPerson('One', { moderator: true }),
    await createPerson('Two', { moderator: true }),
  ]
  const post = await publishSquawk(wren)
  await sendReport(dele, toPostSubject(post))
  const decide = (as: Person, action: string) =>
    call('POST /api/moderation/decisions', {
      as,
      json: { subject: toPostSubject(post), action, rule: 'spam', queue: 'open' },
    })
  const answers = await Promise.all([decide(one, 'dismiss'), decide(two, 'hide')])
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  const isHidden = answers[1]?.status === 204
  expect((await call(`GET /api/posts/${post.id}`)).status).toBe(isHidden ? 404 : 200)
  expect(await listAuditEntries(post.id)).toHaveLength(1)
  expect((await decide(two, 'hide')).status).toBe(409)
  expect(await listSystemMessages(wren)).toHaveLength(isHidden ? 1 : 0)
})

test('decides several subjects at once, and says which were left out and why', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const moderator = await createPerson('Keeper', { moderator: true })
  const [first, second] = [await publishSquawk(wren), await publishSquawk(wren)]
  const own = await publishSquawk(moderator)
  for (const post of [first, second, own]) await sendReport(dele, toPostSubject(post))
  const subjects = [first, second, own].map(toPostSubject)
  const answer = await call('POST /api/moderation/decisions/batch', {
    as: moderator,
    json: { subjects, action: 'hide', rule: 'spam', words: 'Spam.', queue: 'open' },
  })
  expect(await answer.json()).toEqual({
    decided: 2,
    refused: [{ id: own.id, message: formatErrorMessage('moderation.yourself') }],
  })
  for (const { id } of [first, second]) expect((await call(`GET /api/posts/${id}`)).status).toBe(404)
  expect((await call(`GET /api/posts/${own.id}`)).status).toBe(200)
})

test('shows no moderator the reports about them, and moderators none about other moderators', async () => {
  const dele = await createPerson('Dele')
  const [one, two, admin] = [
    await createPerson('One', { moderator: true }),
    await createPerson('Two', { moderator: true }),
    await createPerson('Keeper', { admin: true }),
  ]
  await sendReport(dele, toPersonSubject(one))
  await sendReport(dele, toPersonSubject(admin))
  expect(await fetchQueue(one)).toEqual([])
  expect(await fetchQueue(two)).toEqual([])
  expect((await fetchQueue(admin)).map(({ subject }) => subject.id)).toEqual([one.id])
  expect(await listReportNotifications(two)).toEqual([])
  expect(await listReportNotifications(admin)).toMatchObject([{ count: 1 }])
})

test.each<['moderator' | 'admin', 'moderator' | 'admin' | 'self', number]>([
  ['moderator', 'moderator', 409],
  ['moderator', 'admin', 409],
  ['moderator', 'self', 409],
  ['admin', 'self', 409],
  ['admin', 'admin', 204],
])('answers %s who decides about %s with %i', async (role, target, status) => {
  const as = await createPerson('Keeper', { [role]: true })
  const person = target === 'self' ? as : await createPerson('Other', { [target]: true })
  const post = await publishSquawk(person)
  for (const action of ['dismiss', 'warn', 'hide', 'show', 'suspend', 'release']) {
    const answer = await sendDecision(as, toPostSubject(post), action, action === 'suspend' ? 1 : undefined)
    expect(answer.status, action).toBe(status)
  }
  expect((await sendDecision(as, toPersonSubject(person), 'suspend', 1)).status).toBe(status)
})

test('closes the queue to a suspended moderator', async () => {
  const moderator = await createPerson('Keeper', { moderator: true })
  const admin = await createPerson('Chief', { admin: true })
  await sendDecision(admin, toPersonSubject(moderator), 'suspend', 1)
  expect((await call('GET /api/moderation', { as: moderator })).status).toBe(403)
})

test.each(['warn', 'hide', 'suspend'])('refuses to %s without a rule', async (action) => {
  const moderator = await createPerson('Keeper', { moderator: true })
  const post = await publishSquawk(await createPerson('Wren'))
  const json = { subject: toPostSubject(post), action, days: 1 }
  expect((await call('POST /api/moderation/decisions', { as: moderator, json })).status).toBe(400)
})
