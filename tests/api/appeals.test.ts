/** Statements of reasons to authors, and their appeals. */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatErrorMessage } from '../../domain/errors/errors'
import { APPEAL_DAYS } from '../../domain/moderation/moderation.limits'
import type { OpenAppeals } from '../../domain/moderation/moderation.schema'
import type { Notifications } from '../../domain/notifications/notifications.schema'
import { DAY_MS } from '../../domain/time/units'
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
import { call, createPerson, type Person, setClockOffset } from '../support/world'

beforeEach(clearModeration)
afterEach(() => setClockOffset(0))

const appeal = (as: Person | null, id: string, text = 'It was a quotation.') =>
  call(`POST /api/me/decisions/${id}/appeal`, { as, json: { text } })
const settle = (as: Person, id: string, outcome: string, words = '') =>
  call(`POST /api/moderation/appeals/${id}`, { as, json: { outcome, words } })
const readAppeals = async (as: Person) =>
  (await (await call('GET /api/moderation/appeals', { as })).json<OpenAppeals>()).items
const readError = async (answer: Response) => [
  answer.status,
  (await answer.json<{ error: { code: string } }>()).error.code,
]
const readMessages = async (as: Person) =>
  (await (await call('GET /api/notifications', { as })).json<Notifications>()).items.map(
    (item) => item.message,
  )

/** Moves a decision in time: the sessions of the tests end before it can no longer be appealed. */
const moveDecision = (id: string, ms: number) =>
  env.DB.prepare('update decisions set created_at = created_at + ? where id = ?').bind(ms, id).run()

async function createHidden() {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const [one, two] = [
    await createPerson('One', { moderator: true }),
    await createPerson('Two', { moderator: true }),
  ]
  const post = await publishSquawk(wren, { title: 'A loud voice' })
  await report(dele, toPost(post))
  await decide(one, toPost(post), 'hide', { words: 'It insults a neighbour.', queue: 'open' })
  const [decision] = await readOwnDecisions(wren)
  return { wren, dele, one, two, post, id: decision?.id ?? '' }
}

test('of a deleted post keep no title, and the emails that quote it go with it', async () => {
  const { wren, two, post, id } = await createHidden()
  expect(JSON.stringify(await listEmailsTo(wren.email))).toContain('A loud voice')
  await appeal(wren, id)
  await env.DB.prepare('delete from posts where id = ?').bind(post.id).run()
  expect(await listEmailsTo(wren.email)).toEqual([])
  expect(await readOwnDecisions(wren)).toMatchObject([{ action: 'hide', subject: 'post', title: '' }])
  expect(await readAppeals(two)).toMatchObject([{ id, title: '' }])
  expect((await settle(two, id, 'upheld')).status).toBe(204)
  const emails = await listEmailsTo(wren.email)
  expect(emails).toMatchObject([{ subject: 'Your appeal: the decision stays' }])
  expect(JSON.stringify(emails)).not.toContain('A loud voice')
})

test('shows an author what was decided, by which rule, in whose words, and how to appeal', async () => {
  const { wren, dele, one } = await createHidden()
  expect(await readOwnDecisions(wren)).toMatchObject([
    { action: 'hide', rule: 'spam', title: 'A loud voice', words: 'It insults a neighbour.', appeal: null },
  ])
  expect(await readMessages(wren)).toEqual(['moderation.hidden'])
  const [email] = await listEmailsTo(wren.email)
  for (const text of ['A loud voice', 'Spam or fraud', 'It insults a neighbour.', `${APPEAL_DAYS} days`])
    expect(email?.text).toContain(text)
  // Neither moderator nor reporter.
  const shown = JSON.stringify([await readOwnDecisions(wren), email])
  for (const { id, username, displayName } of [dele, one])
    for (const name of [id, username, displayName]) expect(shown).not.toContain(name)
  expect(await readOwnDecisions(dele)).toEqual([])
  expect(await listEmailsTo(dele.email)).toEqual([])
})

test('takes a decision back after an appeal that another moderator decides', async () => {
  const { wren, one, two, post, id } = await createHidden()
  expect((await appeal(wren, id)).status).toBe(204)
  expect(await readAppeals(one)).toMatchObject([{ id, canDecide: false }])
  expect(await readAppeals(two)).toMatchObject([
    { id, canDecide: true, decidedBy: one.username, appeal: { text: 'It was a quotation.', outcome: null } },
  ])
  expect(await readError(await settle(one, id, 'overturned'))).toEqual([409, 'moderation.appeal_by_other'])
  expect((await settle(two, id, 'overturned', 'You are right.')).status).toBe(204)
  expect((await call(`GET /api/posts/${post.id}`)).status).toBe(200)
  expect(await readOwnDecisions(wren)).toMatchObject([
    { appeal: { outcome: 'overturned', words: 'You are right.', isBySame: false } },
  ])
  expect(await readMessages(wren)).toContain('moderation.appeal_overturned')
  expect((await listEmailsTo(wren.email)).at(-1)?.text).toContain('You are right.')
  expect(await readAppeals(two)).toEqual([])
})

test('keeps a decision after an appeal that is refused', async () => {
  const { wren, two, post, id } = await createHidden()
  await appeal(wren, id)
  expect((await settle(two, id, 'upheld')).status).toBe(204)
  expect((await call(`GET /api/posts/${post.id}`)).status).toBe(404)
  expect(await readMessages(wren)).toContain('moderation.appeal_upheld')
  expect(await readError(await appeal(wren, id))).toEqual([409, 'moderation.appeal_repeated'])
})

test('lets the same moderator decide an appeal where there is no other, and says so', async () => {
  const wren = await createPerson('Wren')
  const admin = await createPerson('Keeper', { admin: true })
  await decide(admin, toPerson(wren), 'suspend', { days: 7 })
  const [decision] = await readOwnDecisions(wren)
  const id = decision?.id ?? ''
  await appeal(wren, id)
  expect(await readAppeals(admin)).toMatchObject([{ canDecide: true }])
  expect((await settle(admin, id, 'overturned')).status).toBe(204)
  expect(await readOwnDecisions(wren)).toMatchObject([{ appeal: { isBySame: true } }])
  expect((await listEmailsTo(wren.email)).at(-1)?.text).toContain('because there is no other')
  expect((await call(`PUT /api/people/${admin.username}/follow`, { as: wren })).status).toBe(204)
})

test('ends no later suspension when an earlier one is taken back', async () => {
  const wren = await createPerson('Wren')
  const admin = await createPerson('Keeper', { admin: true })
  await decide(admin, toPerson(wren), 'suspend', { days: 1 })
  const [first] = await readOwnDecisions(wren)
  await appeal(wren, first?.id ?? '')
  setClockOffset(1000)
  await decide(admin, toPerson(wren), 'suspend', { days: 30 })
  await settle(admin, first?.id ?? '', 'overturned')
  expect((await call(`PUT /api/people/${admin.username}/follow`, { as: wren })).status).toBe(403)
})

test('shows no post that was hidden again when an earlier hiding is taken back', async () => {
  const { wren, one, two, post, id } = await createHidden()
  await decide(one, toPost(post), 'show')
  await decide(one, toPost(post), 'hide', { words: 'It also sells something.' })
  await appeal(wren, id)
  expect((await settle(two, id, 'overturned')).status).toBe(204)
  expect((await call(`GET /api/posts/${post.id}`)).status).toBe(404)
  const [later] = await readOwnDecisions(wren)
  expect(later).toMatchObject({ words: 'It also sells something.', appeal: null })
  await appeal(wren, later?.id ?? '')
  expect((await settle(two, later?.id ?? '', 'overturned')).status).toBe(204)
  expect((await call(`GET /api/posts/${post.id}`)).status).toBe(200)
})

test('refuses an appeal after its end, a second one, an empty one, and one of another user', async () => {
  const { wren, dele, two, id } = await createHidden()
  expect((await appeal(wren, id, '  ')).status).toBe(400)
  expect(await readError(await appeal(dele, id))).toEqual([404, 'moderation.decision_not_found'])
  expect((await appeal(null, id)).status).toBe(401)
  await moveDecision(id, -APPEAL_DAYS * DAY_MS)
  const late = await appeal(wren, id)
  expect(await late.clone().json()).toMatchObject({
    error: { message: formatErrorMessage('moderation.appeal_late', { days: APPEAL_DAYS }) },
  })
  expect(await readError(late)).toEqual([409, 'moderation.appeal_late'])
  expect(await readError(await settle(two, id, 'upheld'))).toEqual([404, 'moderation.decision_not_found'])
  await moveDecision(id, APPEAL_DAYS * DAY_MS)
  const both = await Promise.all([appeal(wren, id), appeal(wren, id)])
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
})

test('lets one of two moderators decide an appeal, and applies nothing of the other', async () => {
  const { wren, two, id } = await createHidden()
  const three = await createPerson('Three', { moderator: true })
  await appeal(wren, id)
  const answers = await Promise.all([settle(two, id, 'upheld'), settle(three, id, 'overturned')])
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  const outcomes = (await readMessages(wren)).filter((one) => one?.startsWith('moderation.appeal'))
  expect(outcomes).toHaveLength(1)
  expect((await listEmailsTo(wren.email)).length).toBe(2)
})

test('lets nobody decide their own appeal', async () => {
  const [admin, chief] = [
    await createPerson('Keeper', { admin: true }),
    await createPerson('Chief', { admin: true }),
  ]
  await decide(chief, toPerson(admin), 'warn')
  const [decision] = await readOwnDecisions(admin)
  await appeal(admin, decision?.id ?? '')
  expect(await readAppeals(admin)).toEqual([])
  expect(await readError(await settle(admin, decision?.id ?? '', 'overturned'))).toEqual([
    409,
    'moderation.yourself',
  ])
})

test('lets a suspended member read their decisions and appeal', async () => {
  const wren = await createPerson('Wren')
  const moderator = await createPerson('Keeper', { moderator: true })
  await decide(moderator, toPerson(wren), 'suspend', { days: null })
  const [decision] = await readOwnDecisions(wren)
  expect(decision).toMatchObject({ action: 'suspend', days: null })
  expect((await appeal(wren, decision?.id ?? '')).status).toBe(204)
})
