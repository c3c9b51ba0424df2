/** Owlcasts: created once, visible as chosen, recorded in by collaborators, deleted as a whole. */
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { Collaborators } from '../../domain/invitations/invitations.schema'
import type { PublishedOwlcast } from '../../domain/owlcasts/owlcasts.schema'
import type { Post } from '../../domain/posts/posts.schema'
import { DAY_MS } from '../../domain/time/units'
import { events } from '../../worker/database/tables/live.table'
import { media, mediaDeletions } from '../../worker/database/tables/media.table'
import { posts } from '../../worker/database/tables/posts.table'
import { INVITATION_DAYS } from '../../worker/invitations/invitations.service'
import { readFeed } from '../support/feeds'
import {
  addCollaborator,
  listRecordings,
  publishOwlcast,
  publishRecording,
  requestOwlcast,
} from '../support/owlcasts'
import { createSquawkInput, createUpload, publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

const readError = async (answer: Response) => {
  const { error } = await answer.json<{ error: { code: string; message: string; field?: string } }>()
  return { status: answer.status, code: error.code, field: error.field }
}
const fetchPost = (id: string, as: Person | null = null) => call(`GET /api/posts/${id}`, { as })
/** Fetches past the cache. */
const fetchFeed = async () => readFeed(await call('GET /api/posts?kind=owlcast&seq=999999999'))

test('creates an owlcast once, lists it, and returns its author as creator', async () => {
  const mara = await createPerson('mara')
  const asked = { name: ' Two  Banks ', description: 'Water.', tags: ['river'], invitees: ['@nobody_here'] }
  const key = getTools().ids.random(16)
  const create = () => call('POST /api/owlcasts', { as: mara, json: asked, key })
  const [first, second] = await Promise.all([create(), create()])
  expect([first.status, second.status]).toEqual([201, 201])
  const { post, invitations } = await first.json<PublishedOwlcast>()
  expect((await second.json<PublishedOwlcast>()).post.id).toBe(post.id)
  expect(post).toMatchObject({
    kind: 'owlcast',
    title: 'Two Banks',
    content: 'Water.',
    tags: ['river'],
    visibility: 'public',
    audioUrl: null,
    recordingCount: 0,
    price: null,
    expiresAt: null,
    owlcastId: null,
  })
  expect(invitations).toEqual([
    {
      ok: false,
      to: '@nobody_here',
      message: 'User @nobody_here not found. Please check the username or use their email instead.',
    },
  ])
  expect((await fetchFeed()).items.filter(({ id }) => id === post.id)).toHaveLength(1)
  const { items } = await (await call(`GET /api/posts/${post.id}/collaborators`)).json<{
    items: Collaborators['items']
  }>()
  expect(items.map(({ person: { username }, role }) => [username, role])).toEqual([
    [mara.username, 'creator'],
  ])
})

test('keeps the creator among those who work on an owlcast', async () => {
  const wren = await createPerson('Wren', { pro: true })
  const cast = await publishOwlcast(wren)
  expect((await call(`DELETE /api/posts/${cast.id}/collaborators/me`, { as: wren })).status).toBe(404)
  await publishRecording(wren, cast)
})

test('refuses an invalid owlcast with the messages of the specification', async () => {
  const [mara, pia] = [await createPerson('mara'), await createPerson('pia', { pro: true })]
  expect(await readError(await requestOwlcast(null))).toMatchObject({ code: 'owlcast.sign_in_required' })
  expect(await readError(await requestOwlcast(mara, { name: '  ' }))).toMatchObject({
    code: 'owlcast.name_required',
    field: 'name',
  })
  expect((await requestOwlcast(mara, { name: 'x'.repeat(101) })).status).toBe(400)
  for (const visibility of ['unlisted', 'private'] as const)
    expect(await readError(await requestOwlcast(mara, { visibility }))).toMatchObject({
      status: 403,
      code: 'owlcast.pro_required',
      field: 'visibility',
    })
  expect(await readError(await requestOwlcast(mara, { priceCents: 99 }))).toMatchObject({
    status: 403,
    code: 'post.pro_required',
    field: 'price',
  })
  for (const priceCents of [1, 49, 100_000, 99.5])
    expect((await requestOwlcast(pia, { priceCents })).status).toBe(400)
  expect((await publishOwlcast(pia, { priceCents: 1999 })).price).toEqual({ cents: 1999, locked: false })
  const fading = await publishSquawk(mara)
  expect((await publishOwlcast(pia, { sourceId: fading.id })).sourceId).toBe(fading.id)
  expect((await requestOwlcast(pia, { sourceId: 'post_none' })).status).toBe(404)
})

test('lets collaborators record; recordings appear in no list and count as no squawk', async () => {
  const [mara, tom, eve] = [await createPerson('mara'), await createPerson('tom'), await createPerson('eve')]
  const cast = await publishOwlcast(mara)
  const first = await publishRecording(mara, cast, { title: '', description: 'The question' })
  expect(first).toMatchObject({ title: 'Untitled', owlcastId: cast.id, expiresAt: null, kind: 'owlcast' })
  const { id: mediaId } = await createUpload(eve, { mode: 'owlcast' })
  const byEve = {
    as: eve,
    json: createSquawkInput(mediaId, { mode: 'owlcast', owlcastId: cast.id }),
    key: 'eve-asks',
  }
  expect(await readError(await call('POST /api/posts', byEve))).toMatchObject({
    status: 409,
    code: 'owlcast.recording_not_added',
    field: 'owlcast',
  })
  await addCollaborator(mara, cast, tom)
  const second = await publishRecording(tom, cast, {
    title: 'Mine',
    parents: [{ id: first.id, type: 'answer' }],
  })
  expect(second.parentId).toBe(first.id)
  const heard = await listRecordings(cast)
  expect((heard as Post[]).map(({ title, author }) => [title, author.username])).toEqual([
    ['Untitled', mara.username],
    ['Mine', tom.username],
  ])
  const shown = await (await fetchPost(cast.id)).json<Post>()
  expect(shown).toMatchObject({ recordingCount: 2, collaborators: [{ username: tom.username }] })
  const { items } = await fetchFeed()
  expect(items.find(({ id }) => id === cast.id)?.recordingCount).toBe(2)
  expect(items.filter(({ id }) => id === first.id || id === second.id)).toEqual([])
  // A listener's reply to a recording appears below it, not beside it.
  const answer = await publishSquawk(eve, { parents: [{ id: first.id, type: 'reply' }] })
  expect(answer).toMatchObject({ owlcastId: null, parentId: first.id, expiresAt: null })
  expect(await listRecordings(cast)).toHaveLength(2)
})

test('shows a private owlcast to members and pending invitees only', async () => {
  const [pia, tom, eve] = [
    await createPerson('pia', { pro: true }),
    await createPerson('tom'),
    await createPerson('eve'),
  ]
  const cast = await publishOwlcast(pia, { visibility: 'private' })
  const first = await publishRecording(pia, cast)
  expect(first.visibility).toBe('private')
  const listStatuses = async (as: Person | null) => [
    (await fetchPost(cast.id, as)).status,
    (await fetchPost(first.id, as)).status,
    await listRecordings(cast, as).then((found) => (Array.isArray(found) ? found.length : found)),
    (await call(`GET ${first.audioUrl}`, { as })).status,
  ]
  const nothing = [404, 404, 404, 404]
  const all = [200, 200, 1, 200]
  expect([await listStatuses(null), await listStatuses(eve), await listStatuses(pia)]).toEqual([
    nothing,
    nothing,
    all,
  ])
  const to = { to: `@${tom.username}` }
  await call(`POST /api/posts/${cast.id}/invitations`, { as: pia, json: to })
  expect(await listStatuses(tom)).toEqual(all)
  setClockOffset(INVITATION_DAYS * DAY_MS + 1)
  expect(await listStatuses(tom)).toEqual(nothing)
  setClockOffset(0)
  await addCollaborator(pia, cast, tom)
  expect(await listStatuses(tom)).toEqual(all)
  const byTom = await publishRecording(tom, cast, { title: 'Tom says' })
  // Another member may play it although it is no reply to theirs.
  expect((await fetchPost(byTom.id, pia)).status).toBe(200)
  await call(`DELETE /api/posts/${cast.id}/collaborators/${tom.id}`, { as: pia })
  expect(await listStatuses(tom)).toEqual(nothing)
  // A former member keeps access to their own recording, which stays in the owlcast.
  expect((await fetchPost(byTom.id, tom)).status).toBe(200)
  expect(await listRecordings(cast, pia)).toHaveLength(2)
  expect((await fetchFeed()).items.filter(({ id }) => id === cast.id)).toEqual([])
})

test('allows replies to a private recording only by members, inside the owlcast', async () => {
  const [pia, tom] = [await createPerson('pia', { pro: true }), await createPerson('tom')]
  const [cast, other] = [await publishOwlcast(pia, { visibility: 'private' }), await publishOwlcast(pia)]
  const first = await publishRecording(pia, cast)
  const upload = await createUpload(pia)
  const answers = [{ id: first.id, type: 'reply' as const }]
  const asSquawk = { as: pia, json: createSquawkInput(upload.id, { parents: answers }), key: 'as-a-squawk' }
  expect(await readError(await call('POST /api/posts', asSquawk))).toMatchObject({
    code: 'owlcast.members_only',
  })
  const { id: mediaId } = await createUpload(pia, { mode: 'owlcast' })
  const into = createSquawkInput(mediaId, { mode: 'owlcast', owlcastId: other.id, parents: answers })
  const elsewhere = await call('POST /api/posts', { as: pia, json: into, key: 'elsewhere' })
  expect(await readError(elsewhere)).toMatchObject({ code: 'owlcast.members_only' })
  const nowhere = createSquawkInput(mediaId, { mode: 'owlcast' })
  expect(
    await readError(await call('POST /api/posts', { as: pia, json: nowhere, key: 'nowhere-to' })),
  ).toMatchObject({
    code: 'owlcast.recording_not_added',
  })
  await addCollaborator(pia, cast, tom)
  expect((await publishRecording(tom, cast, { parents: answers })).visibility).toBe('private')
})

test('notifies members of a recording, and no one else of a private one', async () => {
  const [pia, tom] = [await createPerson('pia', { pro: true }), await createPerson('tom')]
  const [open, closed] = [await publishOwlcast(pia), await publishOwlcast(pia, { visibility: 'private' })]
  await addCollaborator(pia, open, tom)
  await addCollaborator(pia, closed, tom)
  const listEventsOfRecording = async (cast: Post) => {
    await getTools().db.delete(events)
    await publishRecording(pia, cast)
    const rows = await getTools().db.select().from(events)
    return rows.map(({ channel, type, subjectId }) => [channel, type, subjectId === cast.id]).sort()
  }
  const toNoticeEvent = ({ id }: Person) => [`user:${id}`, 'notification.changed', false]
  expect(await listEventsOfRecording(open)).toEqual([['feed', 'post.changed', true], toNoticeEvent(tom)])
  expect(await listEventsOfRecording(closed)).toEqual(
    [
      [`user:${pia.id}`, 'post.changed', true],
      [`user:${tom.id}`, 'post.changed', true],
      toNoticeEvent(tom),
    ].sort(),
  )
})

test('lets the creator delete a recording or the whole owlcast with its bytes, and others their own only', async () => {
  const [mara, tom, eve] = [await createPerson('mara'), await createPerson('tom'), await createPerson('eve')]
  const cast = await publishOwlcast(mara)
  await addCollaborator(mara, cast, tom)
  const [first, second, third] = [
    await publishRecording(mara, cast),
    await publishRecording(tom, cast),
    await publishRecording(tom, cast),
  ]
  const deletePost = async (as: Person, { id }: Post) =>
    (await call(`DELETE /api/posts/${id}`, { as })).status
  expect([await deletePost(tom, first), await deletePost(eve, second)]).toEqual([403, 403])
  expect(await deletePost(tom, second)).toBe(204)
  expect((await (await fetchPost(cast.id)).json<Post>()).recordingCount).toBe(2)
  expect(await deletePost(mara, third)).toBe(204)
  const { db } = getTools()
  const [row] = await db.select().from(posts).where(eq(posts.id, first.id))
  const [kept] = await db
    .select()
    .from(media)
    .where(eq(media.id, row?.mediaId ?? ''))
  expect(await deletePost(mara, cast)).toBe(204)
  expect(await db.select().from(posts).where(eq(posts.owlcastId, cast.id))).toEqual([])
  expect(
    await db
      .select()
      .from(media)
      .where(eq(media.id, kept?.id ?? '')),
  ).toEqual([])
  expect(
    await db
      .select()
      .from(mediaDeletions)
      .where(eq(mediaDeletions.key, kept?.key ?? '')),
  ).toHaveLength(1)
})

test('counts priced posts in the feed statistics', async () => {
  const pia = await createPerson('pia', { pro: true })
  const before = (await fetchFeed()).stats
  const cast = await publishOwlcast(pia, { priceCents: 499 })
  await publishOwlcast(pia)
  const { stats, items } = await fetchFeed()
  expect(stats).toEqual({ active: before.active + 2, authors: before.authors + 1, priced: before.priced + 1 })
  expect(items.find(({ id }) => id === cast.id)?.price).toEqual({ cents: 499, locked: true })
  const voice = await publishRecording(pia, cast)
  expect(voice).toMatchObject({ price: { cents: 499, locked: false } })
  const [heard] = (await listRecordings(cast)) as Post[]
  expect(heard).toMatchObject({ price: { cents: 499, locked: true }, audioUrl: `${voice.audioUrl}/preview` })
})
