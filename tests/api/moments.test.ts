/** Replies to a moment: which ranges are accepted, who sees them, and that they follow the life of the parent. */

import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Graph } from '../../domain/graph/graph.schema'
import type { Connections, Parents } from '../../domain/posts/connections.schema'
import type { MomentMarkList } from '../../domain/posts/moment-marks.schema'
import type { NewPost, Post, Replies } from '../../domain/posts/posts.schema'
import { HOUR_MS } from '../../domain/time/units'
import { publishSong } from '../support/payments'
import { createUpload, publishSquawk } from '../support/recordings'
import { type CallOptions, call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

type Range = [startMs: number, endMs: number]
type As = CallOptions['as']
const to = (post: Pick<Post, 'id'>, [startMs, endMs]: Range) => ({ id: post.id, moment: { startMs, endMs } })

/** Publishes a reply and returns the code of the error, or null. */
async function reply(as: Person, parents: NewPost['parents'], given: Partial<NewPost> = {}) {
  const { id: mediaId } = await createUpload(as, { mode: given.mode ?? 'squawk' })
  const json = { mode: 'squawk', mediaId, title: 'Echo', tags: ['fox'], parents, ...given }
  const answer = await call('POST /api/posts', { as, json, key: getTools().ids.make('key') })
  const { error, post } = await answer.json<{ error?: { code: string; field: string }; post?: Post }>()
  return { code: error?.code ?? null, field: error?.field, post }
}
async function fetchMarks(post: Pick<Post, 'id'>, as: As = null): Promise<MomentMarkList> {
  return (await call(`GET /api/posts/${post.id}/moments`, { as })).json()
}
async function listRanges(post: Pick<Post, 'id'>, as: As = null): Promise<Range[]> {
  return (await fetchMarks(post, as)).items.map(({ startMs, endMs }) => [startMs, endMs])
}
async function fetchReplies(post: Pick<Post, 'id'>, query = '', as: As = null): Promise<Replies> {
  return (await call(`GET /api/posts/${post.id}/replies${query}`, { as })).json()
}
async function fetchPost({ id }: Pick<Post, 'id'>, as: As = null): Promise<Post> {
  return (await call(`GET /api/posts/${id}`, { as })).json()
}
async function editMoment(as: As, child: Pick<Post, 'id'>, parent: Pick<Post, 'id'>, range: Range | null) {
  const moment = range && { startMs: range[0], endMs: range[1] }
  const answer = await call(`PATCH /api/connections/${child.id}/${parent.id}`, { as, json: { moment } })
  const body = await answer.json<Parents & { error?: { code: string } }>()
  return { code: body.error?.code ?? null, items: body.items }
}

test('stores a moment of each of five parents and shows it where the connection is shown', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const parents = await Promise.all(Array.from({ length: 5 }, () => publishSquawk(wren)))
  const [first, second] = parents as [Post, Post]
  const { post } = await reply(
    dele,
    parents.map((parent, at) => (at === 4 ? { id: parent.id } : to(parent, [at * 100, at * 100 + 1000]))),
  )
  if (!post) throw new Error('It is published.')
  const moments = [0, 100, 200, 300].map((startMs) => ({ startMs, endMs: startMs + 1000 }))
  const { items } = await (await call(`GET /api/posts/${post.id}/parents`)).json<Parents>()
  expect(items.map(({ moment }) => moment)).toEqual([...moments, null])
  const [listed] = (await fetchReplies(second)).items
  expect(listed?.moment).toEqual(moments[1])
  expect(listed?.otherParents.map(({ moment }) => moment)).toEqual([moments[0], moments[2], moments[3], null])
  expect(await fetchMarks(first)).toMatchObject({
    items: [{ id: post.id, ...moments[0], author: { username: dele.username } }],
    hasMore: false,
  })
  expect(parents.map(async (parent) => (await fetchPost(parent)).momentCount)).toHaveLength(5)
  expect((await fetchPost(first)).momentCount).toBe(1)
  expect((await fetchPost(parents[4] as Post)).momentCount).toBe(0)
  const { items: ties } = await (await call('GET /api/connections')).json<Connections>()
  expect(ties.find(({ childId, parentId }) => childId === post.id && parentId === second.id)).toMatchObject({
    moment: moments[1],
  })
  const graph = await (await call('GET /api/graph?seq=999999')).json<Graph>()
  expect(graph.connections.find(({ from, to: id }) => from === post.id && id === second.id)).toEqual({
    from: post.id,
    to: second.id,
    type: 'reply',
    moment: moments[1],
  })
})

test('refuses ranges that are reversed, empty, negative, fractional or past the end', async () => {
  const wren = await createPerson('Wren')
  const parent = await publishSquawk(wren)
  const endMs = Math.floor(parent.seconds * 1000)
  const other = await publishSquawk(wren)
  for (const range of [
    [2000, 1000],
    [1000, 1000],
    [-1, 1000],
    [0.5, 1000],
    [0, endMs + 1],
    [endMs, endMs + 9],
  ])
    expect(await reply(wren, [{ id: other.id }, to(parent, range as Range)])).toMatchObject({
      code: 'connection.moment_invalid',
      field: 'parents',
    })
  for (const moment of [{ startMs: '0', endMs: 5 }, { startMs: 0 }, { startMs: 0, endMs: 5, more: 1 }, 'all'])
    expect((await reply(wren, [{ id: parent.id, moment } as never])).code).toBe('request.invalid')
  expect(await listRanges(parent)).toEqual([])
  expect((await reply(wren, [to(parent, [0, endMs])])).code).toBeNull()
  expect(await listRanges(parent)).toEqual([[0, endMs]])
})

test('refuses a moment of a parent that the author cannot see, or that expires meanwhile', async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  const secret = await publishSquawk(
    wren,
    { mode: 'mue', tags: [], recipient: `@${dele.username}` },
    { mode: 'mue' },
  )
  expect((await reply(eve, [to(secret, [0, 1000])])).code).toBe('post.not_found')
  expect((await call(`GET /api/posts/${secret.id}/moments`, { as: eve })).status).toBe(404)
  const fading = await publishSquawk(wren)
  const { post } = await reply(dele, [to(fading, [0, 1000])])
  expect(post).toBeDefined()
  setClockOffset(25 * HOUR_MS)
  try {
    expect((await reply(eve, [to(fading, [0, 1000])])).code).toBe('post.not_found')
    expect((await call(`GET /api/posts/${fading.id}/moments`, { as: dele })).status).toBe(404)
    if (post) expect((await editMoment(dele, post, fading, [0, 500])).code).not.toBeNull()
  } finally {
    setClockOffset(0)
  }
})

test('takes and shows only moments within the preview where the viewer has not paid', async () => {
  const [pia, dele] = [await createPerson('Pia', { pro: true }), await createPerson('Dele')]
  const song = await publishSong(pia, 299)
  const whole = Math.floor(song.seconds * 1000)
  const early: Range = [0, 1000]
  const late: Range = [whole - 1000, whole - 7]
  expect((await reply(dele, [to(song, late)])).code).toBe('connection.moment_invalid')
  expect((await reply(dele, [to(song, early)])).code).toBeNull()
  expect((await reply(pia, [to(song, late)])).code).toBeNull()
  expect(await listRanges(song, pia)).toEqual([early, late])
  for (const viewer of [null, dele]) {
    expect(await listRanges(song, viewer)).toEqual([early])
    const { items } = await fetchReplies(song, '', viewer)
    expect(items.map(({ moment }) => moment?.startMs ?? null)).toEqual([0, null])
    expect((await fetchReplies(song, `?fromMs=0&toMs=${whole}`, viewer)).items).toHaveLength(1)
  }
  for (const path of ['/api/connections', '/api/graph?seq=999999'])
    expect(await (await call(`GET ${path}`)).text()).not.toContain(`"endMs":${whole - 7}`)
})

test('marks reveal no private reply and none of blocked authors', async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  const open = await publishSquawk(wren)
  await reply(dele, [to(open, [100, 600])], { mode: 'mue', tags: [], recipient: `@${wren.username}` })
  await reply(dele, [to(open, [200, 700])])
  const ranges: Range[] = [
    [100, 600],
    [200, 700],
  ]
  expect(await listRanges(open, dele)).toEqual(ranges)
  // The message is a request, which lists leave out until it is accepted.
  expect(await listRanges(open, wren)).toEqual([ranges[1]])
  for (const viewer of [null, eve]) expect(await listRanges(open, viewer)).toEqual([ranges[1]])
  expect((await fetchPost(open)).momentCount).toBe(1)
  await call(`PUT /api/people/${dele.username}/block`, { as: eve })
  expect(await listRanges(open, eve)).toEqual([])
})

test('lists the replies to one second in pages, also two hundred of them', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const open = await publishSquawk(wren)
  await reply(dele, [to(open, [100, 900])])
  await env.DB.batch(
    Array.from({ length: 200 }, (_, at) => [
      env.DB.prepare(
        `insert into posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, parent_id, created_at)
         values (?1, 'squawk', ?2, 'n', 'n', 'teal', 'Echo', ?3, ?4)`,
      ).bind(`post_many_${at}`, dele.id, open.id, at + 1),
      env.DB.prepare(
        `insert into connections(child_id, parent_id, moment_start_ms, moment_end_ms, created_by, created_at)
         values (?, ?, ?, 2000, ?, ?)`,
      ).bind(`post_many_${at}`, open.id, 1000 + at, dele.id, at + 1),
    ]).flat(),
  )
  const { items: marks, hasMore } = await fetchMarks(open)
  expect([marks.length, hasMore]).toEqual([201, false])
  expect((await fetchPost(open)).momentCount).toBe(201)
  const found = new Set<string>()
  let cursor: string | null = ''
  do {
    const page: Replies = await fetchReplies(open, `?fromMs=1000&toMs=1999${cursor && `&cursor=${cursor}`}`)
    for (const { id } of page.items) found.add(id)
    cursor = page.cursor
  } while (cursor !== null)
  expect(found.size).toBe(200)
  expect((await fetchReplies(open, '?fromMs=100')).items).toHaveLength(1)
  expect((await call(`GET /api/posts/${open.id}/replies?fromMs=-1`)).status).toBe(400)
})

test('changes a moment of a published reply, for its author only', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const open = await publishSquawk(wren)
  const { post } = await reply(dele, [{ id: open.id }])
  if (!post) throw new Error('It is published.')
  expect((await editMoment(wren, post, open, [0, 500])).code).toBe('connection.not_yours')
  expect((await editMoment(dele, post, { id: 'post_nowhere' }, [0, 500])).code).toBe('connection.not_found')
  expect((await editMoment(dele, post, open, [500, 0])).code).toBe('connection.moment_invalid')
  const before = await (await call('GET /api/events')).json<{ seq: number }>()
  const { items } = await editMoment(dele, post, open, [0, 500])
  expect(items.map(({ moment }) => moment)).toEqual([{ startMs: 0, endMs: 500 }])
  expect(await (await call(`GET /api/events?after=${before.seq}`)).text()).toContain(open.id)
  expect((await fetchPost(open)).momentCount).toBe(1)
  expect(await listRanges(open)).toEqual([[0, 500]])
  await editMoment(dele, post, open, null)
  expect([await listRanges(open), (await fetchPost(open)).momentCount]).toEqual([[], 0])
  const later = await publishSquawk(wren)
  const json = { childId: post.id, parents: [to(later, [200, 900])] }
  expect((await call('POST /api/connections', { as: dele, json })).status).toBe(201)
  expect(await listRanges(later)).toEqual([[200, 900]])
  const wrong = await publishSquawk(wren)
  const refused = await call('POST /api/connections', {
    as: dele,
    json: { childId: post.id, parents: [to(wrong, [9, 8])] },
  })
  expect(refused.status).toBe(400)
})

test('a moment goes with the reply, with the parent and with the connection', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const [open, other] = [await publishSquawk(wren), await publishSquawk(wren)]
  const { post } = await reply(dele, [to(open, [0, 500]), to(other, [100, 600])])
  const count = async () =>
    (
      await env.DB.prepare('select count(*) as n from connections where child_id = ?')
        .bind(post?.id)
        .first<{ n: number }>()
    )?.n
  await call(`DELETE /api/posts/${other.id}`, { as: wren })
  expect(await count()).toBe(1)
  await call(`DELETE /api/posts/${post?.id}`, { as: dele })
  expect(await count()).toBe(0)
  expect([await listRanges(open), (await fetchPost(open)).momentCount]).toEqual([[], 0])
})

test('a message and a list of own posts say which moment they refer to, as far as the reader may hear it', async () => {
  const [wren, dele] = [await createPerson('Wren', { pro: true }), await createPerson('Dele')]
  const parent = await publishSquawk(wren)
  const moment = { startMs: 400, endMs: 1200 }
  const { post: message } = await reply(dele, [to(parent, [400, 1200])], {
    mode: 'mue',
    tags: [],
    recipient: `@${wren.username}`,
  })
  const { post: echo } = await reply(dele, [to(parent, [400, 1200])])
  if (!message || !echo) throw new Error('Both are published.')
  const readThread = async (as: Person, peer: Person) => {
    const answer = await call(`GET /api/conversations/${encodeURIComponent(`user:${peer.id}`)}/messages`, {
      as,
    })
    return answer.json<{ items: Post[]; moments?: Record<string, unknown> }>()
  }
  for (const [as, peer] of [
    [dele, wren],
    [wren, dele],
  ] as const)
    expect((await readThread(as, peer)).moments).toEqual({ [message.id]: moment })
  const listOwn = async () =>
    (await call('GET /api/me/posts?kind=squawk', { as: dele })).json<{
      items: (Post & { parent: { moment?: unknown } | null })[]
    }>()
  const own = (await listOwn()).items.find(({ id }) => id === echo.id)
  expect(own?.parent).toMatchObject({ id: parent.id, moment })
  // Behind a price that was set afterwards, past the end of the preview, for users who did not pay.
  await env.DB.prepare('update posts set price_cents = 299, seconds = 1 where id = ?').bind(parent.id).run()
  expect((await readThread(dele, wren)).moments).toBeUndefined()
  await env.DB.prepare('update posts set hidden_at = 1, price_cents = 0 where id = ?').bind(parent.id).run()
  expect((await readThread(dele, wren)).moments).toBeUndefined()
})
