import { expect, test } from 'vitest'
import { packPauses } from '../../domain/audio/pauses'
import type { Post } from '../../domain/posts/posts.schema'
import { readFeed } from '../support/feeds'
import { createSquawkInput, createUpload, publishSquawk } from '../support/recordings'
import { call, createPerson, getTools } from '../support/world'

test('publishes a post that appears in the feed and plays byte for byte', async () => {
  const wren = await createPerson('Wren')
  const post = await publishSquawk(wren, { tags: ['river', 'morning'] })
  expect(post.title).toBe('By the river')
  expect(post.seconds).toBeCloseTo(3.84, 1)
  const feed = await readFeed(await call('GET /api/posts?kind=squawk&seq=999999'))
  expect(feed.items.map(({ id }) => id)).toContain(post.id)
  const one = await (await call(`GET /api/posts/${post.id}`)).json<Post>()
  expect(one).toEqual(post)
  const sound = await call(`GET ${post.audioUrl}`)
  expect(sound.status).toBe(200)
  expect((await sound.arrayBuffer()).byteLength).toBe(31124)
})

test('publishes one post from ten parallel requests with one key', async () => {
  const wren = await createPerson('Wren')
  const { id } = await createUpload(wren)
  const key = getTools().ids.make('key')
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call('POST /api/posts', { as: wren, json: createSquawkInput(id), key })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
  const posts = await Promise.all(answers.map((answer) => answer.json<{ post: Post }>()))
  expect(new Set(posts.map(({ post }) => post.id)).size).toBe(1)
})

test('returns 503 while the table is unavailable, and succeeds on retry', async () => {
  const wren = await createPerson('Wren')
  const { id } = await createUpload(wren)
  const key = getTools().ids.make('key')
  const publish = () => call('POST /api/posts', { as: wren, json: createSquawkInput(id), key })
  const { db } = getTools()
  await db.run('ALTER TABLE posts RENAME TO posts_away')
  const away = await publish().finally(() => db.run('ALTER TABLE posts_away RENAME TO posts'))
  expect(away.status).toBe(503)
  expect(await away.json()).toMatchObject({
    error: { code: 'post.table_unreachable', message: 'Squawks table not accessible' },
  })
  expect((await publish()).status).toBe(201)
})

test('keeps the pauses of a voice that fit its recording, and drops those that do not', async () => {
  const wren = await createPerson('Wren')
  const [inside, after] = [packPauses([{ start: 1, end: 2 }]), packPauses([{ start: 1, end: 5 }])]
  const post = await publishSquawk(wren, { pauses: inside })
  expect(post.pauses).toBe(inside)
  const feed = await readFeed(await call('GET /api/posts?kind=squawk&seq=999999'))
  expect(feed.items.find(({ id }) => id === post.id)?.pauses).toBe(inside)
  expect((await publishSquawk(wren, { pauses: after })).pauses).toBe(null)
  expect((await publishSquawk(wren)).pauses).toBe(null)
})

test('returns 400 for pauses that are incomplete or too short', async () => {
  const wren = await createPerson('Wren')
  const { id } = await createUpload(wren)
  for (const pauses of ['U', 'UA', '~~', 'UI'.repeat(2000)]) {
    const json = { ...createSquawkInput(id), pauses }
    expect((await call('POST /api/posts', { as: wren, json })).status, pauses.slice(0, 9)).toBe(400)
  }
})
