/** Owlcasts: created once, visible as chosen, recorded in by collaborators, deleted as a whole. */
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { DAY_MS } from '../../domain/expiry'
import type { Collaborators } from '../../domain/invitations.schema'
import { INVITATION_DAYS } from '../../domain/limits'
import type { MadeOwlcast } from '../../domain/owlcasts.schema'
import type { Feed, Post } from '../../domain/posts.schema'
import { events } from '../../worker/live/live.table'
import { deletions, media } from '../../worker/media/media.table'
import { posts } from '../../worker/posts/posts.table'
import { askForOwlcast, joins, owlcast, recording, recordingsIn } from '../support/owlcasts'
import { squawk, squawkOf, uploaded } from '../support/recordings'
import { call, type Person, person, tools, travel } from '../support/world'

afterEach(() => travel(0))

const refusal = async (answer: Response) => {
  const { error } = await answer.json<{ error: { code: string; message: string; field?: string } }>()
  return { status: answer.status, code: error.code, field: error.field }
}
const look = (id: string, as: Person | null = null) => call(`GET /api/posts/${id}`, { as })
/** Fetches past the cache. */
const feed = async () => (await call('GET /api/posts?kind=owlcast&seq=999999999')).json<Feed>()

test('creates an owlcast once, lists it, and returns its author as creator', async () => {
  const mara = await person('mara')
  const asked = { name: ' Two  Banks ', description: 'Water.', tags: ['river'], invitees: ['@nobody_here'] }
  const key = tools().ids.random(16)
  const make = () => call('POST /api/owlcasts', { as: mara, json: asked, key })
  const [first, second] = await Promise.all([make(), make()])
  expect([first.status, second.status]).toEqual([201, 201])
  const { post, invitations } = await first.json<MadeOwlcast>()
  expect((await second.json<MadeOwlcast>()).post.id).toBe(post.id)
  expect(post).toMatchObject({
    ...{ kind: 'owlcast', title: 'Two Banks', content: 'Water.', tags: ['river'], visibility: 'public' },
    ...{ audioUrl: null, recordingCount: 0, price: null, expiresAt: null, owlcastId: null },
  })
  expect(invitations).toEqual([
    {
      ok: false,
      to: '@nobody_here',
      message: 'User @nobody_here not found. Please check the username or use their email instead.',
    },
  ])
  expect((await feed()).items.filter(({ id }) => id === post.id)).toHaveLength(1)
  const { items } = await (await call(`GET /api/posts/${post.id}/collaborators`)).json<{
    items: Collaborators['items']
  }>()
  expect(items.map(({ person: { username }, role }) => [username, role])).toEqual([
    [mara.username, 'creator'],
  ])
})

test('refuses an invalid owlcast with the messages of the specification', async () => {
  const [mara, pia] = [await person('mara'), await person('pia', { pro: true })]
  expect(await refusal(await askForOwlcast(null))).toMatchObject({ code: 'owlcast.sign_in_required' })
  expect(await refusal(await askForOwlcast(mara, { name: '  ' }))).toMatchObject({
    ...{ code: 'owlcast.name_required', field: 'name' },
  })
  expect((await askForOwlcast(mara, { name: 'x'.repeat(101) })).status).toBe(400)
  for (const visibility of ['unlisted', 'private'] as const)
    expect(await refusal(await askForOwlcast(mara, { visibility }))).toMatchObject({
      ...{ status: 403, code: 'owlcast.pro_required', field: 'visibility' },
    })
  expect(await refusal(await askForOwlcast(mara, { priceCents: 99 }))).toMatchObject({
    ...{ status: 403, code: 'post.pro_required', field: 'price' },
  })
  for (const priceCents of [1, 49, 100_000, 99.5])
    expect((await askForOwlcast(pia, { priceCents })).status).toBe(400)
  expect((await owlcast(pia, { priceCents: 1999 })).price).toEqual({ cents: 1999, locked: false })
  const fading = await squawk(mara)
  expect((await owlcast(pia, { sourceId: fading.id })).sourceId).toBe(fading.id)
  expect((await askForOwlcast(pia, { sourceId: 'post_none' })).status).toBe(404)
})

test('lets collaborators record; recordings appear in no list and count as no squawk', async () => {
  const [mara, tom, eve] = [await person('mara'), await person('tom'), await person('eve')]
  const cast = await owlcast(mara)
  const first = await recording(mara, cast, { title: '', description: 'The question' })
  expect(first).toMatchObject({ title: 'Untitled', owlcastId: cast.id, expiresAt: null, kind: 'owlcast' })
  const { id: mediaId } = await uploaded(eve, { mode: 'owlcast' })
  const byEve = { as: eve, json: squawkOf(mediaId, { mode: 'owlcast', owlcastId: cast.id }), key: 'eve-asks' }
  expect(await refusal(await call('POST /api/posts', byEve))).toMatchObject({
    ...{ status: 409, code: 'owlcast.recording_not_added', field: 'owlcast' },
  })
  await joins(mara, cast, tom)
  const second = await recording(tom, cast, { title: 'Mine', parents: [{ id: first.id, type: 'answer' }] })
  expect(second.parentId).toBe(first.id)
  const heard = await recordingsIn(cast)
  expect((heard as Post[]).map(({ title, author }) => [title, author.username])).toEqual([
    ['Untitled', mara.username],
    ['Mine', tom.username],
  ])
  const shown = await (await look(cast.id)).json<Post>()
  expect(shown).toMatchObject({ recordingCount: 2, collaborators: [{ username: tom.username }] })
  const { items } = await feed()
  expect(items.find(({ id }) => id === cast.id)?.recordingCount).toBe(2)
  expect(items.filter(({ id }) => id === first.id || id === second.id)).toEqual([])
  // A listener's reply to a recording appears below it, not beside it.
  const answer = await squawk(eve, { parents: [{ id: first.id, type: 'reply' }] })
  expect(answer).toMatchObject({ owlcastId: null, parentId: first.id, expiresAt: null })
  expect(await recordingsIn(cast)).toHaveLength(2)
})

test('shows a private owlcast to members and pending invitees only', async () => {
  const [pia, tom, eve] = [await person('pia', { pro: true }), await person('tom'), await person('eve')]
  const cast = await owlcast(pia, { visibility: 'private' })
  const first = await recording(pia, cast)
  expect(first.visibility).toBe('private')
  const sees = async (as: Person | null) => [
    (await look(cast.id, as)).status,
    (await look(first.id, as)).status,
    await recordingsIn(cast, as).then((found) => (Array.isArray(found) ? found.length : found)),
    (await call(`GET ${first.audioUrl}`, { as })).status,
  ]
  const nothing = [404, 404, 404, 404]
  const all = [200, 200, 1, 200]
  expect([await sees(null), await sees(eve), await sees(pia)]).toEqual([nothing, nothing, all])
  const to = { to: `@${tom.username}` }
  await call(`POST /api/posts/${cast.id}/invitations`, { as: pia, json: to })
  expect(await sees(tom)).toEqual(all)
  travel(INVITATION_DAYS * DAY_MS + 1)
  expect(await sees(tom)).toEqual(nothing)
  travel(0)
  await joins(pia, cast, tom)
  expect(await sees(tom)).toEqual(all)
  const byTom = await recording(tom, cast, { title: 'Tom says' })
  // Another member may play it although it is no reply to theirs.
  expect((await look(byTom.id, pia)).status).toBe(200)
  await call(`DELETE /api/posts/${cast.id}/collaborators/${tom.id}`, { as: pia })
  expect(await sees(tom)).toEqual(nothing)
  // A former member keeps access to their own recording, which stays in the owlcast.
  expect((await look(byTom.id, tom)).status).toBe(200)
  expect(await recordingsIn(cast, pia)).toHaveLength(2)
  expect((await feed()).items.filter(({ id }) => id === cast.id)).toEqual([])
})

test('allows replies to a private recording only by members, inside the owlcast', async () => {
  const [pia, tom] = [await person('pia', { pro: true }), await person('tom')]
  const [cast, other] = [await owlcast(pia, { visibility: 'private' }), await owlcast(pia)]
  const first = await recording(pia, cast)
  const upload = await uploaded(pia)
  const answers = [{ id: first.id, type: 'reply' as const }]
  const asSquawk = { as: pia, json: squawkOf(upload.id, { parents: answers }), key: 'as-a-squawk' }
  expect(await refusal(await call('POST /api/posts', asSquawk))).toMatchObject({
    code: 'owlcast.members_only',
  })
  const { id: mediaId } = await uploaded(pia, { mode: 'owlcast' })
  const into = squawkOf(mediaId, { mode: 'owlcast', owlcastId: other.id, parents: answers })
  const elsewhere = await call('POST /api/posts', { as: pia, json: into, key: 'elsewhere' })
  expect(await refusal(elsewhere)).toMatchObject({ code: 'owlcast.members_only' })
  const nowhere = squawkOf(mediaId, { mode: 'owlcast' })
  expect(
    await refusal(await call('POST /api/posts', { as: pia, json: nowhere, key: 'nowhere-to' })),
  ).toMatchObject({
    code: 'owlcast.recording_not_added',
  })
  await joins(pia, cast, tom)
  expect((await recording(tom, cast, { parents: answers })).visibility).toBe('private')
})

test('notifies members of a recording, and no one else of a private one', async () => {
  const [pia, tom] = [await person('pia', { pro: true }), await person('tom')]
  const [open, closed] = [await owlcast(pia), await owlcast(pia, { visibility: 'private' })]
  await joins(pia, open, tom)
  await joins(pia, closed, tom)
  const toldOf = async (cast: Post) => {
    await tools().db.delete(events)
    await recording(pia, cast)
    const rows = await tools().db.select().from(events)
    return rows.map(({ channel, type, subjectId }) => [channel, type, subjectId === cast.id]).sort()
  }
  const noticeOf = ({ id }: Person) => [`user:${id}`, 'notification.changed', false]
  expect(await toldOf(open)).toEqual([['feed', 'post.changed', true], noticeOf(tom)])
  expect(await toldOf(closed)).toEqual(
    [
      [`user:${pia.id}`, 'post.changed', true],
      [`user:${tom.id}`, 'post.changed', true],
      noticeOf(tom),
    ].sort(),
  )
})

test('lets the creator delete a recording or the whole owlcast with its bytes, and others their own only', async () => {
  const [mara, tom, eve] = [await person('mara'), await person('tom'), await person('eve')]
  const cast = await owlcast(mara)
  await joins(mara, cast, tom)
  const [first, second, third] = [
    await recording(mara, cast),
    await recording(tom, cast),
    await recording(tom, cast),
  ]
  const drop = async (as: Person, { id }: Post) => (await call(`DELETE /api/posts/${id}`, { as })).status
  expect([await drop(tom, first), await drop(eve, second)]).toEqual([403, 403])
  expect(await drop(tom, second)).toBe(204)
  expect((await (await look(cast.id)).json<Post>()).recordingCount).toBe(2)
  expect(await drop(mara, third)).toBe(204)
  const { db } = tools()
  const [row] = await db.select().from(posts).where(eq(posts.id, first.id))
  const [kept] = await db
    .select()
    .from(media)
    .where(eq(media.id, row?.mediaId ?? ''))
  expect(await drop(mara, cast)).toBe(204)
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
      .from(deletions)
      .where(eq(deletions.key, kept?.key ?? '')),
  ).toHaveLength(1)
})

test('counts priced posts in the feed statistics', async () => {
  const pia = await person('pia', { pro: true })
  const before = (await feed()).stats
  const cast = await owlcast(pia, { priceCents: 499 })
  await owlcast(pia)
  const { stats, items } = await feed()
  expect(stats).toEqual({
    ...{ active: before.active + 2, authors: before.authors + 1, priced: before.priced + 1 },
  })
  expect(items.find(({ id }) => id === cast.id)?.price).toEqual({ cents: 499, locked: true })
  const voice = await recording(pia, cast)
  expect(voice).toMatchObject({ price: { cents: 499, locked: false } })
  const [heard] = (await recordingsIn(cast)) as Post[]
  expect(heard).toMatchObject({ price: { cents: 499, locked: true }, audioUrl: `${voice.audioUrl}/preview` })
})
