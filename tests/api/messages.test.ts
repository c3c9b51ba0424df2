/** Conversations: for two users only, counted and paged the same at any length, one for each peer. */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import { TRACK_MESSAGES } from '../../domain/limits'
import type { Conversation, Conversations, Messages, Thread } from '../../domain/messages.schema'
import type { Post } from '../../domain/posts.schema'
import { countedAs } from '../../worker/http/rate-limit'
import { acquainted } from '../support/messages'
import { fixture, squawk, type squawkOf } from '../support/recordings'
import { call, type Person, person, tools, travel } from '../support/world'

afterEach(() => travel(0))
const HOUR_MS = 3_600_000

function mue(as: Person, given: Parameters<typeof squawkOf>[1]): Promise<Post> {
  return squawk(as, { mode: 'mue', tags: [], ...given }, { mode: 'mue' })
}
async function read<T>(as: Person, path: string): Promise<T> {
  const answer = await call(`GET ${path}`, { as })
  expect(answer.status).toBe(200)
  return answer.json<T>()
}
const listOf = async (as: Person): Promise<Conversation[]> =>
  (await read<Conversations>(as, '/api/conversations')).items
const threadOf = (as: Person, key: string, cursor = '') =>
  read<Thread>(as, `/api/conversations/${encodeURIComponent(key)}/messages${cursor && `?cursor=${cursor}`}`)
const unreadOf = async (as: Person) =>
  (await read<{ unread: number }>(as, '/api/conversations/unread')).unread
const see = (as: Person, key: string, at: number) =>
  call(`POST /api/conversations/${encodeURIComponent(key)}/seen`, { as, json: { at } })

/** Creates a library track with its sound. */
async function libraryTrack(): Promise<{ id: string; name: string }> {
  const bytes = await fixture('music-24.m4a')
  const [id, word] = [tools().ids.make('trk'), tools().ids.random(8)]
  const [key, name] = [`mue-library/${word}.m4a`, `Low tide ${word}`]
  await tools().media.put(key, bytes)
  const sound = env.DB.prepare(
    `insert into media(id, state, key, type, bytes, seconds, open, created_at) values (?, 'attached', ?, 'audio/mp4', ?, 24, 1, 1)`,
  ).bind(`med_${id}`, key, bytes.length)
  const track = env.DB.prepare(
    `insert into tracks(id, shelf, name, media_id, mood, genre, created_at) values (?, 'mue', ?, ?, 'calm', 'felt', 1)`,
  ).bind(id, name, `med_${id}`)
  await env.DB.batch([sound, track])
  return { id, name }
}
const idsOf = (posts: readonly { id: string }[]) => posts.map(({ id }) => id)

/** Inserts messages without sound, one for each time. */
async function written(from: Person, to: Person, times: readonly number[]): Promise<void> {
  const peer = (other: Person) => `user:${other.id}`
  const last = Math.max(...times)
  const insert = env.DB.prepare(
    `insert into posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, recipient_id, visibility, created_at)
     select 'post_' || ? || '_' || printf('%04d', key), 'mue', ?, 'n', 'n', 'teal', 'n', ?, 'private', value from json_each(?)`,
  ).bind(tools().ids.random(6), from.id, to.id, JSON.stringify(times))
  const touch = env.DB.prepare(
    'insert or replace into conversations(owner_id, peer, last_at, seen_at) values (?, ?, ?, 0), (?, ?, ?, ?)',
  ).bind(to.id, peer(from), last, from.id, peer(to), last, last)
  await env.DB.batch([insert, touch])
}

test('gives both members one conversation with each other, and others nothing', async () => {
  const [wren, dele, eve] = [await person('Wren'), await person('Dele'), await person('Eve')]
  await acquainted(wren, dele)
  const first = await mue(wren, { title: 'The frogs', recipient: `@${dele.username}` })
  const second = await mue(dele, { parents: [{ id: first.id }], title: 'The porch light' })
  for (const [me, other, unread] of [
    [wren, dele, 1],
    [dele, wren, 0],
  ] as const) {
    expect(await listOf(me)).toMatchObject([
      {
        peer: {
          key: `user:${other.id}`,
          shown: `@${other.username}`,
          person: { displayName: other.displayName },
        },
        last: { id: second.id, title: 'The porch light' },
        messages: 2,
        unread,
      },
    ])
    const thread = await threadOf(me, `user:${other.id}`)
    expect(idsOf(thread.items)).toEqual([first.id, second.id])
    expect(thread.peer.person?.username).toBe(other.username)
    expect(idsOf((await read<Messages>(me, '/api/messages')).items)).toEqual([second.id, first.id])
    expect(await unreadOf(me)).toBe(unread)
  }
  expect(await listOf(eve)).toEqual([])
  for (const other of [wren, dele]) expect((await threadOf(eve, `user:${other.id}`)).items).toEqual([])
  expect((await read<Messages>(eve, '/api/messages')).items).toEqual([])
  expect(await unreadOf(eve)).toBe(0)
  expect((await see(eve, `user:${wren.id}`, Date.now())).status).toBe(404)
})

test('keeps the seen position and caps it at the newest message', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  await acquainted(wren, dele)
  const first = await mue(wren, { recipient: `@${dele.username}` })
  await mue(wren, { recipient: `@${dele.username}` })
  const key = `user:${wren.id}`
  expect(await unreadOf(dele)).toBe(2)
  await see(dele, key, first.createdAt)
  expect(await unreadOf(dele)).toBe(1)
  expect((await see(dele, key, Date.now() + HOUR_MS)).status).toBe(204)
  await see(dele, key, first.createdAt)
  expect(await unreadOf(dele)).toBe(0)
  travel(1000)
  await mue(wren, { recipient: `@${dele.username}` })
  expect(await listOf(dele)).toMatchObject([{ messages: 3, unread: 1 }])
})

test('removes a deleted message from counts and lists, and the conversation with the last one', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  await acquainted(wren, dele)
  const first = await mue(wren, { recipient: `@${dele.username}` })
  const second = await mue(wren, { recipient: `@${dele.username}` })
  await call(`DELETE /api/posts/${second.id}`, { as: wren })
  expect(await listOf(dele)).toMatchObject([{ last: { id: first.id }, messages: 1, unread: 1 }])
  expect((await call(`DELETE /api/posts/${first.id}`, { as: dele })).status).toBe(403)
  await call(`DELETE /api/posts/${first.id}`, { as: wren })
  for (const me of [wren, dele]) expect(await listOf(me)).toEqual([])
  expect(await unreadOf(dele)).toBe(0)
})

test('pages a long conversation in a stable order and caps its counts', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const now = Date.now()
  // Three share each moment, so that time alone does not order them.
  await written(
    wren,
    dele,
    Array.from({ length: 120 }, (_, i) => now - 1000 + Math.floor(i / 3)),
  )
  expect(await listOf(dele)).toMatchObject([{ messages: 100, unread: 100 }])
  expect(await unreadOf(dele)).toBe(100)
  const newest = await threadOf(dele, `user:${wren.id}`)
  const middle = await threadOf(dele, `user:${wren.id}`, newest.cursor ?? '')
  const oldest = await threadOf(dele, `user:${wren.id}`, middle.cursor ?? '')
  const all = [...oldest.items, ...middle.items, ...newest.items]
  expect(all).toHaveLength(120)
  expect(oldest.cursor).toBeNull()
  expect(idsOf(all)).toEqual(idsOf(all).sort())
  const flat = await read<Messages>(dele, '/api/messages')
  expect(idsOf(flat.items)).toEqual(idsOf(newest.items).toReversed())
})

test('pages many conversations, each once', async () => {
  const dele = await person('Dele')
  const others = []
  for (let at = 0; at < 23; at += 1) {
    const other = await person(`Other ${at}`)
    // Pairs share a moment.
    await written(other, dele, [Date.now() - 100 + Math.floor(at / 2)])
    others.push(`user:${other.id}`)
  }
  const first = await read<Conversations>(dele, '/api/conversations')
  expect(first.items).toHaveLength(20)
  const cursor = encodeURIComponent(first.cursor ?? '')
  const second = await read<Conversations>(dele, `/api/conversations?cursor=${cursor}`)
  expect(second.cursor).toBeNull()
  const keys = [...first.items, ...second.items].map(({ peer }) => peer.key)
  expect(keys.toSorted()).toEqual(others.toSorted())
})

test('hides who owns an address until they reply, then merges into one conversation', async () => {
  const [wren, mara, noone] = [await person('Wren'), await person('Mara'), 'noone@example.org']
  await acquainted(wren, mara)
  const first = await mue(wren, { recipient: mara.email })
  await mue(wren, { recipient: mara.email })
  await mue(wren, { recipient: noone })
  const [toNoone, toMara] = await listOf(wren)
  for (const [one, address] of [
    [toNoone, noone],
    [toMara, mara.email],
  ] as const)
    expect(one?.peer).toEqual({ key: `mail:${address}`, person: null, shown: address })
  expect((await threadOf(wren, `mail:${mara.email}`)).items).toHaveLength(2)
  // Not even when asking for the conversation with the member who has that address.
  expect((await threadOf(wren, `user:${mara.id}`)).items).toEqual([])
  expect(await listOf(mara)).toMatchObject([{ peer: { key: `user:${wren.id}` }, messages: 2, unread: 2 }])

  // A message that is no reply does not connect the address.
  await mue(mara, { recipient: `@${wren.username}` })
  expect((await listOf(wren)).map(({ peer }) => peer.key).toSorted()).toEqual(
    [`mail:${mara.email}`, `mail:${noone}`, `user:${mara.id}`].toSorted(),
  )

  const answer = await mue(mara, { parents: [{ id: first.id }] })
  const list = await listOf(wren)
  expect(list.map(({ peer }) => peer.key)).toEqual([`user:${mara.id}`, `mail:${noone}`])
  expect(list[0]).toMatchObject({ last: { id: answer.id }, messages: 4 })
  expect((await threadOf(wren, `mail:${mara.email}`)).items).toEqual([])
  expect((await threadOf(wren, `user:${mara.id}`)).items).toHaveLength(4)
  expect(await listOf(mara)).toMatchObject([{ messages: 4, unread: 0 }])

  // From now on the address resolves to this member for this sender.
  await mue(wren, { recipient: mara.email, parents: [{ id: answer.id }] })
  expect((await listOf(wren)).map(({ peer }) => peer.key)).toEqual([`user:${mara.id}`, `mail:${noone}`])
  const eve = await person('Eve')
  await mue(eve, { recipient: mara.email })
  expect((await listOf(eve)).map(({ peer }) => peer.key)).toEqual([`mail:${mara.email}`])
})

test('shows nothing sent to an unverified address, and everything once it is verified', async () => {
  const [wren, mara] = [await person('Wren'), await person('Mara', { verified: false })]
  await acquainted(wren, mara)
  const message = await mue(wren, { recipient: mara.email })
  expect(await listOf(mara)).toEqual([])
  expect((await threadOf(mara, `user:${wren.id}`)).items).toEqual([])
  expect((await read<Messages>(mara, '/api/messages')).items).toEqual([])
  await env.DB.prepare('update user set email_verified = 1 where id = ?').bind(mara.id).run()
  expect(await listOf(mara)).toMatchObject([{ last: { id: message.id }, unread: 1 }])
  expect(await unreadOf(mara)).toBe(1)
})

test('shows earlier messages to an address to its later owner, who can reply to them', async () => {
  const wren = await person('Wren')
  const later = await person('Later')
  await acquainted(later, wren)
  const [email, phone] = ['later.still@example.org', '+442079460123']
  const [byMail, byPhone] = [await mue(wren, { recipient: email }), await mue(wren, { recipient: phone })]
  expect((await listOf(wren)).map(({ peer }) => peer.shown)).toEqual([phone, email])
  await env.DB.prepare('update user set email = ?, phone_number = ?, phone_number_verified = 1 where id = ?')
    .bind(email, phone, later.id)
    .run()
  expect(await listOf(later)).toMatchObject([{ peer: { key: `user:${wren.id}` }, messages: 2, unread: 2 }])
  // A reply to one address does not connect the other.
  await mue(later, { parents: [{ id: byMail.id }] })
  expect((await listOf(wren)).map(({ peer }) => peer.key)).toEqual([`user:${later.id}`, `tel:${phone}`])
  await mue(later, { parents: [{ id: byPhone.id }] })
  expect((await listOf(wren)).map(({ peer }) => peer.key)).toEqual([`user:${later.id}`])
  expect(await listOf(later)).toMatchObject([{ messages: 4 }])
})

test('lists a public message in both conversations and in no feed', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  await acquainted(wren, dele)
  const open = await mue(wren, { recipient: `@${dele.username}`, isPrivate: false })
  expect(open.visibility).toBe('public')
  for (const me of [wren, dele]) expect(await listOf(me)).toMatchObject([{ last: { id: open.id } }])
  expect((await call(`GET /api/posts/${open.id}`)).status).toBe(200)
  const recent = await (await call('GET /api/posts/recent?limit=50')).json<{ items: Post[] }>()
  expect(idsOf(recent.items)).not.toContain(open.id)
})

test('accepts a track without a recording as a message, which only the recipient may play', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  await acquainted(wren, dele)
  const track = await libraryTrack()
  const answer = await call('POST /api/posts', {
    as: wren,
    json: { mode: 'mue', trackId: track.id, recipient: `@${dele.username}` },
    key: tools().ids.make('key'),
  })
  expect(answer.status).toBe(201)
  const [conversation] = await listOf(dele)
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

test('refuses invalid peers and cursors', async () => {
  const wren = await person('Wren')
  for (const path of [
    '/api/conversations/somebody/messages',
    '/api/conversations?cursor=1.nobody',
    '/api/messages?cursor=x',
  ])
    expect((await call(`GET ${path}`, { as: wren })).status).toBe(400)
  expect((await call('GET /api/conversations/user%3Ausr_nobody/messages', { as: wren })).status).toBe(404)
})

test('limits messages of a track alone', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const track = await libraryTrack()
  const send = () =>
    call('POST /api/posts', {
      as: wren,
      json: { mode: 'mue', trackId: track.id, recipient: `@${dele.username}` },
      key: tools().ids.make('key'),
    })
  expect((await send()).status).toBe(201)
  await env.DB.prepare('update rate_limits set count = ? where key = ?')
    .bind(TRACK_MESSAGES.count, await countedAs(`track-message|${wren.id}`))
    .run()
  expect((await send()).status).toBe(429)
})
