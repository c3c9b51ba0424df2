/** Message requests: first messages of strangers wait in a separate list and appear nowhere else. */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import type { Conversations, MessageCounts, ThreadPage } from '../../domain/messages/messages.schema'
import type { Notifications, UnreadNotifications } from '../../domain/notifications/notifications.schema'
import type { NewPost, Post } from '../../domain/posts/posts.schema'
import { hashKey } from '../../worker/gate/rate-limit'
import { FIRST_MESSAGES } from '../../worker/messages/new-message.service'
import { follow } from '../support/members'
import { publishMessage } from '../support/messages'
import { createPushBrowser, setPushAnswers, subscribeBrowser } from '../support/push-browser'
import { createSquawkInput, createUpload } from '../support/recordings'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

const createIpHeader = () => ({ 'cf-connecting-ip': getTools().ids.random(8) })
async function fetchOk<T>(as: Person, path: string): Promise<T> {
  const answer = await call(`GET ${path}`, { as, headers: createIpHeader() })
  expect(answer.status, path).toBe(200)
  return answer.json<T>()
}
const listRequests = async (as: Person) =>
  (await fetchOk<Conversations>(as, '/api/conversations?state=request')).items.map(
    ({ peer, last, messages, unread }) => ({ peer: peer.key, last: last.id, messages, unread }),
  )
const listPeers = async (as: Person) =>
  (await fetchOk<Conversations>(as, '/api/conversations')).items.map(({ peer }) => peer.key)
const fetchWaiting = (as: Person) => fetchOk<MessageCounts>(as, '/api/conversations/unread')
const listNotifications = async (as: Person) => (await fetchOk<Notifications>(as, '/api/notifications')).items
const fetchThread = (as: Person, other: Person) => fetchOk<ThreadPage>(as, `${getPath(other)}/messages`)
const getPath = ({ id }: Person) => `/api/conversations/${encodeURIComponent(`user:${id}`)}`
const acceptRequest = (as: Person, other: Person) => call(`POST ${getPath(other)}/accept`, { as })
const dismissRequest = (as: Person, other: Person, { createdAt: at }: Post) =>
  call(`POST ${getPath(other)}/dismiss`, { as, json: { at } })
const createTwo = async () => [await createPerson('Wren'), await createPerson('Dele')] as const
const sendMessage = (from: Person, to: Person, given: Partial<NewPost> = {}) =>
  publishMessage(from, { recipient: `@${to.username}`, ...given })

/** Returns the lists outside of requests in which this message appears. */
async function listPlaces({ id, title }: Post, as: Person): Promise<string[]> {
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
    if (JSON.stringify(await fetchOk(as, path)).includes(`"${id}"`)) found.push(place)
  const { counts } = await fetchOk<{ counts: Record<string, number> }>(as, '/api/me/statistics')
  return counts.mue ? [...found, 'figures'] : found
}
const EVERYWHERE = ['messages', 'search', 'results', 'picker', 'newest', 'graph', 'figures']

test("keeps a stranger's message in the requests, without notifications, until it is accepted", async () => {
  const [wren, dele] = await createTwo()
  await setPushAnswers()
  const browser = await subscribeBrowser(dele, await createPushBrowser())
  const first = await sendMessage(wren, dele, { title: getTools().ids.make('title') })
  expect(await listRequests(dele)).toEqual([
    { peer: `user:${wren.id}`, last: first.id, messages: 1, unread: 1 },
  ])
  expect([await listPeers(dele), await listNotifications(dele), await browser.delivered()]).toEqual([
    [],
    [],
    [],
  ])
  expect(await fetchWaiting(dele)).toEqual({ unread: 0, requests: 1 })
  expect((await fetchOk<UnreadNotifications>(dele, '/api/notifications/unread')).total).toBe(0)
  expect(await listPlaces(first, dele)).toEqual([])
  // It may be played before.
  expect(await fetchThread(dele, wren)).toMatchObject({ state: 'request', items: [{ id: first.id }] })
  expect((await call(`GET ${first.audioUrl}`, { as: dele })).status).toBe(200)

  for (const _ of [1, 2]) expect((await acceptRequest(dele, wren)).status).toBe(204)
  expect([await listRequests(dele), await listPeers(dele)]).toEqual([[], [`user:${wren.id}`]])
  expect(await fetchWaiting(dele)).toEqual({ unread: 1, requests: 0 })
  expect(await listPlaces(first, dele)).toEqual(EVERYWHERE)
  expect((await fetchThread(dele, wren)).state).toBe('open')
  const second = await sendMessage(wren, dele)
  expect(await listNotifications(dele)).toMatchObject([
    { reason: 'message', post: { id: second.id }, count: 1 },
  ])
  expect(await browser.delivered()).toHaveLength(1)
})

test('shows the sender the same view whatever the recipient does', async () => {
  const [wren, dele] = await createTwo()
  const first = await sendMessage(wren, dele)
  const readSenderView = async () => {
    const [thread, list, { hints }] = await Promise.all([
      fetchThread(wren, dele),
      fetchOk<Conversations>(wren, '/api/conversations'),
      fetchOk<{ hints: unknown[] }>(wren, '/api/events?after=0'),
    ])
    return {
      items: thread.items,
      state: thread.state,
      list: list.items,
      hints,
      notifications: await listNotifications(wren),
    }
  }
  const before = await readSenderView()
  expect(before).toMatchObject({ state: 'open', list: [{ last: { id: first.id } }], notifications: [] })
  await call(`GET ${first.audioUrl}`, { as: dele })
  await call(`POST ${getPath(wren)}/seen`, { as: dele, json: { at: first.createdAt } })
  expect(await readSenderView()).toEqual(before)
  await dismissRequest(dele, wren, first)
  expect(await readSenderView()).toEqual(before)
  await acceptRequest(dele, wren)
  expect(await readSenderView()).toEqual(before)
})

test('dismisses a request for its recipient only, and shows a later message as a new request', async () => {
  const [wren, dele] = await createTwo()
  const first = await sendMessage(wren, dele, { title: getTools().ids.make('title') })
  expect((await dismissRequest(dele, wren, first)).status).toBe(204)
  expect([await listRequests(dele), await fetchWaiting(dele)]).toEqual([[], { unread: 0, requests: 0 }])
  expect((await fetchThread(dele, wren)).items).toEqual([])
  expect((await fetchThread(wren, dele)).items).toMatchObject([{ id: first.id }])
  setClockOffset(1000)
  const second = await sendMessage(wren, dele, { title: getTools().ids.make('title') })
  expect(await listRequests(dele)).toMatchObject([{ last: second.id, messages: 1 }])
  expect([await listNotifications(dele), await fetchWaiting(dele)]).toEqual([[], { unread: 0, requests: 1 }])
  // A message that arrived meanwhile is not dismissed.
  expect((await dismissRequest(dele, wren, first)).status).toBe(204)
  expect(await listRequests(dele)).toHaveLength(1)
  await acceptRequest(dele, wren)
  expect((await fetchThread(dele, wren)).items).toMatchObject([{ id: second.id }])
  expect(await listPlaces(first, dele)).toEqual(['figures'])
  expect(await listPlaces(second, dele)).toEqual(EVERYWHERE)
  // An accepted conversation cannot be dismissed this way.
  expect((await dismissRequest(dele, wren, second)).status).toBe(404)
})

test('skips requests for followed users, earlier recipients and replies; following accepts waiting ones', async () => {
  const [wren, dele] = await createTwo()
  await follow(dele, wren)
  await sendMessage(wren, dele)
  expect(await listPeers(dele)).toEqual([`user:${wren.id}`])
  // Wren wrote first and follows no one.
  await sendMessage(dele, wren)
  expect([await listPeers(wren), await listRequests(wren)]).toEqual([[`user:${dele.id}`], []])
  expect(await listNotifications(wren)).toMatchObject([{ reason: 'message' }])

  const [pia, tom] = [await createPerson('Pia'), await createPerson('Tom')]
  const first = await sendMessage(pia, tom)
  const answer = await publishMessage(tom, { parents: [{ id: first.id }] })
  expect([await listPeers(tom), await listRequests(tom)]).toEqual([[`user:${pia.id}`], []])
  expect(await listNotifications(pia)).toMatchObject([{ reason: 'message', post: { id: answer.id } }])

  const [eve, mara] = [await createPerson('Eve'), await createPerson('Mara')]
  await sendMessage(eve, mara)
  await follow(mara, eve)
  expect([await listPeers(mara), await listRequests(mara)]).toEqual([[`user:${eve.id}`], []])
  expect(await fetchWaiting(mara)).toEqual({ unread: 1, requests: 0 })
})

test('treats messages to an address as requests, whenever it is verified, and hides its owner', async () => {
  const [wren, dele] = await createTwo()
  await publishMessage(wren, { recipient: dele.email })
  expect([await listPeers(dele), await listNotifications(dele)]).toEqual([[], []])
  const [box] = await listRequests(dele)
  expect(box?.peer).toBe(`user:${wren.id}`)
  // Writing by name does not reveal that one has the address.
  await sendMessage(dele, wren)
  expect([await listPeers(wren), (await listRequests(wren)).length]).toEqual([[`email:${dele.email}`], 1])
  expect(await listPeers(dele)).toEqual([`user:${wren.id}`])

  const [mara, phone] = [await createPerson('Mara', { verified: false }), '+447700900417']
  await publishMessage(wren, { recipient: mara.email })
  expect(await listRequests(mara)).toEqual([])
  await env.DB.prepare('update users set email_verified = 1 where id = ?').bind(mara.id).run()
  expect([(await listRequests(mara)).length, await listPeers(mara)]).toEqual([1, []])
  // Messages of followed users are no requests either.
  const [ada, pia] = [await createPerson('Ada'), await createPerson('Pia')]
  await follow(pia, ada)
  await publishMessage(ada, { recipient: phone })
  await env.DB.prepare('update users set phone_number = ?, phone_number_verified = 1 where id = ?')
    .bind(phone, pia.id)
    .run()
  expect([await listRequests(pia), await listPeers(pia)]).toEqual([[], [`user:${ada.id}`]])
})

test('notifies the sender of a reply from the address', async () => {
  const [wren, dele] = await createTwo()
  const first = await publishMessage(wren, { recipient: dele.email })
  const answer = await publishMessage(dele, { parents: [{ id: first.id }] })
  expect(await listNotifications(wren)).toMatchObject([{ reason: 'message', post: { id: answer.id } }])
  expect([await listPeers(wren), await listRequests(wren)]).toEqual([[`user:${dele.id}`], []])
})

test('ignores mentions in public messages of strangers, also when added by an edit', async () => {
  const [wren, dele] = await createTwo()
  const post = await sendMessage(wren, dele, { isPrivate: false, description: `Hello @${dele.username}` })
  const bare = await sendMessage(wren, dele, { isPrivate: false })
  const json = { content: `Hello @${dele.username}` }
  expect((await call(`PATCH /api/posts/${bare.id}`, { as: wren, json })).status).toBe(200)
  expect(await listNotifications(dele)).toEqual([])
  expect([post.visibility, await listPlaces(post, dele)]).toEqual(['public', []])
})

test('hides a request during a block, and includes requests in the data export', async () => {
  const [wren, dele] = await createTwo()
  const first = await sendMessage(wren, dele, { title: getTools().ids.make('title') })
  await call(`PUT /api/people/${wren.username}/block`, { as: dele })
  expect([await listRequests(dele), await fetchWaiting(dele)]).toEqual([[], { unread: 0, requests: 0 }])
  await call(`DELETE /api/people/${wren.username}/block`, { as: dele })
  expect(await listRequests(dele)).toMatchObject([{ last: first.id }])
  const zip = await (await call('GET /api/me/export', { as: dele })).arrayBuffer()
  expect(new TextDecoder().decode(zip)).toContain(first.title)
})

test('shows what a stranger sent to an address during a block as a request once it ends', async () => {
  const [wren, dele] = await createTwo()
  await call(`PUT /api/people/${wren.username}/block`, { as: dele })
  const first = await sendMessage(wren, dele, {
    recipient: dele.email,
    title: getTools().ids.make('title'),
  })
  expect([await listRequests(dele), await listPeers(dele), await fetchWaiting(dele)]).toEqual([
    [],
    [],
    { unread: 0, requests: 0 },
  ])
  expect([await listPlaces(first, dele), await listNotifications(dele)]).toEqual([[], []])
  await call(`DELETE /api/people/${wren.username}/block`, { as: dele })
  expect(await listRequests(dele)).toMatchObject([{ peer: `user:${wren.id}`, last: first.id, messages: 1 }])
  expect([await listPlaces(first, dele), await fetchWaiting(dele)]).toEqual([[], { unread: 0, requests: 1 }])
  expect(await listNotifications(dele)).toEqual([])
  expect((await acceptRequest(dele, wren)).status).toBe(204)
  expect(await listPlaces(first, dele)).toEqual(EVERYWHERE)
})

test('keeps a dismissed request dismissed when its stranger wrote to an address during a block', async () => {
  const [wren, dele] = await createTwo()
  const first = await sendMessage(wren, dele)
  await dismissRequest(dele, wren, first)
  await call(`PUT /api/people/${wren.username}/block`, { as: dele })
  const second = await sendMessage(wren, dele, { recipient: dele.email })
  expect(await fetchWaiting(dele)).toEqual({ unread: 0, requests: 0 })
  await call(`DELETE /api/people/${wren.username}/block`, { as: dele })
  expect(await listRequests(dele)).toMatchObject([{ last: second.id, messages: 1 }])
  expect(await fetchWaiting(dele)).toEqual({ unread: 0, requests: 1 })
})

test('refuses to accept or dismiss foreign requests', async () => {
  const [wren, dele] = await createTwo()
  const first = await sendMessage(wren, dele)
  const eve = await createPerson('Eve')
  for (const [as, other] of [
    [eve, wren],
    [eve, dele],
    [wren, eve],
  ] as const)
    for (const answer of [await acceptRequest(as, other), await dismissRequest(as, other, first)])
      expect(answer.status).toBe(404)
  expect(await listRequests(dele)).toHaveLength(1)
})

test('limits first messages to strangers a day, also concurrently', async () => {
  const [wren, dele] = await createTwo()
  const strangers = await Promise.all([1, 2, 3, 4].map((n) => createPerson(`Stranger ${n}`)))
  const friend = await createPerson('Friend')
  await follow(friend, wren)
  const prepareMessage = async (recipient: string) => {
    const { id: mediaId } = await createUpload(wren, { mode: 'mue' })
    return () =>
      call('POST /api/posts', {
        as: wren,
        json: { ...createSquawkInput(mediaId), mode: 'mue', tags: [], recipient },
        key: getTools().ids.make('key'),
      })
  }
  expect((await (await prepareMessage(`@${dele.username}`))()).status).toBe(201)
  await env.DB.prepare('update rate_limits set count = ? where key = ?')
    .bind(FIRST_MESSAGES.count - 2, await hashKey(env, `first-message|${wren.id}`))
    .run()
  const ready = await Promise.all(strangers.map(({ username }) => prepareMessage(`@${username}`)))
  const answers = await Promise.all(ready.map((go) => go()))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 429, 429])
  const refusal = await answers.find(({ status }) => status === 429)?.json()
  expect(refusal).toMatchObject({ error: { code: 'message.new_recipients_limit', field: 'recipient' } })
  // Addresses always count, with or without an account; earlier recipients and followers do not.
  expect((await (await prepareMessage(friend.email))()).status).toBe(429)
  for (const { username } of [dele, friend])
    expect((await (await prepareMessage(`@${username}`))()).status).toBe(201)
})
