/** The graph: which posts and connections a viewer sees in it; nothing private is drawn or counted (P4). */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { countLoadedReplies, listGraphLines, mergeGraphs } from '../../domain/graph/graph'
import { GRAPH_PAGE } from '../../domain/graph/graph.limits'
import type { Graph } from '../../domain/graph/graph.schema'
import { FEED_MEMO_MS } from '../../domain/posts/posts.limits'
import type { NewPost, Post } from '../../domain/posts/posts.schema'
import { publishMessage } from '../support/messages'
import { addCollaborator, publishOwlcast } from '../support/owlcasts'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person } from '../support/world'

afterEach(() => void vi.useRealTimers())

const NEWEST = Number.MAX_SAFE_INTEGER

/** A new IP address: other tests use the default one with future times. */
const createIpHeader = () => ({ 'cf-connecting-ip': `2001:db8:${getTools().ids.random(4)}::1` })

async function fetchGraph(as: Person | null, query: Record<string, string> = {}): Promise<Graph> {
  const asked = new URLSearchParams({ seq: String(NEWEST), ...query })
  const answer = await call(`GET /api/graph?${asked}`, { as, headers: createIpHeader() })
  expect(answer.status).toBe(200)
  return answer.json()
}

/** Returns the positions in `all` of posts that are in the graph. */
function listPositions(all: readonly Post[], { posts }: Graph): number[] {
  return all.flatMap(({ id }, place) => (posts.some((one) => one.id === id) ? [place] : []))
}

/** Returns the connections of one post to its parents. */
const listParentConnections = ({ id }: Post, { connections }: Graph) =>
  connections.filter(({ from }) => from === id)

test('returns posts and connections with their metadata', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const root = await publishSquawk(wren, { title: 'The fox', description: `It  is back. ${'x'.repeat(200)}` })
  const song = await publishSquawk(wren)
  const answer = await publishSquawk(dele, {
    parents: [
      { id: root.id, type: 'question' },
      { id: song.id, type: 'merge' },
    ],
  })
  const drawn = await fetchGraph(null)
  // Other tests leave posts dated in the future in this database.
  const ours = drawn.posts.filter(({ id }) => [root.id, song.id, answer.id].includes(id))
  expect(ours.map(({ id }) => id)).toEqual([answer.id, song.id, root.id])
  expect(ours[2]).toEqual({
    id: root.id,
    kind: 'squawk',
    subtype: null,
    title: 'The fox',
    author: wren.displayName,
    excerpt: `It is back. ${'x'.repeat(88)}…`,
    seconds: root.seconds,
    createdAt: root.createdAt,
    expiresAt: root.expiresAt,
    peer: null,
    parent: null,
    owlcastId: null,
    replyCount: 1,
  })
  expect(ours[0]?.parent).toEqual({ id: root.id, kind: 'squawk' })
  expect(listParentConnections(answer, drawn)).toEqual([
    { from: answer.id, to: root.id, type: 'question', moment: null },
    { from: answer.id, to: song.id, type: 'merge', moment: null },
  ])
  expect(countLoadedReplies(drawn.connections).get(root.id)).toBe(1)
})

/** Returns the graph with all pages, and how many there are. */
async function fetchPages(
  as: Person | null,
  query: Record<string, string> = {},
): Promise<{ graph: Graph; pages: number }> {
  const pages = [await fetchGraph(as, query)]
  for (let cursor = pages[0]?.cursor; cursor; cursor = pages.at(-1)?.cursor)
    pages.push(await fetchGraph(as, { ...query, cursor }))
  const graph = mergeGraphs(pages)
  if (!graph) throw new Error('no page')
  return { graph, pages: pages.length }
}

/** Inserts public nightingales, a second apart; `getParent` returns the id that one replies to. */
async function insertSongs(
  author: Person,
  count: number,
  getParent: (at: number, ids: readonly string[]) => string | undefined = () => undefined,
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => getTools().ids.make('post'))
  const from = getTools().clock.now() - count * 1000
  const posts = env.DB.prepare(
    `insert into posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, parent_id, created_at)
     select value ->> 'id', 'nightingale', ?1, 'Wren', 'wren', 'teal', 'Song', value ->> 'parent', cast(?2 as integer) + key * 1000
     from json_each(?3)`,
  )
  const ties = env.DB.prepare(
    `insert into connections(child_id, parent_id, created_by, created_at)
     select value ->> 'id', value ->> 'parent', ?1, 1 from json_each(?2) where value ->> 'parent' is not null`,
  )
  const rows = JSON.stringify(ids.map((id, at) => ({ id, parent: getParent(at, ids) ?? null })))
  await env.DB.batch([posts.bind(author.id, from, rows), ties.bind(author.id, rows)])
  return ids
}

test('is read in pages, which have every post and connection once', async () => {
  const wren = await createPerson('Wren')
  const alone = await insertSongs(wren, GRAPH_PAGE.roots + 20)
  const roots = await insertSongs(wren, 3)
  const replies = await insertSongs(wren, GRAPH_PAGE.replies + 5, (at) => roots[at % 3])
  const first = await fetchGraph(null, { kinds: 'nightingale' })
  const inFirst = new Set(first.posts.map(({ id }) => id))
  // The newest replies with what they reply to, however old, then posts without replies.
  expect(replies.filter((id) => inFirst.has(id))).toEqual(replies.slice(-GRAPH_PAGE.replies))
  expect(roots.every((id) => inFirst.has(id))).toBe(true)
  expect(alone.filter((id) => inFirst.has(id))).toEqual(alone.slice(-GRAPH_PAGE.roots))
  expect(first.posts.find(({ id }) => id === roots[0])?.replyCount).toBe(Math.ceil(replies.length / 3))
  const { graph, pages } = await fetchPages(null, { kinds: 'nightingale' })
  expect(pages).toBe(2)
  const all = [...alone, ...roots, ...replies]
  expect(graph.posts.filter(({ id }) => all.includes(id))).toHaveLength(all.length)
  expect(graph.connections.filter(({ from }) => replies.includes(from))).toHaveLength(replies.length)
  for (const cursor of ['', 'x', '~~~', '1.post_a', '1.post_a~x~'])
    expect(
      (await call(`GET /api/graph?cursor=${cursor}`, { headers: createIpHeader() })).status,
      cursor,
    ).toBe(400)
})

test('reaches the first post of a thread from its newest reply', async () => {
  const wren = await createPerson('Wren')
  const chain = await insertSongs(wren, 12, (at, ids) => ids[at - 1])
  const graph = await fetchGraph(null, { kinds: 'nightingale' })
  expect(graph.connections.filter(({ from }) => chain.includes(from))).toHaveLength(11)
})

test('counts public posts and connections of the whole site, however many are loaded', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const readTotals = async (as: Person | null = null) => {
    const { totals } = await fetchGraph(as)
    return { posts: totals?.posts ?? 0, connections: totals?.connections ?? 0 }
  }
  const before = await readTotals()
  const add = (posts: number, connections: number) => ({
    posts: before.posts + posts,
    connections: before.connections + connections,
  })
  const root = await publishSquawk(wren)
  const answer = await publishSquawk(dele, { parents: [{ id: root.id }] })
  expect(await readTotals()).toEqual(add(2, 1))
  // A message counts for nobody else.
  await publishMessage(wren, { recipient: `@${dele.username}`, parents: [{ id: root.id }] })
  expect(await readTotals()).toEqual(add(2, 1))
  expect(await readTotals(dele)).toEqual(add(2, 1))
  await env.DB.prepare('update posts set hidden_at = 1 where id = ?').bind(answer.id).run()
  expect(await readTotals()).toEqual(add(1, 0))
  await env.DB.prepare('update posts set hidden_at = null where id = ?').bind(answer.id).run()
  expect(await readTotals()).toEqual(add(2, 1))
  await env.DB.prepare('delete from posts where id = ?').bind(root.id).run()
  expect(await readTotals()).toEqual(add(1, 0))
  await env.DB.prepare('delete from posts where id = ?').bind(answer.id).run()
  expect(await readTotals()).toEqual(add(0, 0))
})

test('names the post with the most replies among all kinds', async () => {
  const wren = await createPerson('Wren')
  const [old = ''] = await insertSongs(wren, 1)
  await insertSongs(wren, 30, () => old)
  expect((await fetchGraph(null)).totals?.mostReplied).toMatchObject({ id: old, replyCount: 30 })
  expect((await fetchGraph(null, { kinds: 'hum' })).totals?.mostReplied).toBeNull()
  await env.DB.prepare("delete from posts where kind = 'nightingale'").run()
})

test('finds posts that are not loaded by their words, with what they reply to', async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  const root = await publishSquawk(wren, { title: 'Nothing of the kind' })
  const answer = await publishSquawk(dele, {
    title: 'Phalaropes again',
    description: `${'and on '.repeat(40)} at the saltern`,
    parents: [{ id: root.id }],
  })
  const message = await publishMessage(wren, {
    title: 'Phalaropes for you',
    recipient: `@${dele.username}`,
  })
  const find = async (q: string, as: Person | null = null) => {
    const graph = await fetchGraph(as, { q })
    expect([graph.cursor, graph.totals]).toEqual([null, null])
    return graph
  }
  const found = await find('phalaropes saltern')
  expect(found.matches).toEqual([answer.id])
  expect(found.posts.map(({ id }) => id)).toEqual([answer.id, root.id])
  expect(listParentConnections(answer, found)).toHaveLength(1)
  expect((await find('phalar', wren)).matches).toEqual([message.id, answer.id])
  expect((await find('phalar', eve)).matches).toEqual([answer.id])
  expect((await find('phalaropes nowhere')).posts).toEqual([])
  await call(`PUT /api/people/${dele.username}/block`, { as: eve })
  const apart = await find('phalar', eve)
  expect([apart.matches, apart.posts.map(({ id }) => id)]).toEqual([[], [root.id]])
})

test('neither returns nor counts a private post, and leaves the graph of others unchanged', async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  const open = await publishSquawk(wren)
  const before = { visitor: await fetchGraph(null), eve: await fetchGraph(eve) }
  const first = await publishMessage(wren, { recipient: `@${dele.username}`, parents: [{ id: open.id }] })
  const second = await publishMessage(dele, { recipient: `@${wren.username}`, parents: [{ id: first.id }] })
  const toComparable = (one: Graph) => JSON.stringify({ ...one, seq: 0, now: 0 })
  expect(toComparable(await fetchGraph(null))).toBe(toComparable(before.visitor))
  expect(toComparable(await fetchGraph(eve))).toBe(toComparable(before.eve))
  for (const [reader, peer] of [
    [wren, dele],
    [dele, wren],
  ] as const) {
    const drawn = await fetchGraph(reader)
    expect(listParentConnections(first, drawn)).toEqual([
      { from: first.id, to: open.id, type: 'reply', moment: null },
    ])
    expect(listParentConnections(second, drawn)).toEqual([
      { from: second.id, to: first.id, type: 'reply', moment: null },
    ])
    expect(countLoadedReplies(drawn.connections).get(open.id)).toBe(1)
    expect(drawn.posts.find(({ id }) => id === first.id)?.peer).toBe(`user:${peer.id}`)
  }
})

test('shows unlisted posts to their author, and a private owlcast to its collaborators', async () => {
  const [pia, tom, eve] = [
    await createPerson('Pia', { pro: true }),
    await createPerson('Tom'),
    await createPerson('Eve'),
  ]
  const unlisted = await publishOwlcast(pia, { visibility: 'unlisted' })
  const cast = await publishOwlcast(pia, { visibility: 'private' })
  await addCollaborator(pia, cast, tom)
  const inside = await publishSquawk(tom, { mode: 'owlcast', owlcastId: cast.id }, { mode: 'owlcast' })
  const all = [unlisted, cast, inside]
  expect(listPositions(all, await fetchGraph(pia))).toEqual([0, 1, 2])
  expect(listPositions(all, await fetchGraph(tom))).toEqual([1, 2])
  expect(listPositions(all, await fetchGraph(eve))).toEqual([])
  expect(listPositions(all, await fetchGraph(null))).toEqual([])
})

test('hides blocked and muted users and their connections on both sides', async () => {
  const [wren, dele, mara] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Mara'),
  ]
  const root = await publishSquawk(mara)
  const answer = await publishSquawk(wren, { parents: [{ id: root.id }] })
  const all = [root, answer]
  expect(listPositions(all, await fetchGraph(dele))).toEqual([0, 1])
  await call(`PUT /api/people/${wren.username}/block`, { as: dele })
  const apart = await fetchGraph(dele)
  expect([listPositions(all, apart), countLoadedReplies(apart.connections).get(root.id)]).toEqual([
    [0],
    undefined,
  ])
  await call(`PUT /api/people/${mara.username}/mute`, { as: wren })
  const quiet = await fetchGraph(wren)
  expect([listPositions(all, quiet), listParentConnections(answer, quiet)]).toEqual([[1], []])
  expect(listPositions(all, await fetchGraph(null))).toEqual([0, 1])
})

test('omits expired and deleted posts, also from cached results', async () => {
  const wren = await createPerson('Wren')
  const [first, second] = [await publishSquawk(wren), await publishSquawk(wren)]
  expect(listPositions([first, second], await fetchGraph(null))).toEqual([0, 1])
  await call(`DELETE /api/posts/${second.id}`, { as: wren })
  expect(listPositions([first, second], await fetchGraph(null))).toEqual([0])
  // Cached just before the post expires, requested just after. The clock stands still: both are within one second.
  const end = first.expiresAt ?? 0
  vi.useFakeTimers({ toFake: ['Date'], now: end - FEED_MEMO_MS / 4 })
  expect(listPositions([first], await fetchGraph(null))).toEqual([0])
  vi.setSystemTime(end + FEED_MEMO_MS / 4)
  expect(listPositions([first], await (await call('GET /api/graph')).json())).toEqual([])
})

test('returns only the requested kinds', async () => {
  const wren = await createPerson('Wren')
  const cast = await publishOwlcast(wren)
  const voice = await publishSquawk(wren, { parents: [{ id: cast.id }] })
  const both = [cast, voice]
  expect(listPositions(both, await fetchGraph(null, { kinds: 'squawk,owlcast' }))).toEqual([0, 1])
  const alone = await fetchGraph(wren, { kinds: 'squawk' })
  expect([listPositions(both, alone), listParentConnections(voice, alone)]).toEqual([[1], []])
  for (const kinds of ['', 'heronry', 'squawk,,hum'])
    expect((await call(`GET /api/graph?kinds=${kinds}`, { headers: createIpHeader() })).status, kinds).toBe(
      400,
    )
})

test('returns an owlcast with its recordings to those who may play them', async () => {
  const [pia, tom, eve] = [
    await createPerson('Pia', { pro: true }),
    await createPerson('Tom'),
    await createPerson('Eve'),
  ]
  const cast = await publishOwlcast(pia)
  await addCollaborator(pia, cast, tom)
  const publishRecording = (as: Person, given: Partial<NewPost> = {}) =>
    publishSquawk(as, { mode: 'owlcast', owlcastId: cast.id, ...given }, { mode: 'owlcast' })
  const mine = await publishRecording(pia)
  const his = await publishRecording(tom, { parents: [{ id: mine.id, type: 'reference' }] })
  const all = [cast, mine, his]
  const listLines = (one: Graph) =>
    listGraphLines(one).filter(({ from }) => from === mine.id || from === his.id)
  const drawn = await fetchGraph(null)
  expect(listPositions(all, drawn)).toEqual([0, 1, 2])
  expect(listLines(drawn)).toEqual([
    { from: his.id, to: mine.id, type: 'reference', moment: null },
    { from: his.id, to: cast.id, type: 'recording', moment: null },
    { from: mine.id, to: cast.id, type: 'recording', moment: null },
  ])
  expect(drawn.posts.find(({ id }) => id === his.id)).toMatchObject({ owlcastId: cast.id, parent: null })
  // Recordings of a blocked user are absent, and so are their lines.
  await call(`PUT /api/people/${tom.username}/block`, { as: eve })
  const apart = await fetchGraph(eve)
  expect(listPositions(all, apart)).toEqual([0, 1])
  expect(listLines(apart)).toEqual([{ from: mine.id, to: cast.id, type: 'recording', moment: null }])
  expect(countLoadedReplies(apart.connections).get(mine.id)).toBeUndefined()
  // A user blocked by the owner sees nothing of the owlcast.
  await call(`PUT /api/people/${eve.username}/block`, { as: pia })
  expect(listPositions(all, await fetchGraph(eve))).toEqual([])
  // Recordings are absent without the owlcast kind.
  expect(listPositions(all, await fetchGraph(null, { kinds: 'squawk' }))).toEqual([])
  await call(`DELETE /api/posts/${cast.id}`, { as: pia })
  expect(listPositions(all, await fetchGraph(null))).toEqual([])
})

test('leaves the graph of others unchanged by recordings of a private owlcast', async () => {
  const [pia, eve] = [await createPerson('Pia', { pro: true }), await createPerson('Eve')]
  const cast = await publishOwlcast(pia, { visibility: 'private' })
  const before = { visitor: await fetchGraph(null), eve: await fetchGraph(eve) }
  const publishRecording = (given: Partial<NewPost>) =>
    publishSquawk(pia, { mode: 'owlcast', owlcastId: cast.id, ...given }, { mode: 'owlcast' })
  const first = await publishRecording({})
  await publishRecording({ parents: [{ id: first.id }] })
  const toComparable = (one: Graph) => JSON.stringify({ ...one, seq: 0, now: 0 })
  expect(toComparable(await fetchGraph(null))).toBe(toComparable(before.visitor))
  expect(toComparable(await fetchGraph(eve))).toBe(toComparable(before.eve))
})
