import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import type { Feed, Post } from '../../domain/posts.schema'
import { squawk, squawkOf, uploaded } from '../support/recordings'
import { call, person, tools, travel } from '../support/world'

afterEach(() => travel(0))

const codeOf = async (answer: Response) => (await answer.json<{ error: { code: string } }>()).error.code
const feed = async (query = '') => (await call(`GET /api/posts?kind=squawk&seq=9999999${query}`)).json<Feed>()
const publish = async (
  as: Awaited<ReturnType<typeof person>>,
  body: unknown,
  key = tools().ids.make('key'),
) => call('POST /api/posts', { as, json: body, key })

test('requires an idempotency key and accepts it for one content only', async () => {
  const wren = await person('Wren')
  const { id } = await uploaded(wren)
  const key = tools().ids.make('key')
  const first = await publish(wren, squawkOf(id), key)
  expect(await (await publish(wren, squawkOf(id), key)).json()).toEqual(await first.json())
  expect(await codeOf(await publish(wren, squawkOf(id, { title: 'Other' }), key))).toBe('request.key_reused')
  expect(await codeOf(await publish(wren, squawkOf(id), ''))).toBe('request.key_required')
  expect(await codeOf(await publish(wren, squawkOf(id)))).toBe('post.already_published')
})

test('publishes one post from parallel requests with different keys for one recording', async () => {
  const wren = await person('Wren')
  const { id } = await uploaded(wren)
  const answers = await Promise.all(Array.from({ length: 6 }, () => publish(wren, squawkOf(id))))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
})

test('refuses invalid posts with a code and a field', async () => {
  const wren = await person('Wren')
  const { id } = await uploaded(wren)
  const refused = async (change: object, as = wren) => codeOf(await publish(as, squawkOf(id, change)))
  expect(await refused({ tags: [] })).toBe('post.tags_required')
  expect(await refused({ mediaId: null })).toBe('post.audio_required')
  expect(await refused({ title: 'a\u202eb' })).toBe('post.text_invalid')
  expect(await refused({ mode: 'owlcast' })).toBe('owlcast.recording_not_added')
  expect(await refused({ parents: [{ id: 'post_x' }] })).toBe('post.not_found')
  expect(await refused({}, await person('Rook'))).toBe('media.not_stored')
  expect(await refused({}, await person('Kid', { adult: false }))).toBe('auth.age_required')
  for (const extra of ['userId', 'expiresAt', 'visibility', 'priceCents', 'sample', 'seconds'])
    expect(await refused({ [extra]: 1 })).toBe('request.invalid')
  expect((await publish(wren, squawkOf(id, { title: '' }))).status).toBe(201)
})

test("counts a title in graphemes and refuses longer text with the catalog's message", async () => {
  const wren = await person('Wren')
  const { id } = await uploaded(wren)
  const refused = async (change: object) => {
    const answer = await publish(wren, squawkOf(id, change))
    return (await answer.json<{ error: { message: string } }>()).error.message
  }
  expect(await refused({ title: 'x'.repeat(101) })).toBe('A title has at most 100 characters.')
  expect(await refused({ description: 'x'.repeat(2001) })).toBe('This text has at most 2000 characters.')
  const families = '👩‍👩‍👧‍👦'.repeat(100)
  const answer = await publish(wren, squawkOf(id, { title: families }))
  expect(await answer.json()).toMatchObject({ post: { title: families } })
})

test("sets the lifetime by the author's plan and fills in an empty title", async () => {
  const [wren, rook] = [await person('Wren'), await person('Rook', { pro: true })]
  const [free, pro] = [await squawk(wren, { title: ' ' }), await squawk(rook)]
  expect(free.title).toBe('My Squawk')
  expect((free.expiresAt ?? 0) - free.createdAt).toBe(24 * 3_600_000)
  expect((pro.expiresAt ?? 0) - pro.createdAt).toBe(48 * 3_600_000)
})

test('answers absent, private, expired, hidden and deleted posts alike', async () => {
  const [wren, rook] = [await person('Wren'), await person('Rook')]
  const change = async (set: string) => {
    const post = await squawk(wren)
    await env.DB.prepare(`update posts set ${set} where id = ?`).bind(post.id).run()
    return post
  }
  const gone = await squawk(wren)
  expect((await call(`DELETE /api/posts/${gone.id}`, { as: wren })).status).toBe(204)
  const posts = [
    { id: 'post_absent' },
    await change("visibility = 'private'"),
    await change('expires_at = 1'),
    await change('hidden_at = 1'),
    await change("parent_id = 'post_gone'"),
    gone,
  ]
  const bodies = await Promise.all(
    posts.map(async ({ id }) => {
      const answer = await call(`GET /api/posts/${id}`, { as: rook })
      const { error } = await answer.json<{ error: Record<string, string> }>()
      return JSON.stringify({ status: answer.status, ...error, requestId: '' })
    }),
  )
  expect(new Set(bodies).size).toBe(1)
  const ids = (await feed()).items.map(({ id }) => id)
  expect(posts.filter(({ id }) => ids.includes(id))).toEqual([])
  const unlisted = await change("visibility = 'unlisted'")
  expect((await call(`GET /api/posts/${unlisted.id}`)).status).toBe(200)
  expect((await feed()).items.map(({ id }) => id)).not.toContain(unlisted.id)
})

test('shows a reply while one of its ancestors is visible', async () => {
  const wren = await person('Wren')
  const [root, reply, second] = [await squawk(wren), await squawk(wren), await squawk(wren)]
  const link = (child: Post, parent: Post) =>
    env.DB.batch([
      env.DB.prepare('update posts set parent_id = ? where id = ?').bind(parent.id, child.id),
      env.DB.prepare(
        'insert into connections(child_id, parent_id, created_by, created_at) values (?, ?, ?, 1)',
      ).bind(child.id, parent.id, wren.id),
    ])
  await link(reply, root)
  await link(second, reply)
  const status = async (post: Post) => (await call(`GET /api/posts/${post.id}`)).status
  expect([await status(reply), await status(second)]).toEqual([200, 200])
  await env.DB.prepare('update posts set expires_at = 1 where id = ?').bind(root.id).run()
  expect([await status(reply), await status(second)]).toEqual([404, 404])
})

test('lets only the author or a moderator delete a post', async () => {
  const [wren, rook, admin] = [
    await person('Wren'),
    await person('Rook'),
    await person('Owl', { admin: true }),
  ]
  const [one, two] = [await squawk(wren), await squawk(wren)]
  const remove = async (post: Post, as: typeof wren) =>
    (await call(`DELETE /api/posts/${post.id}`, { as })).status
  expect(await remove(one, rook)).toBe(403)
  expect(await remove(one, wren)).toBe(204)
  expect(await remove(one, wren)).toBe(404)
  expect(await remove(two, admin)).toBe(204)
  expect((await call(`HEAD ${two.audioUrl}`)).status).toBe(404)
})

test('pages a feed to its end without gaps, with correct counters', async () => {
  await env.DB.prepare('delete from posts').run()
  const wren = await person('Wren')
  const { audioUrl, ...first } = await squawk(wren)
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 119)
     insert into posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, created_at, expires_at)
     select 'post_many_' || i, 'squawk', ?, 'Wren', 'wren', 'teal', 'n' || i, ? - i / 3, ? from n`,
  )
    .bind(wren.id, first.createdAt - 1000, first.expiresAt)
    .run()
  const seen: string[] = []
  let page = await feed()
  expect(page.stats).toEqual({ active: 120, authors: 1, priced: 0 })
  for (;;) {
    seen.push(...page.items.map(({ id }) => id))
    if (!page.cursor) break
    page = await feed(`&cursor=${page.cursor}`)
  }
  expect(new Set(seen).size).toBe(120)
  expect(seen).toHaveLength(120)
  await env.DB.prepare("update posts set hidden_at = 1 where id like 'post_many_1%'").run()
  expect((await feed()).stats.active).toBe(120 - 31)
  const recent = await (await call('GET /api/posts/recent?limit=5')).json<{ items: Post[] }>()
  expect(recent.items).toHaveLength(5)
  await env.DB.prepare('delete from posts').run()
})

test('omits expired posts from a cached page', async () => {
  await env.DB.prepare('delete from posts').run()
  const post = await squawk(await person('Wren'))
  expect((await feed()).stats).toEqual({ active: 1, authors: 1, priced: 0 })
  travel(24 * 3_600_000 + 1)
  const later = await feed()
  expect([later.items, later.stats.active]).toEqual([[], 0])
  expect(later.now).toBeGreaterThan(post.expiresAt ?? 0)
})

test('returns a fresh page for an event number newer than the cache', async () => {
  const wren = await person('Wren')
  const plain = async () => (await call('GET /api/posts?kind=squawk')).json<Feed>()
  const { seq } = await plain()
  const post = await squawk(wren)
  const told = await (await call(`GET /api/posts?kind=squawk&seq=${seq + 1}`)).json<Feed>()
  expect(told.items[0]?.id).toBe(post.id)
  expect(told.seq).toBeGreaterThan(seq)
})
