import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import type { Leaving } from '../../domain/posts/feed.schema'
import type { Post } from '../../domain/posts/posts.schema'
import { readFeed } from '../support/feeds'
import { createSquawkInput, createUpload, publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

const readErrorCode = async (answer: Response) =>
  (await answer.json<{ error: { code: string } }>()).error.code
const fetchFeed = async (query = '') => readFeed(await call(`GET /api/posts?kind=squawk&seq=9999999${query}`))
const publish = async (
  as: Awaited<ReturnType<typeof createPerson>>,
  body: unknown,
  key = getTools().ids.make('key'),
) => call('POST /api/posts', { as, json: body, key })

test('requires an idempotency key and accepts it for one content only', async () => {
  const wren = await createPerson('Wren')
  const { id } = await createUpload(wren)
  const key = getTools().ids.make('key')
  const first = await publish(wren, createSquawkInput(id), key)
  expect(await (await publish(wren, createSquawkInput(id), key)).json()).toEqual(await first.json())
  expect(await readErrorCode(await publish(wren, createSquawkInput(id, { title: 'Other' }), key))).toBe(
    'request.idempotency_key_reused',
  )
  expect(await readErrorCode(await publish(wren, createSquawkInput(id), ''))).toBe(
    'request.idempotency_key_required',
  )
  expect(await readErrorCode(await publish(wren, createSquawkInput(id)))).toBe('post.already_published')
})

test('answers a repeated create with the post as it is now, and with nothing of it once it is gone', async () => {
  const wren = await createPerson('Wren')
  const { id } = await createUpload(wren)
  const key = getTools().ids.make('key')
  const input = createSquawkInput(id, { title: 'Firstwords' })
  const { post } = await (await publish(wren, input, key)).json<{ post: Post }>()
  await call(`PATCH /api/posts/${post.id}`, { as: wren, json: { title: 'Secondwords' } })
  const repeated = await (await publish(wren, input, key)).json<{ post: Post }>()
  expect(repeated.post).toMatchObject({ id: post.id, title: 'Secondwords' })
  setClockOffset(25 * 3_600_000)
  expect(await readErrorCode(await publish(wren, input, key))).toBe('post.already_published')
  setClockOffset(0)
  await call(`DELETE /api/posts/${post.id}`, { as: wren })
  const again = await publish(wren, input, key)
  expect([again.status, await readErrorCode(again)]).toEqual([409, 'post.already_published'])
  const { results } = await env.DB.prepare('select * from idempotency_keys where key = ?').bind(key).all()
  expect(results).toMatchObject([{ post_id: null, response: '' }])
  const left = await env.DB.prepare('select id from posts where author_id = ?').bind(wren.id).all()
  expect(left.results).toEqual([])
})

test('publishes one post from parallel requests with different keys for one recording', async () => {
  const wren = await createPerson('Wren')
  const { id } = await createUpload(wren)
  const answers = await Promise.all(Array.from({ length: 6 }, () => publish(wren, createSquawkInput(id))))
  expect(answers.map(({ status: getStatus }) => getStatus).sort()).toEqual([201, 409, 409, 409, 409, 409])
})

test('refuses invalid posts with a code and a field', async () => {
  const wren = await createPerson('Wren')
  const { id } = await createUpload(wren)
  const getRefusal = async (publishWith: object, as = wren) =>
    readErrorCode(await publish(as, createSquawkInput(id, publishWith)))
  expect(await getRefusal({ tags: [] })).toBe('post.tags_required')
  expect(await getRefusal({ mediaId: null })).toBe('post.audio_required')
  expect(await getRefusal({ title: 'a\u202eb' })).toBe('post.text_invalid')
  expect(await getRefusal({ mode: 'owlcast' })).toBe('owlcast.recording_not_added')
  expect(await getRefusal({ parents: [{ id: 'post_x' }] })).toBe('post.not_found')
  expect(await getRefusal({}, await createPerson('Rook'))).toBe('media.not_stored')
  expect(await getRefusal({}, await createPerson('Kid', { adult: false }))).toBe('auth.age_required')
  for (const extra of ['userId', 'expiresAt', 'visibility', 'priceCents', 'sample', 'seconds'])
    expect(await getRefusal({ [extra]: 1 })).toBe('request.invalid')
  expect((await publish(wren, createSquawkInput(id, { title: '' }))).status).toBe(201)
})

test('refuses a body that is nested too deeply', async () => {
  const wren = await createPerson('Wren')
  const { id } = await createUpload(wren)
  const depth = 30_000
  const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`
  const body = JSON.stringify(createSquawkInput(id, { detail: { deep: 0 } })).replace(
    '"deep":0',
    `"deep":${deep}`,
  )
  const headers = { 'content-type': 'application/json' }
  const answer = await call('POST /api/posts', { as: wren, body, headers, key: getTools().ids.make('key') })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: { code: 'request.invalid' } })
})

test("counts a title in graphemes and refuses longer text with the catalog's message", async () => {
  const wren = await createPerson('Wren')
  const { id } = await createUpload(wren)
  const getRefusal = async (publishWith: object) => {
    const answer = await publish(wren, createSquawkInput(id, publishWith))
    return (await answer.json<{ error: { message: string } }>()).error.message
  }
  expect(await getRefusal({ title: 'x'.repeat(101) })).toBe('The title can have up to 100 characters.')
  expect(await getRefusal({ description: 'x'.repeat(2001) })).toBe(
    'This text can have up to 2000 characters.',
  )
  const families = '👩‍👩‍👧‍👦'.repeat(100)
  const answer = await publish(wren, createSquawkInput(id, { title: families }))
  expect(await answer.json()).toMatchObject({ post: { title: families } })
})

test("sets the lifetime by the author's plan and fills in an empty title", async () => {
  const [wren, rook] = [await createPerson('Wren'), await createPerson('Rook', { pro: true })]
  const [free, pro] = [await publishSquawk(wren, { title: ' ' }), await publishSquawk(rook)]
  expect(free.title).toBe('My Squawk')
  expect((free.expiresAt ?? 0) - free.createdAt).toBe(24 * 3_600_000)
  expect((pro.expiresAt ?? 0) - pro.createdAt).toBe(48 * 3_600_000)
})

test('answers absent, private, expired, hidden and deleted posts alike', async () => {
  const [wren, rook] = [await createPerson('Wren'), await createPerson('Rook')]
  const publishWith = async (set: string) => {
    const post = await publishSquawk(wren)
    await env.DB.prepare(`update posts set ${set} where id = ?`).bind(post.id).run()
    return post
  }
  const gone = await publishSquawk(wren)
  expect((await call(`DELETE /api/posts/${gone.id}`, { as: wren })).status).toBe(204)
  const posts = [
    { id: 'post_absent' },
    await publishWith("visibility = 'private'"),
    await publishWith('expires_at = 1'),
    await publishWith('hidden_at = 1'),
    await publishWith("parent_id = 'post_gone'"),
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
  const ids = (await fetchFeed()).items.map(({ id }) => id)
  expect(posts.filter(({ id }) => ids.includes(id))).toEqual([])
  const unlisted = await publishWith("visibility = 'unlisted'")
  expect((await call(`GET /api/posts/${unlisted.id}`)).status).toBe(200)
  expect((await fetchFeed()).items.map(({ id }) => id)).not.toContain(unlisted.id)
})

test('shows a reply while one of its ancestors is visible', async () => {
  const wren = await createPerson('Wren')
  const [root, reply, second] = [
    await publishSquawk(wren),
    await publishSquawk(wren),
    await publishSquawk(wren),
  ]
  const connect = (child: Post, parent: Post) =>
    env.DB.batch([
      env.DB.prepare('update posts set parent_id = ? where id = ?').bind(parent.id, child.id),
      env.DB.prepare(
        'insert into connections(child_id, parent_id, created_by, created_at) values (?, ?, ?, 1)',
      ).bind(child.id, parent.id, wren.id),
    ])
  await connect(reply, root)
  await connect(second, reply)
  const getStatus = async (post: Post) => (await call(`GET /api/posts/${post.id}`)).status
  expect([await getStatus(reply), await getStatus(second)]).toEqual([200, 200])
  await env.DB.prepare('update posts set expires_at = 1 where id = ?').bind(root.id).run()
  expect([await getStatus(reply), await getStatus(second)]).toEqual([404, 404])
})

test('lets only the author or a moderator delete a post', async () => {
  const [wren, rook, admin] = [
    await createPerson('Wren'),
    await createPerson('Rook'),
    await createPerson('Owl', { admin: true }),
  ]
  const [one, two] = [await publishSquawk(wren), await publishSquawk(wren)]
  const deletePost = async (post: Post, as: typeof wren) =>
    (await call(`DELETE /api/posts/${post.id}`, { as })).status
  expect(await deletePost(one, rook)).toBe(403)
  expect(await deletePost(one, wren)).toBe(204)
  expect(await deletePost(one, wren)).toBe(404)
  expect(await deletePost(two, admin)).toBe(204)
  expect((await call(`HEAD ${two.audioUrl}`)).status).toBe(404)
})

test('pages a feed to its end without gaps, with correct counters', async () => {
  await env.DB.prepare('delete from posts').run()
  const wren = await createPerson('Wren')
  const { audioUrl, ...first } = await publishSquawk(wren)
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 119)
     insert into posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, created_at, expires_at)
     select 'post_many_' || i, 'squawk', ?, 'Wren', 'wren', 'teal', 'n' || i, ? - i / 3, ? from n`,
  )
    .bind(wren.id, first.createdAt - 1000, first.expiresAt)
    .run()
  const seen: string[] = []
  let page = await fetchFeed()
  expect(page.stats).toEqual({ active: 120, authors: 1, priced: 0 })
  for (;;) {
    seen.push(...page.items.map(({ id }) => id))
    if (!page.cursor) break
    page = await fetchFeed(`&cursor=${page.cursor}`)
  }
  expect(new Set(seen).size).toBe(120)
  expect(seen).toHaveLength(120)
  await env.DB.prepare("update posts set hidden_at = 1 where id like 'post_many_1%'").run()
  expect((await fetchFeed()).stats.active).toBe(120 - 31)
  const recent = await (await call('GET /api/posts/recent?limit=5')).json<{ items: Post[] }>()
  expect(recent.items).toHaveLength(5)
  await env.DB.prepare('delete from posts').run()
})

test('omits expired posts from a cached page', async () => {
  await env.DB.prepare('delete from posts').run()
  await publishSquawk(await createPerson('Wren'))
  expect((await fetchFeed()).stats).toEqual({ active: 1, authors: 1, priced: 0 })
  setClockOffset(24 * 3_600_000 + 1)
  const later = await fetchFeed()
  expect([later.items, later.stats.active]).toEqual([[], 0])
})

test('lists the public posts that expire next, and the tags of all that will', async () => {
  await env.DB.prepare('delete from posts').run()
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const ids: string[] = []
  for (const tags of [['night', 'fox'], ['Night'], ['canal'], ['night']])
    ids.push((await publishSquawk(wren, { tags })).id)
  const fetchLeaving = async (as = dele) => {
    const { items, tags } = await (await call('GET /api/posts/leaving', { as })).json<Leaving>()
    return {
      ids: items.map(({ id }) => id),
      tags: tags.map(({ tag, count }) => `${tag.toLowerCase()} ${count}`),
    }
  }
  // The last one leaves first; one is private, one has a price, one belongs to a hidden author.
  const setPost = (id: string | undefined, change: string) =>
    env.DB.prepare(`update posts set ${change} where id = ?`).bind(id).run()
  await setPost(ids[3], 'expires_at = expires_at - 3600000')
  expect(await fetchLeaving()).toEqual({
    ids: [ids[3], ids[0], ids[1]],
    tags: ['night 3', 'canal 1', 'fox 1'],
  })
  await setPost(ids[3], "visibility = 'private'")
  await setPost(ids[0], 'price_cents = 100')
  setClockOffset(2000)
  expect((await fetchLeaving()).ids).toEqual([ids[1], ids[2]])
  await call(`PUT /api/people/${wren.username}/mute`, { as: dele })
  expect((await fetchLeaving()).ids).toEqual([])
  expect((await fetchLeaving(wren)).ids).toEqual([ids[1], ids[2]])
  setClockOffset(25 * 3_600_000)
  expect(await fetchLeaving(wren)).toEqual({ ids: [], tags: [] })
})

test('returns a fresh page for an event number newer than the cache', async () => {
  const wren = await createPerson('Wren')
  const fetchCached = async () => readFeed(await call('GET /api/posts?kind=squawk'))
  const { seq } = await fetchCached()
  const post = await publishSquawk(wren)
  const updated = await readFeed(await call(`GET /api/posts?kind=squawk&seq=${seq + 1}`))
  expect(updated.items[0]?.id).toBe(post.id)
  expect(updated.seq).toBeGreaterThan(seq)
})
