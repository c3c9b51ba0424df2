/** Members as moderators find them; roles and removal for admins; and emails about waiting reports. */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FoundPeople, MemberHistory } from '../../domain/moderation/moderation.schema'
import type { Notifications } from '../../domain/notifications/notifications.schema'
import { accountDeletions } from '../../worker/database/tables/account-deletion.table'
import { audit } from '../../worker/database/tables/audit.table'
import { changeRole, removeMember } from '../../worker/moderation/moderated-members.service'
import { REPORT_DIGEST_MS } from '../../worker/moderation/report-digests.repo'
import { sendReportDigests } from '../../worker/moderation/report-digests.service'
import { drainOutbox } from '../../worker/outbox/outbox.service'
import { createBrokenTools } from '../support/broken-tools'
import {
  clearModeration,
  decide,
  listEmailsTo,
  readOwnDecisions,
  report,
  toPerson,
  toPost,
} from '../support/moderation'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

beforeEach(clearModeration)
afterEach(() => {
  setClockOffset(0)
  vi.restoreAllMocks()
})

const search = async (as: Person, text: string) => {
  const answer = await call(`GET /api/moderation/people?text=${encodeURIComponent(text)}`, { as })
  return (await answer.json<FoundPeople>()).items.map(({ username }) => username)
}
const readHistory = async (as: Person, { id }: Person) => {
  const answer = await call(`GET /api/moderation/people/${id}`, { as })
  expect(answer.status).toBe(200)
  return answer.json<MemberHistory>()
}
const giveRole = (as: Person, { id }: Person, role: string) =>
  call(`PUT /api/moderation/people/${id}/role`, { as, json: { role } })
const remove = (as: Person, { id, username }: Person) =>
  call(`DELETE /api/moderation/people/${id}`, { as, json: { username, rule: 'spam', words: 'Only spam.' } })
const readRole = async ({ id }: Person) =>
  (await env.DB.prepare('select role from profiles where id = ?').bind(id).first<{ role: string }>())?.role
const readError = async (answer: Response) => (await answer.json<{ error: { code: string } }>()).error.code

test('finds members by name, username and whole email address, and moderators without a text', async () => {
  const wren = await createPerson('Quillfeather')
  const moderator = await createPerson('Keeper', { moderator: true })
  for (const text of ['quillf', 'QUILLFEATHER', `@${wren.username}`, wren.email, ` ${wren.username} `])
    expect(await search(moderator, text), text).toEqual([wren.username])
  expect(await search(moderator, wren.email.slice(0, -2))).toEqual([])
  expect(await search(moderator, '%')).toEqual([])
  expect(await search(moderator, '')).toEqual([moderator.username])
  expect((await call('GET /api/moderation/people', { as: wren })).status).toBe(403)
})

test('lists reports, decisions, appeals and notes about a member, newest first', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const moderator = await createPerson('Keeper', { moderator: true })
  const post = await publishSquawk(wren, { title: 'A loud voice' })
  await report(dele, toPost(post))
  setClockOffset(1000)
  await decide(moderator, toPost(post), 'warn', { words: 'Please stop.' })
  setClockOffset(2000)
  const [decision] = await readOwnDecisions(wren)
  const appeal = { as: wren, json: { text: 'Why?' } }
  await call(`POST /api/me/decisions/${decision?.id}/appeal`, appeal)
  const note = { as: moderator, json: { text: 'Second warning.' } }
  expect((await call(`POST /api/moderation/people/${wren.id}/notes`, note)).status).toBe(204)
  expect(await readHistory(moderator, wren)).toMatchObject({
    person: { username: wren.username, role: 'member' },
    postCount: 1,
    entries: [
      { type: 'note', text: 'Second warning.', by: moderator.username },
      { type: 'decision', action: 'warn', words: 'Please stop.', appeal: { text: 'Why?', outcome: null } },
      { type: 'report', reason: 'spam', isOpen: false, by: dele.username, title: 'A loud voice' },
    ],
  })
  const audited = await env.DB.prepare(
    "select count(*) as n from audit where subject_id = ? and action = 'person.view'",
  )
    .bind(wren.id)
    .first<{ n: number }>()
  expect(audited?.n).toBe(1)
})

test('shows a history neither to the member, nor that of a moderator to another moderator', async () => {
  const wren = await createPerson('Wren')
  const [one, two] = [
    await createPerson('One', { moderator: true }),
    await createPerson('Two', { moderator: true }),
  ]
  const admin = await createPerson('Chief', { admin: true })
  for (const [as, of, status] of [
    [wren, wren, 403],
    [one, one, 409],
    [one, two, 409],
    [one, admin, 409],
    [admin, one, 200],
    [admin, admin, 409],
  ] as const) {
    expect((await call(`GET /api/moderation/people/${of.id}`, { as })).status).toBe(status)
    const note = await call(`POST /api/moderation/people/${of.id}/notes`, { as, json: { text: 'Hm.' } })
    expect(note.status).toBe(status === 200 ? 204 : status)
  }
  expect((await call('GET /api/moderation/people/nobody', { as: one })).status).toBe(404)
})

test('lets an admin give and take roles, audited and notified', async () => {
  const [wren, admin] = [await createPerson('Wren'), await createPerson('Chief', { admin: true })]
  expect((await call('GET /api/moderation', { as: wren })).status).toBe(403)
  expect((await giveRole(admin, wren, 'moderator')).status).toBe(204)
  expect((await call('GET /api/moderation', { as: wren })).status).toBe(200)
  expect((await call('GET /api/library/storage', { as: wren })).status).toBe(403)
  expect((await giveRole(admin, wren, 'member')).status).toBe(204)
  expect((await call('GET /api/moderation', { as: wren })).status).toBe(403)
  const { items } = await (await call('GET /api/notifications', { as: wren })).json<Notifications>()
  expect(items.map(({ message }) => message).sort()).toEqual([
    'moderation.role_member',
    'moderation.role_moderator',
  ])
  const audited = await env.DB.prepare('select action from audit where subject_id = ? order by rowid')
    .bind(wren.id)
    .all()
  expect(audited.results).toEqual([{ action: 'role.moderator' }, { action: 'role.member' }])
  expect((await giveRole(admin, wren, 'owner')).status).toBe(400)
})

test('refuses roles from moderators and to oneself, so that an admin always remains', async () => {
  const wren = await createPerson('Wren')
  const moderator = await createPerson('Keeper', { moderator: true })
  const [one, two] = [await createPerson('One', { admin: true }), await createPerson('Two', { admin: true })]
  expect((await giveRole(moderator, wren, 'moderator')).status).toBe(403)
  expect((await giveRole(moderator, moderator, 'admin')).status).toBe(403)
  expect(await readError(await giveRole(one, one, 'member'))).toBe('moderation.yourself')
  // Two admins who take the role from each other at once.
  await Promise.all([giveRole(one, two, 'member'), giveRole(two, one, 'member')])
  expect([await readRole(one), await readRole(two)].sort()).toEqual(['admin', 'member'])
})

test('starts the deletion of a removed account and emails its owner the reason', async () => {
  const [wren, admin] = [await createPerson('Wren'), await createPerson('Chief', { admin: true })]
  const moderator = await createPerson('Keeper', { moderator: true })
  const post = await publishSquawk(wren)
  expect((await remove(moderator, wren)).status).toBe(403)
  expect(await readError(await remove(admin, moderator))).toBe('moderation.target_is_moderator')
  expect(await readError(await remove(admin, admin))).toBe('moderation.yourself')
  expect(await readError(await remove(admin, { ...wren, username: 'another' }))).toBe(
    'moderation.name_mismatch',
  )
  expect((await call(`GET /api/posts/${post.id}`)).status).toBe(200)
  expect((await remove(admin, wren)).status).toBe(204)
  expect((await call(`GET /api/posts/${post.id}`)).status).toBe(404)
  expect((await call('GET /api/me/data', { as: wren })).status).toBe(401)
  expect(await readRole(wren)).toBeUndefined()
  expect((await remove(admin, wren)).status).toBe(404)
})

test('calls a failure of the database a failure, not a missing right', async () => {
  const [wren, admin] = [await createPerson('Wren'), await createPerson('Chief', { admin: true })]
  const { tools } = createBrokenTools((_, what) => what === 'batch')
  const change = changeRole(tools, { id: admin.id, role: 'admin' }, { id: wren.id, role: 'moderator' })
  await expect(change).rejects.toThrow('no batch')
  expect(await readRole(wren)).toBe('member')
})

test.each([
  ['before', 2],
  ['after', 2],
  ['before', 3],
  ['after', 3],
  ['before', 4],
] as const)('leaves no removal without its trace when all breaks off %s batch %i', async (when, first) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const [wren, admin] = [await createPerson('Wren'), await createPerson('Chief', { admin: true })]
  const { tools } = createBrokenTools((n, what) => what === 'batch' && n >= first, when)
  const removal = { id: wren.id, username: wren.username, rule: 'spam', words: 'Only spam.' } as const
  await removeMember(tools, { id: admin.id, role: 'admin' }, removal).catch(() => undefined)
  const { db } = getTools()
  const started = await db.select().from(accountDeletions).where(eq(accountDeletions.userId, wren.id))
  const audited = await db.select().from(audit).where(eq(audit.actorId, admin.id))
  const isStarted = started.length > 0 || (await readRole(wren)) === undefined
  expect(isStarted).toBe(when === 'after' || first > 2)
  expect(audited.map(({ action }) => action)).toEqual(isStarted ? ['person.remove'] : [])
  const sent = (await listEmailsTo(wren.email)).filter(({ subject }) => subject === 'We removed your account')
  expect(sent).toHaveLength(isStarted ? 1 : 0)
})

test('emails a moderator about waiting reports at most once an hour, without what they are about', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const moderator = await createPerson('Keeper', { moderator: true })
  const reported = await createPerson('Other', { moderator: true })
  await sendReportDigests(getTools())
  expect(await listEmailsTo(moderator.email)).toEqual([])
  await report(dele, toPerson(wren))
  await report(dele, toPerson(reported))
  await sendReportDigests(getTools())
  await sendReportDigests(getTools())
  const [email, ...more] = await listEmailsTo(moderator.email)
  expect(more).toEqual([])
  expect(email?.subject).toBe('1 report is waiting')
  expect(email?.text).toContain('/api/mail/unsubscribe?')
  for (const { username, displayName } of [wren, dele])
    for (const name of [username, displayName]) expect(JSON.stringify(email)).not.toContain(name)
  setClockOffset(60_000)
  await report(wren, toPerson(dele))
  await sendReportDigests(getTools())
  expect(await listEmailsTo(moderator.email)).toHaveLength(1)
  setClockOffset(REPORT_DIGEST_MS + 1000)
  await sendReportDigests(getTools())
  expect((await listEmailsTo(moderator.email)).map(({ subject }) => subject)).toEqual([
    '1 report is waiting',
    '2 reports are waiting',
  ])
  // Nothing new.
  setClockOffset(3 * REPORT_DIGEST_MS)
  await sendReportDigests(getTools())
  expect(await listEmailsTo(moderator.email)).toHaveLength(2)
})

test('sends no email about reports to a moderator who unsubscribed', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const moderator = await createPerson('Keeper', { moderator: true })
  await report(dele, toPerson(wren))
  await sendReportDigests(getTools())
  const [email] = await listEmailsTo(moderator.email)
  const [link = ''] = /\/api\/mail\/unsubscribe\?\S+/.exec(email?.text ?? '') ?? []
  expect((await call(`POST ${link}`)).status).toBe(200)
  await drainOutbox(getTools())
  const failed = await env.DB.prepare('select last_error as why from outbox where recipient = ?')
    .bind(moderator.email)
    .first<{ why: string }>()
  expect(failed?.why).toContain('unsubscribed')
})
