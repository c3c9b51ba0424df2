/** Hellos that are reported, hidden by moderators and shown again; their posts and their account stay as they are. */
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { Hello } from '../../domain/hellos/hellos.schema'
import type { Member } from '../../domain/members/members.schema'
import type { OwnDecisions, QueuePage, ReviewedHello } from '../../domain/moderation/moderation.schema'
import { createUpload } from '../support/recordings'
import { call, createPerson, type Person } from '../support/world'

beforeEach(() => env.DB.prepare('delete from reports').run())

async function addHello(as: Person, text = 'I walk at night.'): Promise<Hello> {
  const { id: uploadId } = await createUpload(as)
  return (await call('PUT /api/me/hello', { as, json: { uploadId, text, language: 'en' } })).json()
}

const toSubject = ({ id }: Hello) => ({ type: 'hello', id }) as const
const report = (as: Person | null, hello: Hello) =>
  call('POST /api/reports', { as, json: { subject: toSubject(hello), reason: 'hate', note: '' } })
const decide = (as: Person, hello: Hello, action: string) =>
  call('POST /api/moderation/decisions', { as, json: { subject: toSubject(hello), action, rule: 'hate' } })
const listen = async (as: Person | null, { audioUrl }: Hello) =>
  (await call(`GET ${audioUrl}`, { as })).status
const readHello = async (as: Person | null, { username }: Person) =>
  (await (await call(`GET /api/people/${username}`, { as })).json<Member>()).hello
const readQueue = async (as: Person, queue: string) =>
  (await (await call(`GET /api/moderation?queue=${queue}`, { as })).json<QueuePage>()).items
const open = (as: Person, { id }: Hello) => call(`POST /api/moderation/hellos/${id}/views`, { as })

async function listNotices(as: Person): Promise<(string | null)[]> {
  const answer = await call('GET /api/notifications', { as })
  const { items } = await answer.json<{ items: { reason: string; message: string | null }[] }>()
  return items.filter(({ reason }) => reason === 'system').map(({ message }) => message)
}

async function listAudited(subjectId: string): Promise<unknown[]> {
  const query = 'select action, actor_id as actor from audit where subject_id = ? order by rowid'
  return (await env.DB.prepare(query).bind(subjectId).all()).results
}

async function createPeople() {
  const [wren, eve, keeper] = [
    await createPerson('Wren'),
    await createPerson('Eve'),
    await createPerson('Keeper', { admin: true }),
  ]
  return { wren, eve, keeper }
}

test('accepts a report of a hello that the member may hear', async () => {
  const { wren, eve, keeper } = await createPeople()
  const hello = await addHello(wren)
  expect((await report(null, hello)).status).toBe(401)
  expect((await report(wren, hello)).status).toBe(409)
  expect((await report(eve, { ...hello, id: 'med_none' })).status).toBe(404)
  expect((await report(eve, hello)).status).toBe(202)
  await call(`PUT /api/people/${eve.username}/block`, { as: wren })
  expect((await report(eve, hello)).status).toBe(404)
  expect(await readQueue(keeper, 'open')).toMatchObject([
    {
      subject: toSubject(hello),
      person: { username: wren.username },
      post: null,
      hello: { isHidden: false },
      isViewable: true,
      count: 1,
    },
  ])
})

test('hides a hello from everyone, notifies its owner, and shows it again', async () => {
  const { wren, eve, keeper } = await createPeople()
  const hello = await addHello(wren)
  await report(eve, hello)
  expect((await decide(keeper, hello, 'hide')).status).toBe(204)
  for (const as of [null, eve, wren, keeper]) {
    expect(await readHello(as, wren)).toBeUndefined()
    expect(await listen(as, hello)).toBe(404)
  }
  expect((await call('PATCH /api/me/hello', { as: wren, json: { text: 'Again' } })).status).toBe(404)
  expect(await listNotices(wren)).toEqual(['moderation.hello_hidden'])
  expect(await readQueue(keeper, 'open')).toEqual([])
  expect(await readQueue(keeper, 'decided')).toMatchObject([
    { hello: { isHidden: true }, decision: { subject: 'hello', action: 'hide' } },
  ])
  const { items } = await (await call('GET /api/me/decisions', { as: wren })).json<OwnDecisions>()
  expect(items).toMatchObject([{ subject: 'hello', action: 'hide', rule: 'hate', title: '' }])

  expect((await decide(keeper, hello, 'show')).status).toBe(204)
  expect(await readHello(eve, wren)).toEqual(hello)
  expect(await listen(null, hello)).toBe(200)
  expect(await listNotices(wren)).toEqual(
    expect.arrayContaining(['moderation.hello_hidden', 'moderation.hello_shown']),
  )
  expect(await listAudited(hello.id)).toEqual([
    { action: 'hello.hide', actor: keeper.id },
    { action: 'hello.show', actor: keeper.id },
  ])
})

test('opens a reported or hidden hello for a moderator, and logs it', async () => {
  const { wren, eve, keeper } = await createPeople()
  const hello = await addHello(wren)
  expect((await open(keeper, hello)).status).toBe(404)
  await report(eve, hello)
  await decide(keeper, hello, 'hide')
  expect(await listen(keeper, hello)).toBe(404)
  const answer = await open(keeper, hello)
  expect(await answer.json<ReviewedHello>()).toEqual({
    audioUrl: hello.audioUrl,
    content: 'I walk at night.',
  })
  expect(await listen(keeper, hello)).toBe(200)
  expect(await listen(eve, hello)).toBe(404)
  expect((await open(eve, hello)).status).toBe(403)
  expect(await listAudited(hello.id)).toContainEqual({ action: 'hello.view', actor: keeper.id })
})

test('decides about one hello: the next one of the same profile is heard', async () => {
  const { wren, eve, keeper } = await createPeople()
  const first = await addHello(wren)
  await report(eve, first)
  await decide(keeper, first, 'hide')
  const second = await addHello(wren, 'Good evening.')
  expect(await readHello(eve, wren)).toEqual(second)
  expect((await decide(keeper, first, 'show')).status).toBe(404)
  expect(await readHello(eve, wren)).toEqual(second)
  expect(await readQueue(keeper, 'decided')).toMatchObject([{ hello: null, isViewable: false }])
})

test('shows a hello again whose appeal is granted', async () => {
  const { wren, eve, keeper } = await createPeople()
  const hello = await addHello(wren)
  await report(eve, hello)
  await decide(keeper, hello, 'hide')
  const { items } = await (await call('GET /api/me/decisions', { as: wren })).json<OwnDecisions>()
  const id = items[0]?.id ?? ''
  const appeal = await call(`POST /api/me/decisions/${id}/appeal`, {
    as: wren,
    json: { text: 'It was a joke.' },
  })
  expect(appeal.status).toBe(204)
  const other = await createPerson('Other', { admin: true })
  const settled = await call(`POST /api/moderation/appeals/${id}`, {
    as: other,
    json: { outcome: 'overturned' },
  })
  expect(settled.status).toBe(204)
  expect(await readHello(eve, wren)).toEqual(hello)
})

test('hides no person', async () => {
  const { wren, keeper } = await createPeople()
  const json = { subject: { type: 'person', id: wren.id }, action: 'hide', rule: 'hate' }
  expect((await call('POST /api/moderation/decisions', { as: keeper, json })).status).toBe(404)
})
