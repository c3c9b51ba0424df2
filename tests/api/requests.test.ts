/** Message requests: first messages of strangers wait in a separate list and appear nowhere else. */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import { FIRST_MESSAGES } from '../../domain/limits'
import type { Conversations, Thread, Waiting } from '../../domain/messages.schema'
import type { Notifications, UnreadNotifications } from '../../domain/notifications.schema'
import type { NewPost, Post } from '../../domain/posts.schema'
import { countedAs } from '../../worker/http/rate-limit'
import { follow } from '../support/members'
import { message } from '../support/messages'
import { pushBrowser, pushServiceSays, toldIn } from '../support/push-browser'
import { squawkOf, uploaded } from '../support/recordings'
import { call, type Person, person, tools, travel } from '../support/world'

afterEach(() => travel(0))

const fromAnywhere = () => ({ 'cf-connecting-ip': tools().ids.random(8) })
async function read<T>(as: Person, path: string): Promise<T> {
  const answer = await call(`GET ${path}`, { as, headers: fromAnywhere() })
  expect(answer.status, path).toBe(200)
  return answer.json<T>()
}
const inBox = async (as: Person) =>
  (await read<Conversations>(as, '/api/conversations?state=request')).items.map(
    ({ peer, last, messages, unread }) => ({ peer: peer.key, last: last.id, messages, unread }),
  )
const inList = async (as: Person) =>
  (await read<Conversations>(as, '/api/conversations')).items.map(({ peer }) => peer.key)
const waiting = (as: Person) => read<Waiting>(as, '/api/conversations/unread')
const told = async (as: Person) => (await read<Notifications>(as, '/api/notifications')).items
const threadOf = (as: Person, other: Person) => read<Thread>(as, `${pathOf(other)}/messages`)
const pathOf = ({ id }: Person) => `/api/conversations/${encodeURIComponent(`user:${id}`)}`
const accept = (as: Person, other: Person) => call(`POST ${pathOf(other)}/accept`, { as })
const putAway = (as: Person, other: Person, { createdAt: at }: Post) =>
  call(`POST ${pathOf(other)}/put-away`, { as, json: { at } })
const two = async () => [await person('Wren'), await person('Dele')] as const
const send = (from: Person, to: Person, given: Partial<NewPost> = {}) =>
  message(from, { recipient: `@${to.username}`, ...given })

/** Returns the lists outside of requests in which this message appears. */
async function placesOf({ id, title }: Post, as: Person): Promise<string[]> {
  const q = encodeURIComponent(title)
  const lists = {
    messages: '/api/messages',
    search: `/api/search?q=${q}`,
    results: `/api/search/results?q=${q}`,
    picker: `/api/posts/candidates?q=${q}`,
    newest: '/api/posts/candidates',
    graph: '/api/graph',
  }
  const found: string[] = []
  for (const [place, path] of Object.entries(lists))
    if (JSON.stringify(await read(as, path)).includes(`"${id}"`)) found.push(place)
  const { counts } = await read<{ counts: Record<string, number> }>(as, '/api/me/statistics')
  return counts.mue ? [...found, 'figures'] : found
}
const EVERYWHERE = ['messages', 'search', 'results', 'picker', 'newest', 'graph', 'figures']

test("keeps a stranger's message in the requests, without notifications, until it is accepted", async () => {
  const [wren, dele] = await two()
  await pushServiceSays()
  const browser = await toldIn(dele, await pushBrowser())
  const first = await send(wren, dele, { title: tools().ids.make('title') })
  expect(await inBox(dele)).toEqual([{ peer: `user:${wren.id}`, last: first.id, messages: 1, unread: 1 }])
  expect([await inList(dele), await told(dele), await browser.delivered()]).toEqual([[], [], []])
  expect(await waiting(dele)).toEqual({ unread: 0, requests: 1 })
  expect((await read<UnreadNotifications>(dele, '/api/notifications/unread')).total).toBe(0)
  expect(await placesOf(first, dele)).toEqual([])
  // It may be played before.
  expect(await threadOf(dele, wren)).toMatchObject({ state: 'request', items: [{ id: first.id }] })
  expect((await call(`GET ${first.audioUrl}`, { as: dele })).status).toBe(200)

  for (const _ of [1, 2]) expect((await accept(dele, wren)).status).toBe(204)
  expect([await inBox(dele), await inList(dele)]).toEqual([[], [`user:${wren.id}`]])
  expect(await waiting(dele)).toEqual({ unread: 1, requests: 0 })
  expect(await placesOf(first, dele)).toEqual(EVERYWHERE)
  expect((await threadOf(dele, wren)).state).toBe('open')
  const second = await send(wren, dele)
  expect(await told(dele)).toMatchObject([{ reason: 'message', post: { id: second.id }, count: 1 }])
  expect(await browser.delivered()).toHaveLength(1)
})

test('shows the sender the same view whatever the recipient does', async () => {
  const [wren, dele] = await two()
  const first = await send(wren, dele)
  const seen = async () => {
    const [thread, list, { hints }] = await Promise.all([
      threadOf(wren, dele),
      read<Conversations>(wren, '/api/conversations'),
      read<{ hints: unknown[] }>(wren, '/api/events?after=0'),
    ])
    return { items: thread.items, state: thread.state, list: list.items, hints, told: await told(wren) }
  }
  const before = await seen()
  expect(before).toMatchObject({ state: 'open', list: [{ last: { id: first.id } }], told: [] })
  await call(`GET ${first.audioUrl}`, { as: dele })
  await call(`POST ${pathOf(wren)}/seen`, { as: dele, json: { at: first.createdAt } })
  expect(await seen()).toEqual(before)
  await putAway(dele, wren, first)
  expect(await seen()).toEqual(before)
  await accept(dele, wren)
  expect(await seen()).toEqual(before)
})

test('dismisses a request for its recipient only, and shows a later message as a new request', async () => {
  const [wren, dele] = await two()
  const first = await send(wren, dele, { title: tools().ids.make('title') })
  expect((await putAway(dele, wren, first)).status).toBe(204)
  expect([await inBox(dele), await waiting(dele)]).toEqual([[], { unread: 0, requests: 0 }])
  expect((await threadOf(dele, wren)).items).toEqual([])
  expect((await threadOf(wren, dele)).items).toMatchObject([{ id: first.id }])
  travel(1000)
  const second = await send(wren, dele, { title: tools().ids.make('title') })
  expect(await inBox(dele)).toMatchObject([{ last: second.id, messages: 1 }])
  expect([await told(dele), await waiting(dele)]).toEqual([[], { unread: 0, requests: 1 }])
  // A message that arrived meanwhile is not dismissed.
  expect((await putAway(dele, wren, first)).status).toBe(204)
  expect(await inBox(dele)).toHaveLength(1)
  await accept(dele, wren)
  expect((await threadOf(dele, wren)).items).toMatchObject([{ id: second.id }])
  expect(await placesOf(first, dele)).toEqual(['figures'])
  expect(await placesOf(second, dele)).toEqual(EVERYWHERE)
  // An accepted conversation cannot be dismissed this way.
  expect((await putAway(dele, wren, second)).status).toBe(404)
})

test('skips requests for followed users, earlier recipients and replies; following accepts waiting ones', async () => {
  const [wren, dele] = await two()
  await follow(dele, wren)
  await send(wren, dele)
  expect(await inList(dele)).toEqual([`user:${wren.id}`])
  // Wren wrote first and follows no one.
  await send(dele, wren)
  expect([await inList(wren), await inBox(wren)]).toEqual([[`user:${dele.id}`], []])
  expect(await told(wren)).toMatchObject([{ reason: 'message' }])

  const [pia, tom] = [await person('Pia'), await person('Tom')]
  const first = await send(pia, tom)
  const answer = await message(tom, { parents: [{ id: first.id }] })
  expect([await inList(tom), await inBox(tom)]).toEqual([[`user:${pia.id}`], []])
  expect(await told(pia)).toMatchObject([{ reason: 'message', post: { id: answer.id } }])

  const [eve, mara] = [await person('Eve'), await person('Mara')]
  await send(eve, mara)
  await follow(mara, eve)
  expect([await inList(mara), await inBox(mara)]).toEqual([[`user:${eve.id}`], []])
  expect(await waiting(mara)).toEqual({ unread: 1, requests: 0 })
})

test('treats messages to an address as requests, whenever it is verified, and hides its owner', async () => {
  const [wren, dele] = await two()
  await message(wren, { recipient: dele.email })
  expect([await inList(dele), await told(dele)]).toEqual([[], []])
  const [box] = await inBox(dele)
  expect(box?.peer).toBe(`user:${wren.id}`)
  // Writing by name does not reveal that one has the address.
  await send(dele, wren)
  expect([await inList(wren), (await inBox(wren)).length]).toEqual([[`mail:${dele.email}`], 1])
  expect(await inList(dele)).toEqual([`user:${wren.id}`])

  const [mara, phone] = [await person('Mara', { verified: false }), '+447700900417']
  await message(wren, { recipient: mara.email })
  expect(await inBox(mara)).toEqual([])
  await env.DB.prepare('update user set email_verified = 1 where id = ?').bind(mara.id).run()
  expect([(await inBox(mara)).length, await inList(mara)]).toEqual([1, []])
  // Messages of followed users are no requests either.
  const [ada, pia] = [await person('Ada'), await person('Pia')]
  await follow(pia, ada)
  await message(ada, { recipient: phone })
  await env.DB.prepare('update user set phone_number = ?, phone_number_verified = 1 where id = ?')
    .bind(phone, pia.id)
    .run()
  expect([await inBox(pia), await inList(pia)]).toEqual([[], [`user:${ada.id}`]])
})

test('notifies the sender of a reply from the address', async () => {
  const [wren, dele] = await two()
  const first = await message(wren, { recipient: dele.email })
  const answer = await message(dele, { parents: [{ id: first.id }] })
  expect(await told(wren)).toMatchObject([{ reason: 'message', post: { id: answer.id } }])
  expect([await inList(wren), await inBox(wren)]).toEqual([[`user:${dele.id}`], []])
})

test('ignores mentions in public messages of strangers, also when added by an edit', async () => {
  const [wren, dele] = await two()
  const post = await send(wren, dele, { isPrivate: false, description: `Hello @${dele.username}` })
  const bare = await send(wren, dele, { isPrivate: false })
  const json = { content: `Hello @${dele.username}` }
  expect((await call(`PATCH /api/posts/${bare.id}`, { as: wren, json })).status).toBe(200)
  expect(await told(dele)).toEqual([])
  expect([post.visibility, await placesOf(post, dele)]).toEqual(['public', []])
})

test('hides a request during a block, and includes requests in the data export', async () => {
  const [wren, dele] = await two()
  const first = await send(wren, dele, { title: tools().ids.make('title') })
  await call(`PUT /api/people/${wren.username}/block`, { as: dele })
  expect([await inBox(dele), await waiting(dele)]).toEqual([[], { unread: 0, requests: 0 }])
  await call(`DELETE /api/people/${wren.username}/block`, { as: dele })
  expect(await inBox(dele)).toMatchObject([{ last: first.id }])
  const zip = await (await call('GET /api/me/export', { as: dele })).arrayBuffer()
  expect(new TextDecoder().decode(zip)).toContain(first.title)
})

test('refuses to accept or dismiss foreign requests', async () => {
  const [wren, dele] = await two()
  const first = await send(wren, dele)
  const eve = await person('Eve')
  for (const [as, other] of [
    [eve, wren],
    [eve, dele],
    [wren, eve],
  ] as const)
    for (const answer of [await accept(as, other), await putAway(as, other, first)])
      expect(answer.status).toBe(404)
  expect(await inBox(dele)).toHaveLength(1)
})

test('limits first messages to strangers a day, also concurrently', async () => {
  const [wren, dele] = await two()
  const strangers = await Promise.all([1, 2, 3, 4].map((n) => person(`Stranger ${n}`)))
  const friend = await person('Friend')
  await follow(friend, wren)
  const tried = async (recipient: string) => {
    const { id: mediaId } = await uploaded(wren, { mode: 'mue' })
    return () =>
      call('POST /api/posts', {
        as: wren,
        json: { ...squawkOf(mediaId), mode: 'mue', tags: [], recipient },
        key: tools().ids.make('key'),
      })
  }
  expect((await (await tried(`@${dele.username}`))()).status).toBe(201)
  await env.DB.prepare('update rate_limits set count = ? where key = ?')
    .bind(FIRST_MESSAGES.count - 2, await countedAs(`first-message|${wren.id}`))
    .run()
  const ready = await Promise.all(strangers.map(({ username }) => tried(`@${username}`)))
  const answers = await Promise.all(ready.map((go) => go()))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 429, 429])
  const refusal = await answers.find(({ status }) => status === 429)?.json()
  expect(refusal).toMatchObject({ error: { code: 'message.too_many_first', field: 'recipient' } })
  // Addresses always count, with or without an account; earlier recipients and followers do not.
  expect((await (await tried(friend.email))()).status).toBe(429)
  for (const { username } of [dele, friend]) expect((await (await tried(`@${username}`))()).status).toBe(201)
})
