import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { DELETED_BYTES_GRACE_MS } from '../../domain/media/media.limits'
import type { Post } from '../../domain/posts/posts.schema'
import { HOUR_MS } from '../../domain/time/units'
import { EVENTS_KEPT_HOURS } from '../../worker/events/events.repo'
import { runSchedule } from '../../worker/schedule'
import { readFeed } from '../support/feeds'
import { createUpload, publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, setClockOffset } from '../support/world'

afterEach(() => {
  setClockOffset(0)
  vi.restoreAllMocks()
})

const queryRows = async (sql: string, ...params: string[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...params)
      .all()
  ).results
const readMediaKey = async (post: Post) => {
  const [row] = await queryRows(
    'select key from media where id = ?',
    String(post.audioUrl?.split('/').at(-1)),
  )
  return String(row?.key)
}
const listFeedIds = async () => {
  const feed = await readFeed(await call('GET /api/posts?kind=squawk&seq=99999999'))
  return feed.items.map(({ id }) => id)
}

test('expires a squawk after 24 hours, or 48 for Pro', async () => {
  const free = await publishSquawk(await createPerson('Free'))
  const pro = await publishSquawk(await createPerson('Pro', { pro: true }))
  expect(Number(free.expiresAt) - free.createdAt).toBe(24 * HOUR_MS)
  expect(Number(pro.expiresAt) - pro.createdAt).toBe(48 * HOUR_MS)
})

test('hides an expired post from every read before the cleanup runs', async () => {
  const wren = await createPerson('Wren')
  const post = await publishSquawk(wren)
  setClockOffset(23 * HOUR_MS)
  expect(await listFeedIds()).toContain(post.id)
  setClockOffset(24 * HOUR_MS + 1000)
  expect(await listFeedIds()).not.toContain(post.id)
  for (const path of [`/api/posts/${post.id}`, `${post.audioUrl}`]) {
    expect((await call(`GET ${path}`)).status, path).toBe(404)
    expect((await call(`GET ${path}`, { as: wren })).status, `${path} for its author`).toBe(404)
  }
})

test('deletes row, search entry, counters, upload and, after a grace period, the bytes in the scheduled run', async () => {
  const wren = await createPerson('Wren')
  const post = await publishSquawk(wren, { title: 'Quetzalcoatlus by the weir' })
  const key = await readMediaKey(post)
  const listFeedAuthors = () => queryRows('select * from feed_authors where author_id = ?', wren.id)
  const searchPosts = () => queryRows("select rowid from posts_fts where posts_fts match 'quetzalcoatlus'")
  expect(await listFeedAuthors()).toHaveLength(1)
  expect(await searchPosts()).toHaveLength(1)
  setClockOffset(25 * HOUR_MS)
  await runSchedule(getTools())
  expect(await queryRows('select id from posts where id = ?', post.id)).toEqual([])
  expect(await listFeedAuthors()).toEqual([])
  expect(await searchPosts()).toEqual([])
  expect(await queryRows('select id from media where key = ?', key)).toEqual([])
  expect(await env.MEDIA.head(key)).not.toBeNull()
  setClockOffset(25 * HOUR_MS + DELETED_BYTES_GRACE_MS + 1000)
  await runSchedule(getTools())
  expect(await env.MEDIA.head(key)).toBeNull()
  expect(await queryRows('select key from media_deletions where key = ?', key)).toEqual([])
})

test('emits one deletion event, also when two runs overlap', async () => {
  const post = await publishSquawk(await createPerson('Wren'))
  setClockOffset(25 * HOUR_MS)
  await Promise.all([runSchedule(getTools()), runSchedule(getTools())])
  await runSchedule(getTools())
  const deletionEvents = await queryRows(
    "select seq from events where subject_id = ? and type = 'post.deleted'",
    post.id,
  )
  expect(deletionEvents).toHaveLength(1)
})

test('deletes an unused upload with its bytes', async () => {
  const wren = await createPerson('Wren')
  const { id } = await createUpload(wren)
  const [row] = await queryRows('select key from media where id = ?', id)
  setClockOffset(25 * HOUR_MS)
  await runSchedule(getTools())
  expect(await queryRows('select id from media where id = ?', id)).toEqual([])
  setClockOffset(25 * HOUR_MS + DELETED_BYTES_GRACE_MS + 1000)
  await runSchedule(getTools())
  expect(await env.MEDIA.head(String(row?.key))).toBeNull()
})

test('keeps the deletion queue when storage fails and runs the other steps', async () => {
  const post = await publishSquawk(await createPerson('Wren'))
  const key = await readMediaKey(post)
  setClockOffset(25 * HOUR_MS)
  await runSchedule(getTools())
  setClockOffset(25 * HOUR_MS + DELETED_BYTES_GRACE_MS + 1000)
  const broken = getTools()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const media = Object.create(broken.media, {
    delete: { value: () => Promise.reject(new Error('storage is down')) },
  })
  const later = await publishExpiredSquawk()
  await runSchedule({ ...broken, media })
  expect(await env.MEDIA.head(key)).not.toBeNull()
  expect(await queryRows('select id from posts where id = ?', later.id)).toEqual([])
  await runSchedule(getTools())
  expect(await env.MEDIA.head(key)).toBeNull()
})

/** Publishes a squawk a day before the test's clock, so that it has expired by then. */
async function publishExpiredSquawk(): Promise<Post> {
  const at = getTools().clock.now() - Date.now()
  setClockOffset(0)
  const post = await publishSquawk(await createPerson('Mara'))
  setClockOffset(at)
  return post
}

test('deletes old events and idempotency records, and resets older clients', async () => {
  const post = await publishSquawk(await createPerson('Wren'))
  setClockOffset((EVENTS_KEPT_HOURS + 1) * HOUR_MS)
  await runSchedule(getTools())
  // The run's own deletions emit new events; the old one is gone.
  const left = await queryRows(
    "select seq from events where subject_id = ? and type = 'post.created'",
    post.id,
  )
  expect(left).toEqual([])
  expect(await queryRows('select key from idempotency_keys where user_id = ?', post.author.id)).toEqual([])
  const caught = await (await call('GET /api/events?after=1')).json<{ reset: boolean }>()
  expect(caught.reset).toBe(true)
})
