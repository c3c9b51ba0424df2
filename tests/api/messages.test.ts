/** Conversations: for two users only, counted and paged the same at any length, one for each peer. */

import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import type { Conversation, Conversations, Messages, ThreadPage } from '../../domain/messages/messages.schema'
import type { Post } from '../../domain/posts/posts.schema'
import { HOUR_MS } from '../../domain/time/units'
import { hashKey } from '../../worker/gate/rate-limit'
import { TRACK_MESSAGES } from '../../worker/publishing/publish.service'
import { followEachOther } from '../support/messages'
import { type createSquawkInput, publishSquawk, readFixture } from '../support/recordings'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

function publishMue(as: Person, given: Parameters<typeof createSquawkInput>[1]): Promise<Post> {
  return publishSquawk(as, { mode: 'mue', tags: [], ...given }, { mode: 'mue' })
}
async function fetchOk<T>(as: Person, path: string): Promise<T> {
  const answer = await call(`GET ${path}`, { as })
  expect(answer.status).toBe(200)
  return answer.json<T>()
}
const listConversations = async (as: Person): Promise<Conversation[]> =>
  (await fetchOk<Conversations>(as, '/api/conversations')).items
const fetchThread = (as: Person, key: string, cursor = '') =>
  fetchOk<ThreadPage>(
    as,
    `/api/conversations/${encodeURIComponent(key)}/messages${cursor && `?cursor=${cursor}`}`,
  )
const countUnread = async (as: Person) =>
  (await fetchOk<{ unread: number }>(as, '/api/conversations/unread')).unread
const markSeen = (as: Person, key: string, at: number) =>
  call(`POST /api/conversations/${encodeURIComponent(key)}/seen`, { as, json: { at } })

/** Creates a library track with its sound. */
async function createTrack(): Promise<{ id: string; name: string }> {
  const bytes = await readFixture('music-24.m4a')
  const [id, word] = [getTools().ids.make('trk'), getTools().ids.random(8)]
  const [key, name] = [`mue-library/${word}.m4a`, `Low tide ${word}`]
  await getTools().media.put(key, bytes)
  const sound = env.DB.prepare(
    `insert into media(id, state, key, type, bytes, seconds, public, created_at) values (?, 'attached', ?, 'audio/mp4', ?, 24, 1, 1)`,
  ).bind(`med_${id}`, key, bytes.length)
  const track = env.DB.prepare(
    `insert into tracks(id, collection, name, media_id, mood, genre, created_at) values (?, 'mue', ?, ?, 'calm', 'felt', 1)`,
  ).bind(id, name, `med_${id}`)
  await env.DB.batch([sound, track])
  return { id, name }
}
const toIds = (posts: readonly { id: string }[]) => posts.map(({ id }) => id)

/** Inserts messages without sound, one for each time. */
async function insertMessages(from: Person, to: Person, times: readonly number[]): Promise<void> {
  const toPeerKey = (other: Person) => `user:${other.id}`
  const last = Math.max(...times)
  const insert = env.DB.prepare(
    `insert into posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, recipient_id, visibility, created_at)
     select 'post_' || ? || '_' || printf('%04d', key), 'mue', ?, 'n', 'n', 'teal', 'n', ?, 'private', value from json_each(?)`,
  ).bind(getTools().ids.random(6), from.id, to.id, JSON.stringify(times))
  const touch = env.DB.prepare(
    'insert or replace into conversations(owner_id, peer, last_message_at, seen_at) values (?, ?, ?, 0), (?, ?, ?, ?)',
  ).bind(to.id, toPeerKey(from), last, from.id, toPeerKey(to), last, last)
  await env.DB.batch([insert, touch])
}

test('gives both members one conversation with each other, and others nothing', async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  await followEachOther(wren, dele)
  const first = await publishMue(wren, { title: 'The frogs', recipient: `@${dele.username}` })
  const second = await publishMue(dele, { parents: [{ id: first.id }], title: 'The porch light' })
  for (const [me, other, unread] of [
    [wren, dele, 1],
    // Replied without hearing it.
    [dele, wren, 1],
  ] as const) {
    expect(await listConversations(me)).toMatchObject([
      {
        peer: {
          key: `user:${other.id}`,
          label: `@${other.username}`,
          person: { displayName: other.displayName },
        },
        last: { id: second.id, title: 'The porch light' },
        messages: 2,
        unread,
      },
    ])
    const thread = await fetchThread(me, `user:${other.id}`)
    expect(toIds(thread.items)).toEqual([first.id, second.id])
    expect(thread.peer.person?.username).toBe(other.username)
    expect(toIds((await fetchOk<Messages>(me, '/api/messages')).items)).toEqual([second.id, first.id])
    expect(await countUnread(me)).toBe(unread)
  }
  expect(await listConversations(eve)).toEqual([])
  for (const other of [wren, dele]) expect((await fetchThread(eve, `user:${other.id}`)).items).toEqual([])
  expect((await fetchOk<Messages>(eve, '/api/messages')).items).toEqual([])
  expect(await countUnread(eve)).toBe(0)
  expect((await markSeen(eve, `user:${wren.id}`, Date.now())).status).toBe(404)
})

test('keeps the seen position and caps it at the newest message', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  await followEachOther(wren, dele)
  const first = await publishMue(wren, { recipient: `@${dele.username}` })
  await publishMue(wren, { recipient: `@${dele.username}` })
  const key = `user:${wren.id}`
  expect(await countUnread(dele)).toBe(2)
  await markSeen(dele, key, first.createdAt)
  expect(await countUnread(dele)).toBe(1)
  expect((await markSeen(dele, key, Date.now() + HOUR_MS)).status).toBe(204)
  await markSeen(dele, key, first.createdAt)
  expect(await countUnread(dele)).toBe(0)
  setClockOffset(1000)
  await publishMue(wren, { recipient: `@${dele.username}` })
  expect(await listConversations(dele)).toMatchObject([{ messages: 3, unread: 1 }])
})

test('removes a deleted message from counts and lists, and the conversation with the last one', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  await followEachOther(wren, dele)
  const first = await publishMue(wren, { recipient: `@${dele.username}` })
  const second = await publishMue(wren, { recipient: `@${dele.username}` })
  await call(`DELETE /api/posts/${second.id}`, { as: wren })
  expect(await listConversations(dele)).toMatchObject([{ last: { id: first.id }, messages: 1, unread: 1 }])
  expect((await call(`DELETE /api/posts/${first.id}`, { as: dele })).status).toBe(403)
  await call(`DELETE /api/posts/${first.id}`, { as: wren })
  for (const me of [wren, dele]) expect(await listConversations(me)).toEqual([])
  expect(await countUnread(dele)).toBe(0)
})

test('pages a long conversation in a stable order and caps its counts', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const now = Date.now()
  // Three share each moment, so that time alone does not order them.
  await insertMessages(
    wren,
    dele,
    Array.from({ length: 120 }, (_, i) => now - 1000 + Math.floor(i / 3)),
  )
  expect(await listConversations(dele)).toMatchObject([{ messages: 100, unread: 100 }])
  expect(await countUnread(dele)).toBe(100)
  const newest = await fetchThread(dele, `user:${wren.id}`)
  const middle = await fetchThread(dele, `user:${wren.id}`, newest.cursor ?? '')
  const oldest = await fetchThread(dele, `user:${wren.id}`, middle.cursor ?? '')
  const all = [...oldest.items, ...middle.items, ...newest.items]
  expect(all).toHaveLength(120)
  expect(oldest.cursor).toBeNull()
  expect(toIds(all)).toEqual(toIds(all).sort())
  const flat = await fetchOk<Messages>(dele, '/api/messages')
  expect(toIds(flat.items)).toEqual(toIds(newest.items).toReversed())
})

test('pages many conversations, each once', async () => {
  const dele = await createPerson('Dele')
  const others = []
  for (let at = 0; at < 23; at += 1) {
    const other = await createPerson(`Other ${at}`)
    // Pairs share a moment.
    await insertMessages(other, dele, [Date.now() - 100 + Math.floor(at / 2)])
    others.push(`user:${other.id}`)
  }
  const first = await fetchOk<Conversations>(dele, '/api/conversations')
  expect(first.items).toHaveLength(20)
  const cursor = encodeURIComponent(first.cursor ?? '')
  const second = await fetchOk<Conversations>(dele, `/api/conversations?cursor=${cursor}`)
  expect(second.cursor).toBeNull()
  const keys = [...first.items, ...second.items].map(({ peer }) => peer.key)
  expect(keys.toSorted()).toEqual(others.toSorted())
})

test('hides who owns an address until they reply, then merges into one conversation', async () => {
  const [wren, mara, noone] = [await createPerson('Wren'), await createPerson('Mara'), 'noone@example.org']
  await followEachOther(wren, mara)
  const first = await publishMue(wren, { recipient: mara.email })
  await publishMue(wren, { recipient: mara.email })
  await publishMue(wren, { recipient: noone })
  const [toNoone, toMara] = await listConversations(wren)
  for (const [one, address] of [
    [toNoone, noone],
    [toMara, mara.email],
  ] as const)
    expect(one?.peer).toEqual({ key: `email:${address}`, person: null, label: address })
  expect((await fetchThread(wren, `email:${mara.email}`)).items).toHaveLength(2)
  // The result is the same when asking for the conversation with the member who has that address.
  expect((await fetchThread(wren, `user:${mara.id}`)).items).toEqual([])
  expect(await listConversations(mara)).toMatchObject([
    { peer: { key: `user:${wren.id}` }, messages: 2, unread: 2 },
  ])

  // A message that is no reply does not connect the address.
  await publishMue(mara, { recipient: `@${wren.username}` })
  expect((await listConversations(wren)).map(({ peer }) => peer.key).toSorted()).toEqual(
    [`email:${mara.email}`, `email:${noone}`, `user:${mara.id}`].toSorted(),
  )

  const answer = await publishMue(mara, { parents: [{ id: first.id }] })
  const list = await listConversations(wren)
  expect(list.map(({ peer }) => peer.key)).toEqual([`user:${mara.id}`, `email:${noone}`])
  expect(list[0]).toMatchObject({ last: { id: answer.id }, messages: 4 })
  expect((await fetchThread(wren, `email:${mara.email}`)).items).toEqual([])
  expect((await fetchThread(wren, `user:${mara.id}`)).items).toHaveLength(4)
  expect(await listConversations(mara)).toMatchObject([{ messages: 4, unread: 2 }])

  // From now on the address resolves to this member for this sender.
  await publishMue(wren, { recipient: mara.email, parents: [{ id: answer.id }] })
  expect((await listConversations(wren)).map(({ peer }) => peer.key)).toEqual([
    `user:${mara.id}`,
    `email:${noone}`,
  ])
  const eve = await createPerson('Eve')
  await publishMue(eve, { recipient: mara.email })
  expect((await listConversations(eve)).map(({ peer }) => peer.key)).toEqual([`email:${mara.email}`])
})

test('shows nothing sent to an unverified address, and everything once it is verified', async () => {
  const [wren, mara] = [await createPerson('Wren'), await createPerson('Mara', { verified: false })]
  await followEachOther(wren, mara)
  const message = await publishMue(wren, { recipient: mara.email })
  expect(await listConversations(mara)).toEqual([])
  expect((await fetchThread(mara, `user:${wren.id}`)).items).toEqual([])
  expect((await fetchOk<Messages>(mara, '/api/messages')).items).toEqual([])
  await env.DB.prepare('update users set email_verified = 1 where id = ?').bind(mara.id).run()
  expect(await listConversations(mara)).toMatchObject([{ last: { id: message.id }, unread: 1 }])
  expect(await countUnread(mara)).toBe(1)
})

test('shows earlier messages to an address to its later owner, who can reply to them', async () => {
  const wren = await createPerson('Wren')
  const later = await createPerson('Later')
  await followEachOther(later, wren)
  const [email, phone] = ['later.still@example.org', '+442079460123']
  const [byMail, byPhone] = [
    await publishMue(wren, { recipient: email }),
    await publishMue(wren, { recipient: phone }),
  ]
  expect((await listConversations(wren)).map(({ peer: toPeerKey }) => toPeerKey.label)).toEqual([
    phone,
    email,
  ])
  await env.DB.prepare('update users set email = ?, phone_number = ?, phone_number_verified = 1 where id = ?')
    .bind(email, phone, later.id)
    .run()
  expect(await listConversations(later)).toMatchObject([
    { peer: { key: `user:${wren.id}` }, messages: 2, unread: 2 },
  ])
  // A reply to one address does not connect the other.
  await publishMue(later, { parents: [{ id: byMail.id }] })
  expect((await listConversations(wren)).map(({ peer }) => peer.key)).toEqual([
    `user:${later.id}`,
    `phone:${phone}`,
  ])
  await publishMue(later, { parents: [{ id: byPhone.id }] })
  expect((await listConversations(wren)).map(({ peer }) => peer.key)).toEqual([`user:${later.id}`])
  expect(await listConversations(later)).toMatchObject([{ messages: 4 }])
})

test('lists a public message in both conversations and in no feed', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  await followEachOther(wren, dele)
  const open = await publishMue(wren, { recipient: `@${dele.username}`, isPrivate: false })
  expect(open.visibility).toBe('public')
  for (const me of [wren, dele])
    expect(await listConversations(me)).toMatchObject([{ last: { id: open.id } }])
  expect((await call(`GET /api/posts/${open.id}`)).status).toBe(200)
  const recent = await (await call('GET /api/posts/recent?limit=50')).json<{ items: Post[] }>()
  expect(toIds(recent.items)).not.toContain(open.id)
})

test('accepts a track without a recording as a message, which only the recipient may play', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  await followEachOther(wren, dele)
  const track = await createTrack()
  const answer = await call('POST /api/posts', {
    as: wren,
    json: { mode: 'mue', trackId: track.id, recipient: `@${dele.username}` },
    key: getTools().ids.make('key'),
  })
  expect(answer.status).toBe(201)
  const [conversation] = await listConversations(dele)
  expect(conversation?.last).toMatchObject({
    track: { name: track.name },
    seconds: 24,
    visibility: 'private',
  })
  expect((await call(`GET ${conversation?.last.audioUrl}`, { as: dele })).status).toBe(200)
  // Deleting the message keeps the library track.
  await call(`DELETE /api/posts/${conversation?.last.id}`, { as: wren })
  expect((await call(`GET /media/med_${track.id}`, { as: dele })).status).toBe(200)
})

test.each(['user:usr_x', 'email:mara@example.org', 'phone:+442079460000'])(
  'continues the list of conversations after %s',
  async (peer) => {
    const wren = await createPerson('Wren')
    const cursor = encodeURIComponent(`1.${peer}`)
    expect(await fetchOk(wren, `/api/conversations?cursor=${cursor}`)).toMatchObject({ items: [] })
  },
)

test('refuses invalid peers and cursors', async () => {
  const wren = await createPerson('Wren')
  for (const path of [
    '/api/conversations/no-peer-key/messages',
    '/api/conversations?cursor=1.nobody',
    '/api/messages?cursor=x',
  ])
    expect((await call(`GET ${path}`, { as: wren })).status).toBe(400)
  expect((await call('GET /api/conversations/user%3Ausr_nobody/messages', { as: wren })).status).toBe(404)
})

test('limits messages of a track alone', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const track = await createTrack()
  const send = () =>
    call('POST /api/posts', {
      as: wren,
      json: { mode: 'mue', trackId: track.id, recipient: `@${dele.username}` },
      key: getTools().ids.make('key'),
    })
  expect((await send()).status).toBe(201)
  await env.DB.prepare('update rate_limits set count = ? where key = ?')
    .bind(TRACK_MESSAGES.count, await hashKey(env, `track-message|${wren.id}`))
    .run()
  expect((await send()).status).toBe(429)
})
