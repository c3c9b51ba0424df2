/**
 * A kind is one row in each of two tables: a sixth one is published, listed, replied to, shared, priced, recorded in,
 * notified and expired here. It runs in a worker of its own that is loaded with these rows.
 */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import type { Graph } from '../../domain/graph/graph.schema'
import type { Kind, Mode } from '../../domain/kinds'
import type { NewPost, Post, Replies } from '../../domain/posts/posts.schema'
import { media } from '../../worker/database/tables/media.table'
import { posts } from '../../worker/database/tables/posts.table'
import { expirePosts } from '../../worker/posts/expire.service'
import { readFeed } from '../support/feeds'
import { addCollaborator, listRecordings, publishOwlcast } from '../support/owlcasts'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

// As in its row; the types know no such kind.
const HERON = 'heron' as string as Kind
const HERON_MODE = 'heron' as string as Mode

afterEach(() => setClockOffset(0))

const publishHeron = (as: Person, given: Partial<NewPost> = {}) =>
  publishSquawk(as, { mode: HERON_MODE, tags: [], ...given }, { mode: HERON_MODE })
const fetchJson = async <T>(path: string): Promise<T> => (await call(`GET ${path}`)).json<T>()
const fetchFeed = async () => readFeed(await call(`GET /api/posts?kind=${HERON}&seq=999999999`))
const getStatus = async (post: Post) => (await call(`GET /api/posts/${post.id}`)).status

test('creates, lists, prices and notifies its owlcasts and their recordings', async () => {
  const [pia, tom] = [await createPerson('Pia', { pro: true }), await createPerson('Tom')]
  const cast = await publishOwlcast(pia, { kind: HERON, name: 'Reeds', priceCents: 299 })
  expect(cast).toMatchObject({ kind: HERON, audioUrl: null, price: { cents: 299 } })
  await addCollaborator(pia, cast, tom)
  const before = await fetchJson<{ seq: number }>('/api/events')
  const inside = await publishHeron(tom, { owlcastId: cast.id, title: 'At dawn' })
  expect(inside).toMatchObject({ kind: HERON, owlcastId: cast.id, price: { cents: 299, locked: false } })
  const heard = (await listRecordings(cast)) as Post[]
  expect(heard.map(({ title, price }) => [title, price?.locked])).toEqual([['At dawn', true]])
  const { items, stats } = await fetchFeed()
  expect(items.map(({ id, recordingCount }) => [id, recordingCount])).toEqual([[cast.id, 1]])
  expect(stats).toMatchObject({ active: 1, authors: 1, priced: 1 })
  const { items: hints } = await fetchJson<{ items: { type: string; kind: string; id: string }[] }>(
    `/api/events?after=${before.seq}`,
  )
  expect(hints).toMatchObject([{ type: 'post.changed', kind: HERON, id: cast.id }])
  expect((await call(`GET ${inside.audioUrl}`)).status).toBe(402)
  expect((await call(`GET ${inside.audioUrl}/preview`)).status).toBe(200)
  const own = await (await call('GET /api/owlcasts', { as: tom })).json<{ items: Post[] }>()
  expect(own.items.map(({ id }) => id)).toEqual([cast.id])
  for (const list of [`kind=${HERON}&filter=started`, 'kind=squawk&filter=flows']) {
    const mine = await (await call(`GET /api/me/posts?${list}`, { as: pia })).json<{ items: Post[] }>()
    expect(mine.items.map(({ id }) => id)).toEqual([cast.id])
  }
  const closing = { title: 'Reeds at night', visibility: 'private' }
  expect((await call(`PATCH /api/posts/${cast.id}`, { as: pia, json: closing })).status).toBe(200)
  expect([await getStatus(cast), await getStatus(inside), (await fetchFeed()).items]).toEqual([404, 404, []])
})

test('can be replied to, found, shared and embedded', async () => {
  const [pia, eve] = [await createPerson('Pia'), await createPerson('Eve')]
  const cast = await publishOwlcast(pia, { kind: HERON, name: 'Grey waders' })
  const first = await publishHeron(pia, { owlcastId: cast.id, title: 'The first one' })
  const answer = await publishHeron(eve, { parents: [{ id: first.id }], title: 'An answer' })
  expect(answer).toMatchObject({ kind: HERON, owlcastId: null, parentId: first.id })
  const { items } = await fetchJson<Replies>(`/api/posts/${first.id}/replies`)
  expect(items.map(({ id }) => id)).toEqual([answer.id])
  const found = await fetchJson<{ items: Post[] }>('/api/posts/candidates?q=waders')
  expect(found.items.map(({ id }) => id)).toEqual([cast.id])
  const recent = await fetchJson<{ items: Post[] }>('/api/posts/recent')
  expect(recent.items.map(({ id }) => id)).toContain(cast.id)
  const graph = await fetchJson<Graph>(`/api/graph?kinds=${HERON}&seq=999999999`)
  expect(graph.posts.map(({ id }) => id)).toEqual(expect.arrayContaining([cast.id, answer.id]))
  for (const path of [`/${HERON}/${cast.id}`, `/embed/${HERON}/${cast.id}`]) {
    const page = await call(`GET ${path}`)
    const html = await page.text()
    expect([page.status, html.includes('Grey waders'), html.includes('The first one')]).toEqual([
      200,
      true,
      true,
    ])
    if (!path.startsWith('/embed')) expect(html).toMatch(/<meta property="og:image" content="[^"]+\.png/)
  }
  expect((await call(`GET /og/${cast.id}.png`)).headers.get('content-type')).toBe('image/png')
  const link = encodeURIComponent(`${env.ORIGIN}/${HERON}/${cast.id}`)
  expect((await call(`GET /api/oembed?url=${link}`)).status).toBe(200)
  expect((await call(`GET /${HERON}`)).status).toBe(400)
})

test('expires as its row says, with sounds under its own prefix', async () => {
  const mara = await createPerson('Mara')
  const cast = await publishOwlcast(mara, { kind: HERON })
  const inside = await publishHeron(mara, { owlcastId: cast.id })
  const { db } = getTools()
  const keys = (await db.select().from(media))
    .filter(({ ownerId }) => ownerId === mara.id)
    .map(({ key }) => key)
  expect(keys).toEqual([expect.stringMatching(/^herons\//)])
  expect(cast.expiresAt).toBe(cast.createdAt + 12 * 3_600_000)
  expect([await getStatus(cast), await getStatus(inside)]).toEqual([200, 200])
  setClockOffset(12 * 3_600_000)
  // Recordings expire with their owlcast, whatever their own end is.
  expect([await getStatus(cast), await getStatus(inside)]).toEqual([404, 404])
  await expirePosts(getTools())
  const left = (await db.select().from(posts)).filter(({ authorId }) => authorId === mara.id)
  expect(left.filter(({ expiresAt }) => (expiresAt ?? 0) > getTools().clock.now())).toEqual([])
})
