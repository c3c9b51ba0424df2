/**
 * Connections between published posts: by the child's author only, no cycles, at most five, and one always left for a
 * reply.
 */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Connections, Parents } from '../../domain/connections.schema'
import type { Hint } from '../../domain/live'
import type { Feed, Post } from '../../domain/posts.schema'
import { tieToMore } from '../../worker/posts/connections.repo'
import { squawk } from '../support/recordings'
import { call, type Person, person, tools } from '../support/world'

function tie(as: Person, child: Pick<Post, 'id'>, ...parents: Pick<Post, 'id'>[]): Promise<Response> {
  return call('POST /api/connections', {
    as,
    json: { childId: child.id, parents: parents.map(({ id }) => ({ id })) },
  })
}
async function codeOf(answer: Response | Promise<Response>): Promise<string> {
  const { error } = await (await answer).json<{ error?: { code: string } }>()
  return error?.code ?? 'none'
}
function untie(as: Person, child: Pick<Post, 'id'>, parent: Pick<Post, 'id'>): Promise<Response> {
  return call(`DELETE /api/connections/${child.id}/${parent.id}`, { as })
}
async function parentsOf(post: Pick<Post, 'id'>, as: Person | null = null): Promise<string[]> {
  const { items } = await (await call(`GET /api/posts/${post.id}/parents`, { as })).json<Parents>()
  return items.map(({ id }) => id)
}
async function read(post: Pick<Post, 'id'>): Promise<Post> {
  return (await call(`GET /api/posts/${post.id}`)).json<Post>()
}
const message = (as: Person, to: Person): Promise<Post> =>
  squawk(as, { mode: 'mue', tags: [], recipient: `@${to.username}` }, { mode: 'mue' })

test("connects an author's own post to more parents and keeps it top-level", async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const [mine, one, two] = [await squawk(wren), await squawk(dele), await squawk(dele)]
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
  expect(await read(mine)).toMatchObject({ parentId: null })
  const feed = await (await call('GET /api/posts?kind=squawk&seq=99999999')).json<Feed>()
  expect(feed.items.find(({ id }) => id === mine.id)).toBeDefined()
  expect(feed.items.find(({ id }) => id === one.id)?.replyCount).toBe(1)
  const { items } = await (await call(`GET /api/events?after=${before.seq}`)).json<{ items: Hint[] }>()
  const changed = items.filter(({ type }) => type === 'post.changed').map(({ id }) => id)
  expect(new Set(changed)).toEqual(new Set([mine.id, one.id, two.id]))
  // A repeated request changes nothing, sends no event and is no error.
  const { seq } = await (await call('GET /api/events')).json<{ seq: number }>()
  expect((await tie(wren, mine, one, two)).status).toBe(201)
  expect((await (await call('GET /api/events')).json<{ seq: number }>()).seq).toBe(seq)
  expect((await read(one)).replyCount).toBe(1)
  // A top-level post may lose all of its connections again.
  for (const parent of [one, two]) expect((await untie(wren, mine, parent)).status).toBe(204)
  expect(await parentsOf(mine)).toEqual([])
  expect((await read(one)).replyCount).toBe(0)
})

test('refuses cycles, more than five parents, posts of others, and parents that are invisible or less public', async () => {
  const [wren, dele, eve] = [await person('Wren'), await person('Dele'), await person('Eve')]
  const root = await squawk(wren)
  const reply = await squawk(dele, { parents: [{ id: root.id }] })
  const deeper = await squawk(wren, { parents: [{ id: reply.id }] })
  expect(await codeOf(tie(wren, root, root))).toBe('connection.circular')
  expect(await codeOf(tie(wren, root, reply))).toBe('connection.circular')
  const other = await squawk(dele)
  // One of the two parents closes a cycle: neither is connected.
  expect(await codeOf(tie(wren, root, other, deeper))).toBe('connection.circular')
  expect(await parentsOf(root)).toEqual([])
  expect(await codeOf(tie(dele, root, other))).toBe('connection.not_yours')
  expect(await codeOf(tie(wren, root, { id: 'post_nowhere' }))).toBe('post.not_found')
  const hidden = await message(dele, eve)
  expect(await codeOf(tie(wren, root, hidden))).toBe('post.not_found')
  const secret = await message(dele, wren)
  expect(await codeOf(tie(wren, root, secret))).toBe('connection.less_open')
  const toEve = await message(wren, eve)
  expect(await codeOf(tie(wren, toEve, secret))).toBe('connection.different_people')
  const five = await Promise.all(Array.from({ length: 5 }, () => squawk(dele)))
  expect(await codeOf(tie(wren, deeper, ...five))).toBe('post.too_many_parents')
  expect((await tie(wren, deeper, ...five.slice(0, 4))).status).toBe(201)
  expect(await parentsOf(deeper)).toHaveLength(5)
  expect(await codeOf(tie(wren, deeper, ...five.slice(4)))).toBe('post.too_many_parents')
})

test('creates exactly one of two concurrent connections that would form a cycle', async () => {
  const wren = await person('Wren')
  const [a, b, c] = [await squawk(wren), await squawk(wren), await squawk(wren)]
  const untied = () =>
    env.DB.prepare('delete from connections where child_id in (?, ?, ?)').bind(a.id, b.id, c.id).run()
  for (let round = 0; round < 20; round++) {
    const answers = await Promise.all([codeOf(tie(wren, a, b)), codeOf(tie(wren, b, a))])
    expect(answers.sort()).toEqual(['connection.circular', 'none'])
    await untied()
  }
  for (let round = 0; round < 5; round++) {
    const ties = [tie(wren, a, b), tie(wren, b, c), tie(wren, c, a), tie(wren, a, b, c), tie(wren, b, a)]
    expect(new Set(await Promise.all(ties.map(codeOf)))).toEqual(new Set(['none', 'connection.circular']))
    const { results } = await env.DB.prepare(
      `with recursive up(start, id) as (select child_id, parent_id from connections where child_id in (?1, ?2, ?3)
         union select up.start, c.parent_id from up join connections c on c.child_id = up.id)
       select start from up where start = id`,
    )
      .bind(a.id, b.id, c.id)
      .all()
    expect(results).toEqual([])
    await untied()
  }
})

test('never connects more than five parents, however many requests arrive at once', async () => {
  const wren = await person('Wren')
  const child = await squawk(wren)
  const parents = await Promise.all(Array.from({ length: 8 }, () => squawk(wren)))
  await Promise.all(parents.map((parent) => tie(wren, child, parent)))
  expect(await parentsOf(child)).toHaveLength(5)
})

test('keeps the last parent of a reply and promotes the next one to primary', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const [one, two, three] = [await squawk(wren), await squawk(wren), await squawk(wren)]
  const reply = await squawk(dele, { parents: [{ id: one.id }, { id: two.id }, { id: three.id }] })
  expect(await codeOf(untie(wren, reply, one))).toBe('connection.not_yours')
  expect(await codeOf(untie(dele, reply, { id: 'post_nowhere' }))).toBe('connection.not_found')
  const stats = async () =>
    env.DB.prepare("select active, authors from feed_pages where kind = 'squawk'").first()
  const before = await stats()
  expect((await untie(dele, reply, one)).status).toBe(204)
  expect(await read(reply)).toMatchObject({ parentId: two.id })
  expect(await stats()).toEqual(before)
  expect((await read(one)).replyCount).toBe(0)
  // Both remaining parents are removed at once: one stays.
  const answers = await Promise.all([untie(dele, reply, two), untie(dele, reply, three)])
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  const [left] = await parentsOf(reply)
  expect(await read(reply)).toMatchObject({ parentId: left })
  expect(await codeOf(untie(dele, reply, { id: left ?? '' }))).toBe('connection.last_parent')
  expect(await stats()).toEqual(before)
})

test('lists connections between public posts only, newest first, by page', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const root = await squawk(wren)
  const replies: Post[] = []
  for (let n = 0; n < 3; n++) replies.push(await squawk(dele, { parents: [{ id: root.id }] }))
  const secret = await message(wren, dele)
  const answer = await squawk(dele, { mode: 'mue', tags: [], parents: [{ id: secret.id }] }, { mode: 'mue' })
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
  const [wren, dele, eve] = [await person('Wren'), await person('Dele'), await person('Eve')]
  const secret = await message(wren, dele)
  const open = await squawk(wren)
  const answer = await squawk(
    dele,
    { mode: 'mue', tags: [], parents: [{ id: open.id }, { id: secret.id }] },
    { mode: 'mue' },
  )
  expect(await parentsOf(answer, wren)).toEqual([open.id, secret.id])
  expect((await call(`GET /api/posts/${answer.id}/parents`, { as: eve })).status).toBe(404)
})

test('notifies only the two members of a conversation about a connection in it', async () => {
  const [wren, dele, eve] = [await person('Wren'), await person('Dele'), await person('Eve')]
  const [first, second] = [await message(wren, dele), await message(wren, dele)]
  const heard = async (as: Person, after: number) =>
    (await (await call(`GET /api/events?after=${after}`, { as })).json<{ items: Hint[] }>()).items
  const { seq } = await (await call('GET /api/events', { as: dele })).json<{ seq: number }>()
  expect((await tie(wren, second, first)).status).toBe(201)
  const told = [{ type: 'post.changed', id: second.id }]
  expect(await heard(dele, seq)).toMatchObject(told)
  expect((await heard(wren, seq)).map(({ type }) => type)).toContain('post.changed')
  expect(JSON.stringify(await heard(eve, 0))).not.toContain(second.id)
})

test('connects no parent when one of them is gone at the time of the write', async () => {
  const wren = await person('Wren')
  const [child, parent] = [await squawk(wren), await squawk(wren)]
  const parents = [parent.id, 'post_gone'].map((id) => ({ id, type: 'reply' as const }))
  const at = tools().clock.now()
  expect(await tieToMore(tools().db, { childId: child.id, authorId: wren.id, at, parents })).toEqual([])
  expect(await parentsOf(child)).toEqual([])
})
