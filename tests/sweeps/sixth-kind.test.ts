/**
 * A kind is one row in each of two tables: a sixth one is published, listed, replied to, shared, priced, recorded in,
 * notified and expired here. It runs in a worker of its own that is loaded with these rows.
 */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import type { Graph } from '../../domain/graph.schema'
import type { Kind, Mode } from '../../domain/kinds'
import type { Feed, NewPost, Post, Replies } from '../../domain/posts.schema'
import { media } from '../../worker/media/media.table'
import { expirePosts } from '../../worker/posts/expire.service'
import { posts } from '../../worker/posts/posts.table'
import { joins, owlcast, recordingsIn } from '../support/owlcasts'
import { squawk } from '../support/recordings'
import { call, type Person, person, tools, travel } from '../support/world'

// As in its row; the types know no such kind.
const HERON = 'heron' as string as Kind
const HERON_MODE = 'heron' as string as Mode

afterEach(() => travel(0))

const heron = (as: Person, given: Partial<NewPost> = {}) =>
  squawk(as, { mode: HERON_MODE, tags: [], ...given }, { mode: HERON_MODE })
const read = async <T>(path: string): Promise<T> => (await call(`GET ${path}`)).json<T>()
const feed = () => read<Feed>(`/api/posts?kind=${HERON}&seq=999999999`)
const look = async (post: Post) => (await call(`GET /api/posts/${post.id}`)).status

test('creates, lists, prices and notifies its owlcasts and their recordings', async () => {
  const [pia, tom] = [await person('Pia', { pro: true }), await person('Tom')]
  const cast = await owlcast(pia, { kind: HERON, name: 'Reeds', priceCents: 299 })
  expect(cast).toMatchObject({ kind: HERON, audioUrl: null, price: { cents: 299 } })
  await joins(pia, cast, tom)
  const told = await read<{ seq: number }>('/api/events')
  const inside = await heron(tom, { owlcastId: cast.id, title: 'At dawn' })
  expect(inside).toMatchObject({ kind: HERON, owlcastId: cast.id, price: { cents: 299, locked: false } })
  const heard = (await recordingsIn(cast)) as Post[]
  expect(heard.map(({ title, price }) => [title, price?.locked])).toEqual([['At dawn', true]])
  const { items, stats } = await feed()
  expect(items.map(({ id, recordingCount }) => [id, recordingCount])).toEqual([[cast.id, 1]])
  expect(stats).toMatchObject({ active: 1, authors: 1, priced: 1 })
  const { items: hints } = await read<{ items: { type: string; kind: string; id: string }[] }>(
    `/api/events?after=${told.seq}`,
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
  expect([await look(cast), await look(inside), (await feed()).items]).toEqual([404, 404, []])
})

test('can be replied to, found, shared and embedded', async () => {
  const [pia, eve] = [await person('Pia'), await person('Eve')]
  const cast = await owlcast(pia, { kind: HERON, name: 'Grey waders' })
  const first = await heron(pia, { owlcastId: cast.id, title: 'The first one' })
  const answer = await heron(eve, { parents: [{ id: first.id }], title: 'An answer' })
  expect(answer).toMatchObject({ kind: HERON, owlcastId: null, parentId: first.id })
  const { items } = await read<Replies>(`/api/posts/${first.id}/replies`)
  expect(items.map(({ id }) => id)).toEqual([answer.id])
  const found = await read<{ items: Post[] }>('/api/posts/candidates?q=waders')
  expect(found.items.map(({ id }) => id)).toEqual([cast.id])
  const recent = await read<{ items: Post[] }>('/api/posts/recent')
  expect(recent.items.map(({ id }) => id)).toContain(cast.id)
  const graph = await read<Graph>(`/api/graph?kinds=${HERON}&seq=999999999`)
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
  const mara = await person('Mara')
  const cast = await owlcast(mara, { kind: HERON })
  const inside = await heron(mara, { owlcastId: cast.id })
  const { db } = tools()
  const keys = (await db.select().from(media))
    .filter(({ ownerId }) => ownerId === mara.id)
    .map(({ key }) => key)
  expect(keys).toEqual([expect.stringMatching(/^herons\//)])
  expect(cast.expiresAt).toBe(cast.createdAt + 12 * 3_600_000)
  expect([await look(cast), await look(inside)]).toEqual([200, 200])
  travel(12 * 3_600_000)
  // Recordings expire with their owlcast, whatever their own end is.
  expect([await look(cast), await look(inside)]).toEqual([404, 404])
  await expirePosts(tools())
  const left = (await db.select().from(posts)).filter(({ authorId }) => authorId === mara.id)
  expect(left.filter(({ expiresAt }) => (expiresAt ?? 0) > tools().clock.now())).toEqual([])
})
