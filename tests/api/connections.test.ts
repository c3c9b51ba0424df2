/**
 * Connections between published posts: by the child's author only, no cycles, at most five, and one always left for a
 * reply.
 */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Hint } from '../../domain/live/live'
import type { Connections, Parents } from '../../domain/posts/connections.schema'
import type { Post } from '../../domain/posts/posts.schema'
import { insertConnections } from '../../worker/posts/connections/connections.repo'
import { readFeed } from '../support/feeds'
import { publishMessage } from '../support/messages'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person } from '../support/world'

function connect(as: Person, child: Pick<Post, 'id'>, ...parents: Pick<Post, 'id'>[]): Promise<Response> {
  return call('POST /api/connections', {
    as,
    json: { childId: child.id, parents: parents.map(({ id }) => ({ id })) },
  })
}
async function readErrorCode(answer: Response | Promise<Response>): Promise<string> {
  const { error } = await (await answer).json<{ error?: { code: string } }>()
  return error?.code ?? 'none'
}
function disconnect(as: Person, child: Pick<Post, 'id'>, parent: Pick<Post, 'id'>): Promise<Response> {
  return call(`DELETE /api/connections/${child.id}/${parent.id}`, { as })
}
async function listParentIds(post: Pick<Post, 'id'>, as: Person | null = null): Promise<string[]> {
  const { items } = await (await call(`GET /api/posts/${post.id}/parents`, { as })).json<Parents>()
  return items.map(({ id }) => id)
}
async function fetchPost(post: Pick<Post, 'id'>): Promise<Post> {
  return (await call(`GET /api/posts/${post.id}`)).json<Post>()
}
const publishMessageTo = (as: Person, to: Person): Promise<Post> =>
  publishMessage(as, { recipient: `@${to.username}` })

test("connects an author's own post to more parents and keeps it top-level", async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const [mine, one, two] = [await publishSquawk(wren), await publishSquawk(dele), await publishSquawk(dele)]
  const before = await (await call('GET /api/events')).json<{ seq: number }>()
  const answer = await call('POST /api/connections', {
    as: wren,
    json: { childId: mine.id, parents: [{ id: one.id, type: 'question' }, { id: two.id }] },
  })
  expect(answer.status).toBe(201)
  expect((await answer.json<Parents>()).items.map(({ id, connection }) => [id, connection])).toEqual([
    [one.id, 'question'],
    [two.id, 'reply'],
  ])
  expect(await fetchPost(mine)).toMatchObject({ parentId: null })
  const feed = await readFeed(await call('GET /api/posts?kind=squawk&seq=99999999'))
  expect(feed.items.find(({ id }) => id === mine.id)).toBeDefined()
  expect(feed.items.find(({ id }) => id === one.id)?.replyCount).toBe(1)
  const { items } = await (await call(`GET /api/events?after=${before.seq}`)).json<{ items: Hint[] }>()
  const changed = items.filter(({ type }) => type === 'post.changed').map(({ id }) => id)
  expect(new Set(changed)).toEqual(new Set([mine.id, one.id, two.id]))
  // A repeated request changes nothing, sends no event and is no error.
  const { seq } = await (await call('GET /api/events')).json<{ seq: number }>()
  expect((await connect(wren, mine, one, two)).status).toBe(201)
  expect((await (await call('GET /api/events')).json<{ seq: number }>()).seq).toBe(seq)
  expect((await fetchPost(one)).replyCount).toBe(1)
  // A top-level post may lose all of its connections again.
  for (const parent of [one, two]) expect((await disconnect(wren, mine, parent)).status).toBe(204)
  expect(await listParentIds(mine)).toEqual([])
  expect((await fetchPost(one)).replyCount).toBe(0)
})

test('refuses cycles, more than five parents, posts of others, and parents that are invisible or less public', async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  const root = await publishSquawk(wren)
  const reply = await publishSquawk(dele, { parents: [{ id: root.id }] })
  const deeper = await publishSquawk(wren, { parents: [{ id: reply.id }] })
  expect(await readErrorCode(connect(wren, root, root))).toBe('connection.circular')
  expect(await readErrorCode(connect(wren, root, reply))).toBe('connection.circular')
  const other = await publishSquawk(dele)
  // The second parent closes a cycle: neither is connected.
  expect(await readErrorCode(connect(wren, root, other, deeper))).toBe('connection.circular')
  expect(await listParentIds(root)).toEqual([])
  expect(await readErrorCode(connect(dele, root, other))).toBe('connection.not_yours')
  expect(await readErrorCode(connect(wren, root, { id: 'post_nowhere' }))).toBe('post.not_found')
  const hidden = await publishMessageTo(dele, eve)
  expect(await readErrorCode(connect(wren, root, hidden))).toBe('post.not_found')
  const secret = await publishMessageTo(dele, wren)
  expect(await readErrorCode(connect(wren, root, secret))).toBe('connection.parent_less_public')
  const toEve = await publishMessageTo(wren, eve)
  expect(await readErrorCode(connect(wren, toEve, secret))).toBe('connection.different_people')
  const five = await Promise.all(Array.from({ length: 5 }, () => publishSquawk(dele)))
  expect(await readErrorCode(connect(wren, deeper, ...five))).toBe('post.too_many_parents')
  expect((await connect(wren, deeper, ...five.slice(0, 4))).status).toBe(201)
  expect(await listParentIds(deeper)).toHaveLength(5)
  expect(await readErrorCode(connect(wren, deeper, ...five.slice(4)))).toBe('post.too_many_parents')
})

test('refuses a cycle through a parent that is not the primary one', async () => {
  const wren = await createPerson('Wren')
  const [root, first] = [await publishSquawk(wren), await publishSquawk(wren)]
  const reply = await publishSquawk(wren, { parents: [{ id: first.id }, { id: root.id }] })
  const deeper = await publishSquawk(wren, { parents: [{ id: first.id }, { id: reply.id }] })
  for (const parent of [reply, deeper])
    expect(await readErrorCode(connect(wren, root, parent))).toBe('connection.circular')
  expect(await listParentIds(root)).toEqual([])
})

test('creates exactly one of two concurrent connections that would form a cycle', async () => {
  const wren = await createPerson('Wren')
  const [a, b, c] = [await publishSquawk(wren), await publishSquawk(wren), await publishSquawk(wren)]
  const clearConnections = () =>
    env.DB.prepare('delete from connections where child_id in (?, ?, ?)').bind(a.id, b.id, c.id).run()
  for (let round = 0; round < 20; round++) {
    const answers = await Promise.all([
      readErrorCode(connect(wren, a, b)),
      readErrorCode(connect(wren, b, a)),
    ])
    expect(answers.sort()).toEqual(['connection.circular', 'none'])
    await clearConnections()
  }
  for (let round = 0; round < 5; round++) {
    const ties = [
      connect(wren, a, b),
      connect(wren, b, c),
      connect(wren, c, a),
      connect(wren, a, b, c),
      connect(wren, b, a),
    ]
    expect(new Set(await Promise.all(ties.map(readErrorCode)))).toEqual(
      new Set(['none', 'connection.circular']),
    )
    const { results } = await env.DB.prepare(
      `with recursive up(start, id) as (select child_id, parent_id from connections where child_id in (?1, ?2, ?3)
         union select up.start, c.parent_id from up join connections c on c.child_id = up.id)
       select start from up where start = id`,
    )
      .bind(a.id, b.id, c.id)
      .all()
    expect(results).toEqual([])
    await clearConnections()
  }
})

test('never connects more than five parents, however many requests arrive at once', async () => {
  const wren = await createPerson('Wren')
  const child = await publishSquawk(wren)
  const parents = await Promise.all(Array.from({ length: 8 }, () => publishSquawk(wren)))
  await Promise.all(parents.map((parent) => connect(wren, child, parent)))
  expect(await listParentIds(child)).toHaveLength(5)
})

test('keeps the last parent of a reply and promotes the next one to primary', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const [one, two, three] = [await publishSquawk(wren), await publishSquawk(wren), await publishSquawk(wren)]
  const reply = await publishSquawk(dele, { parents: [{ id: one.id }, { id: two.id }, { id: three.id }] })
  expect(await readErrorCode(disconnect(wren, reply, one))).toBe('connection.not_yours')
  expect(await readErrorCode(disconnect(dele, reply, { id: 'post_nowhere' }))).toBe('connection.not_found')
  const readStats = async () =>
    env.DB.prepare("select active, authors from feed_pages where kind = 'squawk'").first()
  const before = await readStats()
  expect((await disconnect(dele, reply, one)).status).toBe(204)
  expect(await fetchPost(reply)).toMatchObject({ parentId: two.id })
  expect(await readStats()).toEqual(before)
  expect((await fetchPost(one)).replyCount).toBe(0)
  // Both remaining parents are removed at once: one stays.
  const answers = await Promise.all([disconnect(dele, reply, two), disconnect(dele, reply, three)])
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  const [left] = await listParentIds(reply)
  expect(await fetchPost(reply)).toMatchObject({ parentId: left })
  expect(await readErrorCode(disconnect(dele, reply, { id: left ?? '' }))).toBe('connection.last_parent')
  expect(await readStats()).toEqual(before)
})

test.each([
  ['hidden', 'hidden_at'],
  ['expired', 'expires_at'],
])('keeps the visible parent of a reply whose other parent is %s', async (_, column) => {
  const wren = await createPerson('Wren')
  const [one, two] = [await publishSquawk(wren), await publishSquawk(wren)]
  const reply = await publishSquawk(wren, { parents: [{ id: one.id }, { id: two.id }] })
  await env.DB.prepare(`update posts set ${column} = created_at where id = ?`).bind(two.id).run()
  expect(await readErrorCode(disconnect(wren, reply, one))).toBe('connection.last_parent')
  expect(await listParentIds(reply)).toEqual([one.id])
})

test('lists connections between public posts only, newest first, by page', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const root = await publishSquawk(wren)
  const replies: Post[] = []
  for (let n = 0; n < 3; n++) replies.push(await publishSquawk(dele, { parents: [{ id: root.id }] }))
  const secret = await publishMessageTo(wren, dele)
  const answer = await publishSquawk(
    dele,
    { mode: 'mue', tags: [], parents: [{ id: secret.id }] },
    { mode: 'mue' },
  )
  const first = await (await call('GET /api/connections')).json<Connections>()
  const mine = first.items.filter(({ parentId }) => parentId === root.id).map(({ childId }) => childId)
  expect(mine).toEqual(replies.map(({ id }) => id).reverse())
  expect(JSON.stringify(first)).not.toContain(answer.id)
  const [newest] = first.items
  const rest = await (
    await call(`GET /api/connections?cursor=${newest?.createdAt}.${newest?.childId}.${newest?.parentId}`)
  ).json<Connections>()
  // A full page ends with one connection that did not fit on the first page.
  const following = first.items.slice(1)
  expect(rest.items.slice(0, following.length)).toEqual(following)
  expect((await call('GET /api/connections?cursor=1.x')).status).toBe(400)
})

test('lists the parents of a post that the viewer may read', async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  const secret = await publishMessageTo(wren, dele)
  const open = await publishSquawk(wren)
  const answer = await publishSquawk(
    dele,
    { mode: 'mue', tags: [], parents: [{ id: open.id }, { id: secret.id }] },
    { mode: 'mue' },
  )
  expect(await listParentIds(answer, wren)).toEqual([open.id, secret.id])
  expect((await call(`GET /api/posts/${answer.id}/parents`, { as: eve })).status).toBe(404)
})

test('notifies only the two members of a conversation about a connection in it', async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  const [first, second] = [await publishMessageTo(wren, dele), await publishMessageTo(wren, dele)]
  const listEvents = async (as: Person, after: number) =>
    (await (await call(`GET /api/events?after=${after}`, { as })).json<{ items: Hint[] }>()).items
  const { seq } = await (await call('GET /api/events', { as: dele })).json<{ seq: number }>()
  expect((await connect(wren, second, first)).status).toBe(201)
  const expected = [{ type: 'post.changed', id: second.id }]
  expect(await listEvents(dele, seq)).toMatchObject(expected)
  expect((await listEvents(wren, seq)).map(({ type }) => type)).toContain('post.changed')
  expect(JSON.stringify(await listEvents(eve, 0))).not.toContain(second.id)
})

test('connects no parent when one of them is gone at the time of the write', async () => {
  const wren = await createPerson('Wren')
  const [child, parent] = [await publishSquawk(wren), await publishSquawk(wren)]
  const parents = [parent.id, 'post_gone'].map((id) => ({ id, type: 'reply' as const }))
  const at = getTools().clock.now()
  expect(
    await insertConnections(getTools().db, { childId: child.id, authorId: wren.id, at, parents }),
  ).toEqual([])
  expect(await listParentIds(child)).toEqual([])
})
