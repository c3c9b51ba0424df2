import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { HOUR_MS } from '../../domain/expiry'
import { DELETED_BYTES_GRACE_MS, EVENTS_KEPT_HOURS } from '../../domain/limits'
import type { Feed, Post } from '../../domain/posts.schema'
import { runSchedule } from '../../worker/schedule'
import { squawk, uploaded } from '../support/recordings'
import { call, person, tools, travel } from '../support/world'

afterEach(() => {
  travel(0)
  vi.restoreAllMocks()
})

const rows = async (sql: string, ...params: string[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...params)
      .all()
  ).results
const keyOf = async (post: Post) => {
  const [row] = await rows('select key from media where id = ?', String(post.audioUrl?.split('/').at(-1)))
  return String(row?.key)
}
const feedIds = async () => {
  const feed = await (await call('GET /api/posts?kind=squawk&seq=99999999')).json<Feed>()
  return feed.items.map(({ id }) => id)
}

test('expires a squawk after 24 hours, or 48 for Pro', async () => {
  const free = await squawk(await person('Free'))
  const pro = await squawk(await person('Pro', { pro: true }))
  expect(Number(free.expiresAt) - free.createdAt).toBe(24 * HOUR_MS)
  expect(Number(pro.expiresAt) - pro.createdAt).toBe(48 * HOUR_MS)
})

test('hides an expired post from every read before the cleanup runs', async () => {
  const wren = await person('Wren')
  const post = await squawk(wren)
  travel(24 * HOUR_MS - 1000)
  expect(await feedIds()).toContain(post.id)
  travel(24 * HOUR_MS + 1000)
  expect(await feedIds()).not.toContain(post.id)
  for (const path of [`/api/posts/${post.id}`, `${post.audioUrl}`]) {
    expect((await call(`GET ${path}`)).status, path).toBe(404)
    expect((await call(`GET ${path}`, { as: wren })).status, `${path} for its author`).toBe(404)
  }
})

test('deletes row, search entry, counters, upload and, after a grace period, the bytes in the scheduled run', async () => {
  const wren = await person('Wren')
  const post = await squawk(wren, { title: 'Quetzalcoatlus by the weir' })
  const key = await keyOf(post)
  const listed = () => rows('select * from feed_authors where author_id = ?', wren.id)
  const found = () => rows("select rowid from posts_fts where posts_fts match 'quetzalcoatlus'")
  expect(await listed()).toHaveLength(1)
  expect(await found()).toHaveLength(1)
  travel(25 * HOUR_MS)
  await runSchedule(tools())
  expect(await rows('select id from posts where id = ?', post.id)).toEqual([])
  expect(await listed()).toEqual([])
  expect(await found()).toEqual([])
  expect(await rows('select id from media where key = ?', key)).toEqual([])
  expect(await env.MEDIA.head(key)).not.toBeNull()
  travel(25 * HOUR_MS + DELETED_BYTES_GRACE_MS + 1000)
  await runSchedule(tools())
  expect(await env.MEDIA.head(key)).toBeNull()
  expect(await rows('select key from deletions where key = ?', key)).toEqual([])
})

test('emits one deletion event, also when two runs overlap', async () => {
  const post = await squawk(await person('Wren'))
  travel(25 * HOUR_MS)
  await Promise.all([runSchedule(tools()), runSchedule(tools())])
  await runSchedule(tools())
  const told = await rows("select seq from events where subject_id = ? and type = 'post.deleted'", post.id)
  expect(told).toHaveLength(1)
})

test('deletes an unused upload with its bytes', async () => {
  const wren = await person('Wren')
  const { id } = await uploaded(wren)
  const [row] = await rows('select key from media where id = ?', id)
  travel(25 * HOUR_MS)
  await runSchedule(tools())
  expect(await rows('select id from media where id = ?', id)).toEqual([])
  travel(25 * HOUR_MS + DELETED_BYTES_GRACE_MS + 1000)
  await runSchedule(tools())
  expect(await env.MEDIA.head(String(row?.key))).toBeNull()
})

test('keeps the deletion queue when storage fails and runs the other steps', async () => {
  const post = await squawk(await person('Wren'))
  const key = await keyOf(post)
  travel(25 * HOUR_MS)
  await runSchedule(tools())
  travel(25 * HOUR_MS + DELETED_BYTES_GRACE_MS + 1000)
  const broken = tools()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const media = Object.create(broken.media, {
    delete: { value: () => Promise.reject(new Error('storage is down')) },
  })
  const later = await squawkThatFaded()
  await runSchedule({ ...broken, media })
  expect(await env.MEDIA.head(key)).not.toBeNull()
  expect(await rows('select id from posts where id = ?', later.id)).toEqual([])
  await runSchedule(tools())
  expect(await env.MEDIA.head(key)).toBeNull()
})

/** Publishes a squawk a day before the test's clock, so that it has expired by then. */
async function squawkThatFaded(): Promise<Post> {
  const at = tools().clock.now() - Date.now()
  travel(0)
  const post = await squawk(await person('Mara'))
  travel(at)
  return post
}

test('deletes old events and idempotency records, and tells older clients to reset', async () => {
  const post = await squawk(await person('Wren'))
  travel((EVENTS_KEPT_HOURS + 1) * HOUR_MS)
  await runSchedule(tools())
  // The run's own deletions emit new events; the old one is gone.
  const left = await rows("select seq from events where subject_id = ? and type = 'post.created'", post.id)
  expect(left).toEqual([])
  expect(await rows('select key from idempotency where answer like ?', `%${post.id}%`)).toEqual([])
  const caught = await (await call('GET /api/events?after=1')).json<{ reset: boolean }>()
  expect(caught.reset).toBe(true)
})
