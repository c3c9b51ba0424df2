import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import { HOUR_MS } from '../../domain/expiry'
import type { Post } from '../../domain/posts.schema'
import { runSchedule } from '../../worker/schedule'
import { squawk, uploaded } from '../support/recordings'
import { call, person, tools, travel } from '../support/world'

afterEach(() => travel(0))

const count = (query: string, ...values: unknown[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .first<number>('n')
const keyOf = (post: Post) =>
  env.DB.prepare('select key from media where id = ?')
    .bind(post.audioUrl?.replace('/media/', ''))
    .first<string>('key')
const counters = () =>
  env.DB.prepare("select active, authors from feed_pages where kind = 'squawk'").first<{
    active: number
    authors: number
  }>()
const counted = () =>
  env.DB.prepare(
    "select count(*) active, count(distinct author_id) authors from posts where kind = 'squawk' and visibility = 'public' and parent_id is null and hidden_at is null",
  ).first()

test('deletes an expired squawk with its row, sound, search entry and counters, also when runs overlap', async () => {
  const [wren, pro] = await Promise.all([person('Wren'), person('Rook', { pro: true })])
  const [post, lasting] = [await squawk(wren, { title: 'Zanzibar' }), await squawk(pro)]
  const key = String(await keyOf(post))
  travel(24 * HOUR_MS + 1000)
  expect((await call(`GET /api/posts/${post.id}`)).status).toBe(404)
  await Promise.all([runSchedule(tools()), runSchedule(tools())])
  expect(await count('select count(*) n from posts where id = ?', post.id)).toBe(0)
  expect(await count('select count(*) n from posts where id = ?', lasting.id)).toBe(1)
  expect(await count("select count(*) n from posts_fts where posts_fts match 'zanzibar'")).toBe(0)
  expect(
    await count("select count(*) n from events where subject_id = ? and type = 'post.deleted'", post.id),
  ).toBe(1)
  expect(await counters()).toEqual(await counted())
  expect(await env.MEDIA.head(key)).not.toBeNull()
  travel(25 * HOUR_MS + 60_000)
  await runSchedule(tools())
  expect(await env.MEDIA.head(key)).toBeNull()
  expect(await count('select count(*) n from deletions where key = ?', key)).toBe(0)
  travel(48 * HOUR_MS + 60_000)
  await runSchedule(tools())
  expect(await count('select count(*) n from posts where id = ?', lasting.id)).toBe(0)
})

test('deletes the other posts when one row cannot be deleted', async () => {
  const wren = await person('Wren')
  const [bad, good] = [await squawk(wren), await squawk(wren)]
  await env.DB.exec(
    `create trigger stuck before delete on posts when old.id = '${bad.id}' begin select raise(abort, 'stuck'); end`,
  )
  travel(24 * HOUR_MS + 1000)
  await runSchedule(tools())
  expect(await count('select count(*) n from posts where id = ?', good.id)).toBe(0)
  expect(await count('select count(*) n from posts where id = ?', bad.id)).toBe(1)
  expect(await keyOf(bad)).not.toBeNull()
  await env.DB.exec('drop trigger stuck')
  await runSchedule(tools())
  expect(await count('select count(*) n from posts where id = ?', bad.id)).toBe(0)
})

test('retries bytes that could not be deleted', async () => {
  const wren = await person('Wren')
  const post = await squawk(wren)
  const key = String(await keyOf(post))
  expect((await call(`DELETE /api/posts/${post.id}`, { as: wren })).status).toBe(204)
  travel(2 * HOUR_MS)
  const broken = { ...tools(), media: { delete: () => Promise.reject(new Error('R2 is away')) } as never }
  await runSchedule(broken)
  expect(await count('select attempts n from deletions where key = ?', key)).toBe(1)
  travel(3 * HOUR_MS)
  await runSchedule(tools())
  expect(await env.MEDIA.head(key)).toBeNull()
})

test('deletes an upload that is never published and keeps a published one', async () => {
  const wren = await person('Wren', { pro: true })
  const [lost, kept] = [await uploaded(wren), await squawk(wren)]
  travel(25 * HOUR_MS)
  await runSchedule(tools())
  expect(await count('select count(*) n from media where id = ?', lost.id)).toBe(0)
  expect((await call(`HEAD ${kept.audioUrl}`)).status).toBe(200)
})
