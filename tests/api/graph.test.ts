/** The graph: which posts and connections a viewer sees in it; nothing private is drawn or counted (P4). */
import { afterEach, expect, test } from 'vitest'
import { linesIn, repliesIn } from '../../domain/graph'
import type { Graph } from '../../domain/graph.schema'
import { FEED_MEMO_MS } from '../../domain/limits'
import type { NewPost, Post } from '../../domain/posts.schema'
import { message } from '../support/messages'
import { joins, owlcast } from '../support/owlcasts'
import { squawk } from '../support/recordings'
import { call, type Person, person, tools, travel } from '../support/world'

afterEach(() => travel(0))

const NEWEST = Number.MAX_SAFE_INTEGER

/** A new IP address: other tests use the default one with future times. */
const fromAfar = () => ({ 'cf-connecting-ip': `2001:db8:${tools().ids.random(4)}::1` })

async function graph(as: Person | null, query: Record<string, string> = {}): Promise<Graph> {
  const asked = new URLSearchParams({ seq: String(NEWEST), ...query })
  const answer = await call(`GET /api/graph?${asked}`, { as, headers: fromAfar() })
  expect(answer.status).toBe(200)
  return answer.json()
}

/** Returns the positions in `all` of posts that are in the graph. */
function among(all: readonly Post[], { posts }: Graph): number[] {
  return all.flatMap(({ id }, place) => (posts.some((one) => one.id === id) ? [place] : []))
}

/** Returns the connections of one post to its parents. */
const tiesOf = ({ id }: Post, { ties }: Graph) => ties.filter(({ from }) => from === id)

test('returns posts and connections with their metadata', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const root = await squawk(wren, { title: 'The fox', description: `It  is back. ${'x'.repeat(200)}` })
  const song = await squawk(wren)
  const answer = await squawk(dele, {
    parents: [
      { id: root.id, type: 'question' },
      { id: song.id, type: 'merge' },
    ],
  })
  const drawn = await graph(null)
  // Other tests leave posts dated in the future in this database.
  const ours = drawn.posts.filter(({ id }) => [root.id, song.id, answer.id].includes(id))
  expect(ours.map(({ id }) => id)).toEqual([answer.id, song.id, root.id])
  expect(ours[2]).toEqual({
    ...{ id: root.id, kind: 'squawk', subtype: null, title: 'The fox', author: wren.displayName },
    said: `It is back. ${'x'.repeat(88)}…`,
    ...{ seconds: root.seconds, createdAt: root.createdAt, expiresAt: root.expiresAt },
    ...{ peer: null, answers: null, owlcastId: null },
  })
  expect(ours[0]?.answers).toEqual({ id: root.id, kind: 'squawk' })
  expect(tiesOf(answer, drawn)).toEqual([
    { from: answer.id, to: root.id, type: 'question' },
    { from: answer.id, to: song.id, type: 'merge' },
  ])
  expect(repliesIn(drawn.ties).get(root.id)).toBe(1)
})

test('neither returns nor counts a private post, and leaves the graph of others unchanged', async () => {
  const [wren, dele, eve] = [await person('Wren'), await person('Dele'), await person('Eve')]
  const open = await squawk(wren)
  const before = { visitor: await graph(null), eve: await graph(eve) }
  const first = await message(wren, { recipient: `@${dele.username}`, parents: [{ id: open.id }] })
  const second = await message(dele, { recipient: `@${wren.username}`, parents: [{ id: first.id }] })
  const same = (one: Graph) => JSON.stringify({ ...one, seq: 0, now: 0 })
  expect(same(await graph(null))).toBe(same(before.visitor))
  expect(same(await graph(eve))).toBe(same(before.eve))
  for (const [reader, peer] of [
    [wren, dele],
    [dele, wren],
  ] as const) {
    const drawn = await graph(reader)
    expect(tiesOf(first, drawn)).toEqual([{ from: first.id, to: open.id, type: 'reply' }])
    expect(tiesOf(second, drawn)).toEqual([{ from: second.id, to: first.id, type: 'reply' }])
    expect(repliesIn(drawn.ties).get(open.id)).toBe(1)
    expect(drawn.posts.find(({ id }) => id === first.id)?.peer).toBe(`user:${peer.id}`)
  }
})

test('shows unlisted posts to their author, and a private owlcast to its collaborators', async () => {
  const [pia, tom, eve] = [await person('Pia', { pro: true }), await person('Tom'), await person('Eve')]
  const unlisted = await owlcast(pia, { visibility: 'unlisted' })
  const cast = await owlcast(pia, { visibility: 'private' })
  await joins(pia, cast, tom)
  const inside = await squawk(tom, { mode: 'owlcast', owlcastId: cast.id }, { mode: 'owlcast' })
  const all = [unlisted, cast, inside]
  expect(among(all, await graph(pia))).toEqual([0, 1, 2])
  expect(among(all, await graph(tom))).toEqual([1, 2])
  expect(among(all, await graph(eve))).toEqual([])
  expect(among(all, await graph(null))).toEqual([])
})

test('hides blocked and muted users and their connections on both sides', async () => {
  const [wren, dele, mara] = [await person('Wren'), await person('Dele'), await person('Mara')]
  const root = await squawk(mara)
  const answer = await squawk(wren, { parents: [{ id: root.id }] })
  const all = [root, answer]
  expect(among(all, await graph(dele))).toEqual([0, 1])
  await call(`PUT /api/people/${wren.username}/block`, { as: dele })
  const apart = await graph(dele)
  expect([among(all, apart), repliesIn(apart.ties).get(root.id)]).toEqual([[0], undefined])
  await call(`PUT /api/people/${mara.username}/mute`, { as: wren })
  const quiet = await graph(wren)
  expect([among(all, quiet), tiesOf(answer, quiet)]).toEqual([[1], []])
  expect(among(all, await graph(null))).toEqual([0, 1])
})

test('omits expired and deleted posts, also from cached results', async () => {
  const wren = await person('Wren')
  const [first, second] = [await squawk(wren), await squawk(wren)]
  expect(among([first, second], await graph(null))).toEqual([0, 1])
  await call(`DELETE /api/posts/${second.id}`, { as: wren })
  expect(among([first, second], await graph(null))).toEqual([0])
  // Cached just before the post expires, requested just after.
  const end = (first.expiresAt ?? 0) - tools().clock.now()
  travel(end - FEED_MEMO_MS / 4)
  expect(among([first], await graph(null))).toEqual([0])
  travel(end + FEED_MEMO_MS / 4)
  expect(among([first], await (await call('GET /api/graph')).json())).toEqual([])
})

test('returns only the requested kinds', async () => {
  const wren = await person('Wren')
  const cast = await owlcast(wren)
  const voice = await squawk(wren, { parents: [{ id: cast.id }] })
  const both = [cast, voice]
  expect(among(both, await graph(null, { kinds: 'squawk,owlcast' }))).toEqual([0, 1])
  const alone = await graph(wren, { kinds: 'squawk' })
  expect([among(both, alone), tiesOf(voice, alone)]).toEqual([[1], []])
  for (const kinds of ['', 'heronry', 'squawk,,hum'])
    expect((await call(`GET /api/graph?kinds=${kinds}`, { headers: fromAfar() })).status, kinds).toBe(400)
})

test('returns an owlcast with its recordings to those who may play them', async () => {
  const [pia, tom, eve] = [await person('Pia', { pro: true }), await person('Tom'), await person('Eve')]
  const cast = await owlcast(pia)
  await joins(pia, cast, tom)
  const record = (as: Person, given: Partial<NewPost> = {}) =>
    squawk(as, { mode: 'owlcast', owlcastId: cast.id, ...given }, { mode: 'owlcast' })
  const mine = await record(pia)
  const his = await record(tom, { parents: [{ id: mine.id, type: 'reference' }] })
  const all = [cast, mine, his]
  const lines = (one: Graph) => linesIn(one).filter(({ from }) => from === mine.id || from === his.id)
  const drawn = await graph(null)
  expect(among(all, drawn)).toEqual([0, 1, 2])
  expect(lines(drawn)).toEqual([
    { from: his.id, to: mine.id, type: 'reference' },
    { from: his.id, to: cast.id, type: 'recording' },
    { from: mine.id, to: cast.id, type: 'recording' },
  ])
  expect(drawn.posts.find(({ id }) => id === his.id)).toMatchObject({ owlcastId: cast.id, answers: null })
  // Recordings of a blocked user are absent, and so are their lines.
  await call(`PUT /api/people/${tom.username}/block`, { as: eve })
  const apart = await graph(eve)
  expect(among(all, apart)).toEqual([0, 1])
  expect(lines(apart)).toEqual([{ from: mine.id, to: cast.id, type: 'recording' }])
  expect(repliesIn(apart.ties).get(mine.id)).toBeUndefined()
  // A user blocked by the owner sees nothing of the owlcast.
  await call(`PUT /api/people/${eve.username}/block`, { as: pia })
  expect(among(all, await graph(eve))).toEqual([])
  // Recordings are absent without the owlcast kind.
  expect(among(all, await graph(null, { kinds: 'squawk' }))).toEqual([])
  await call(`DELETE /api/posts/${cast.id}`, { as: pia })
  expect(among(all, await graph(null))).toEqual([])
})

test('leaves the graph of others unchanged by recordings of a private owlcast', async () => {
  const [pia, eve] = [await person('Pia', { pro: true }), await person('Eve')]
  const cast = await owlcast(pia, { visibility: 'private' })
  const before = { visitor: await graph(null), eve: await graph(eve) }
  const record = (given: Partial<NewPost>) =>
    squawk(pia, { mode: 'owlcast', owlcastId: cast.id, ...given }, { mode: 'owlcast' })
  const first = await record({})
  await record({ parents: [{ id: first.id }] })
  const same = (one: Graph) => JSON.stringify({ ...one, seq: 0, now: 0 })
  expect(same(await graph(null))).toBe(same(before.visitor))
  expect(same(await graph(eve))).toBe(same(before.eve))
})
