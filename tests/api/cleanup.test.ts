import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import type { Post } from '../../domain/posts/posts.schema'
import { HOUR_MS } from '../../domain/time/units'
import { expirePosts } from '../../worker/posts/expire.service'
import { runSchedule } from '../../worker/schedule'
import { createUpload, publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

const countRows = (query: string, ...values: unknown[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .first<number>('n')
const readMediaKey = (post: Post) =>
  env.DB.prepare('select key from media where id = ?')
    .bind(post.audioUrl?.replace('/media/', ''))
    .first<string>('key')
const readCounters = () =>
  env.DB.prepare("select active, authors from feed_pages where kind = 'squawk'").first<{
    active: number
    authors: number
  }>()
const countPosts = () =>
  env.DB.prepare(
    "select count(*) active, count(distinct author_id) authors from posts where kind = 'squawk' and visibility = 'public' and parent_id is null and hidden_at is null",
  ).first()

test('deletes an expired squawk with its row, sound, search entry and counters, also when runs overlap', async () => {
  const [wren, pro] = await Promise.all([createPerson('Wren'), createPerson('Rook', { pro: true })])
  const [post, lasting] = [await publishSquawk(wren, { title: 'Zanzibar' }), await publishSquawk(pro)]
  const key = String(await readMediaKey(post))
  setClockOffset(24 * HOUR_MS + 1000)
  expect((await call(`GET /api/posts/${post.id}`)).status).toBe(404)
  await Promise.all([runSchedule(getTools()), runSchedule(getTools())])
  expect(await countRows('select count(*) n from posts where id = ?', post.id)).toBe(0)
  expect(await countRows('select count(*) n from posts where id = ?', lasting.id)).toBe(1)
  expect(await countRows("select count(*) n from posts_fts where posts_fts match 'zanzibar'")).toBe(0)
  expect(
    await countRows("select count(*) n from events where subject_id = ? and type = 'post.deleted'", post.id),
  ).toBe(1)
  expect(await readCounters()).toEqual(await countPosts())
  expect(await env.MEDIA.head(key)).not.toBeNull()
  setClockOffset(25 * HOUR_MS + 60_000)
  await runSchedule(getTools())
  expect(await env.MEDIA.head(key)).toBeNull()
  expect(await countRows('select count(*) n from media_deletions where key = ?', key)).toBe(0)
  setClockOffset(48 * HOUR_MS + 60_000)
  await runSchedule(getTools())
  expect(await countRows('select count(*) n from posts where id = ?', lasting.id)).toBe(0)
})

test('leaves expired posts to the next run when the query budget is used up', async () => {
  const post = await publishSquawk(await createPerson('Wren'))
  const countRow = () => countRows('select count(*) n from posts where id = ?', post.id)
  setClockOffset(24 * HOUR_MS + 1000)
  await expirePosts({ ...getTools(), hasBudget: () => false })
  expect(await countRow()).toBe(1)
  await expirePosts(getTools())
  expect(await countRow()).toBe(0)
})

test('deletes the other posts when one row cannot be deleted', async () => {
  const wren = await createPerson('Wren')
  const [bad, good] = [await publishSquawk(wren), await publishSquawk(wren)]
  await env.DB.exec(
    `create trigger stuck before delete on posts when old.id = '${bad.id}' begin select raise(abort, 'stuck'); end`,
  )
  setClockOffset(24 * HOUR_MS + 1000)
  await runSchedule(getTools())
  expect(await countRows('select count(*) n from posts where id = ?', good.id)).toBe(0)
  expect(await countRows('select count(*) n from posts where id = ?', bad.id)).toBe(1)
  expect(await readMediaKey(bad)).not.toBeNull()
  await env.DB.exec('drop trigger stuck')
  await runSchedule(getTools())
  expect(await countRows('select count(*) n from posts where id = ?', bad.id)).toBe(0)
})

test('retries bytes that could not be deleted', async () => {
  const wren = await createPerson('Wren')
  const post = await publishSquawk(wren)
  const key = String(await readMediaKey(post))
  expect((await call(`DELETE /api/posts/${post.id}`, { as: wren })).status).toBe(204)
  setClockOffset(2 * HOUR_MS)
  const broken = { ...getTools(), media: { delete: () => Promise.reject(new Error('R2 is away')) } as never }
  await runSchedule(broken)
  expect(await countRows('select attempts n from media_deletions where key = ?', key)).toBe(1)
  setClockOffset(3 * HOUR_MS)
  await runSchedule(getTools())
  expect(await env.MEDIA.head(key)).toBeNull()
})

test('deletes an upload that is never published and keeps a published one', async () => {
  const wren = await createPerson('Wren', { pro: true })
  const [lost, kept] = [await createUpload(wren), await publishSquawk(wren)]
  setClockOffset(25 * HOUR_MS)
  await runSchedule(getTools())
  expect(await countRows('select count(*) n from media where id = ?', lost.id)).toBe(0)
  expect((await call(`HEAD ${kept.audioUrl}`)).status).toBe(200)
})
