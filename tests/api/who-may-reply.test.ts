/** Reply permissions: the author of a thread sets them, and every way to reply follows them. */
import { afterEach, expect, test } from 'vitest'
import { FEED_MEMO_MS } from '../../domain/limits'
import type { Feed, Post, Replies } from '../../domain/posts.schema'
import { REPLIES_FROM, type RepliesFrom } from '../../domain/replies-from'
import type { ParsedPost } from '../../worker/posts/posts.routes'
import { publishPost } from '../../worker/posts/publish.service'
import { toolsMeanwhile, viewerOf } from '../support/meanwhile'
import { follow, unfollow } from '../support/members'
import { askForOwlcast, joins, owlcast, recording } from '../support/owlcasts'
import { squawk, squawkOf, uploaded } from '../support/recordings'
import { call, type Person, person, tools, travel } from '../support/world'

afterEach(() => travel(0))

type Refused = { error: { code: string; message: string; field?: string } }

/** Publishes a reply; returns null, or the error. */
async function answer(as: Person, parent: Pick<Post, 'id'>, given: Partial<ParsedPost> = {}) {
  const { id } = await uploaded(as, { mode: given.mode ?? 'squawk' })
  const json = squawkOf(id, { parents: [{ id: parent.id }], ...given })
  const said = await call('POST /api/posts', { as, json, key: tools().ids.make('key') })
  if (said.ok) return null
  const { error } = await said.json<Refused>()
  return { status: said.status, code: error.code, message: error.message, field: error.field }
}
const refusedBy = (message: string) => ({ status: 403, code: 'reply.not_allowed', message, field: 'parents' })

const leave = (as: Person, { id }: Post, repliesFrom: RepliesFrom) =>
  call(`PATCH /api/posts/${id}`, { as, json: { repliesFrom } })
const lockOf = async ({ id }: Post, as: Person | null) =>
  (await (await call(`GET /api/posts/${id}`, { as })).json<Post>()).replyLock

/** Creates Mara, and users in each relation to a post of hers. */
async function cast() {
  const [mara, wren, dele, iris, noah] = await Promise.all(
    ['Mara', 'Wren', 'Dele', 'Iris', 'Noah'].map((name) => person(name)),
  )
  if (!mara || !wren || !dele || !iris || !noah) throw new Error('nobody')
  await follow(mara, wren)
  // The direction matters: Noah follows Mara, but she does not follow him.
  await follow(noah, mara)
  return { mara, followed: wren, mentioned: dele, collaborator: iris, stranger: noah }
}

const MAY: Record<RepliesFrom, string[]> = {
  everyone: ['mara', 'followed', 'mentioned', 'collaborator', 'stranger'],
  followed: ['mara', 'followed', 'collaborator'],
  mentioned: ['mara', 'mentioned', 'collaborator'],
  nobody: ['mara', 'collaborator'],
}
const WORDS: Record<RepliesFrom, string> = {
  everyone: '',
  followed: 'Only people Mara follows can reply here.',
  mentioned: 'Only people Mara mentions can reply here.',
  nobody: 'Mara has closed this thread to replies.',
}

for (const from of REPLIES_FROM)
  test(`with replies from ${from}: lets those reply, and names them to everyone else`, async () => {
    const people = await cast()
    const { mara, mentioned, collaborator, followed } = people
    const description = `For @${mentioned.username}`
    const voice = await squawk(mara, { description, repliesFrom: from })
    const conversation = await owlcast(mara, { description, repliesFrom: from })
    for (const post of [voice, conversation]) {
      expect(post).toMatchObject({ repliesFrom: from, replyLock: null })
      await joins(mara, post, collaborator)
    }
    const spoken = await recording(collaborator, conversation)
    const [below] = await Promise.all([squawk(collaborator, { parents: [{ id: voice.id }] })])
    // The root of the thread governs replies, recordings in an owlcast, and replies to those.
    const places = [voice, below, conversation, spoken]
    for (const [name, one] of Object.entries(people)) {
      const may = MAY[from].includes(name)
      for (const place of places) {
        expect([name, await lockOf(place, one)]).toEqual([name, may ? null : { from, by: 'Mara' }])
        expect([name, await answer(one, place)]).toEqual([name, may ? null : refusedBy(WORDS[from])])
      }
    }
    for (const place of places)
      expect(await lockOf(place, null)).toEqual(from === 'everyone' ? null : { from, by: 'Mara' })
    // Unfollowed users lose the permission at once.
    await unfollow(mara, followed)
    expect(await answer(followed, voice)).toEqual(from === 'everyone' ? null : refusedBy(WORDS[from]))
  })

test("returns the viewer's own reply lock in lists, also in cached ones", async () => {
  const { mara, followed, stranger } = await cast()
  const voice = await squawk(mara, { repliesFrom: 'followed' })
  await squawk(followed, { parents: [{ id: voice.id }], title: 'Below' })
  travel(FEED_MEMO_MS)
  const lockIn = async (path: string, as: Person | null, id = voice.id) => {
    const { items } = await (await call(`GET ${path}`, { as })).json<Pick<Feed, 'items'>>()
    return items.find((one) => one.id === id)?.replyLock
  }
  const lock = { from: 'followed', by: 'Mara' }
  const lists = ['/api/posts?kind=squawk', '/api/posts/recent?limit=20', `/api/people/${mara.username}/posts`]
  for (const path of lists)
    for (const [as, seen] of [
      [followed, null],
      [stranger, lock],
      [mara, null],
      [null, lock],
      [followed, null],
    ] as const)
      expect([path, await lockIn(path, as)]).toEqual([path, seen])
  expect(await lockIn('/api/posts?kind=squawk&from=following', stranger)).toEqual(lock)
  expect(await lockIn('/api/me/posts?kind=squawk', mara)).toBe(null)
  // Replies follow the rule of their thread.
  const replies = `/api/posts/${voice.id}/replies`
  const { items } = await (await call(`GET ${replies}`)).json<Replies>()
  const [below] = items
  expect(below).toMatchObject({ repliesFrom: 'everyone', replyLock: lock })
  expect(await lockIn(replies, followed, below?.id)).toBe(null)
  expect(await lockIn(replies, stranger, below?.id)).toEqual(lock)
  // The picker offers only posts that the viewer may reply to.
  const offered = `/api/posts/candidates?q=${encodeURIComponent(voice.title)}`
  expect(await lockIn(offered, followed)).toBe(null)
  expect(await lockIn(offered, stranger)).toBeUndefined()
})

test('applies a change to later replies only, by the author only', async () => {
  const { mara, stranger } = await cast()
  const voice = await squawk(mara)
  const before = await squawk(stranger, { parents: [{ id: voice.id }] })
  expect((await leave(stranger, voice, 'nobody')).status).toBe(403)
  const closed = await (await leave(mara, voice, 'nobody')).json<Post>()
  expect(closed).toMatchObject({ repliesFrom: 'nobody', replyLock: null, editedAt: null })
  // Existing replies stay, and their authors get no exception.
  expect(await lockOf(before, stranger)).toEqual({ from: 'nobody', by: 'Mara' })
  expect(await answer(stranger, before)).toEqual(refusedBy(WORDS.nobody))
  expect(await answer(mara, before)).toBe(null)
  await leave(mara, voice, 'everyone')
  expect(await answer(stranger, voice)).toBe(null)
})

test('refuses a reply when the thread is closed during its publication', async () => {
  const { mara, stranger } = await cast()
  const voice = await squawk(mara)
  const { id } = await uploaded(stranger)
  const viewer = await viewerOf(stranger)
  const key = tools().ids.make('key')
  const input = {
    ...{
      title: '',
      description: '',
      tags: ['dusk'],
      peaks: null,
      trackId: null,
      clipMediaId: null,
      sourceMediaId: null,
    },
    ...{ recipient: null, recipientId: null, isPrivate: null, owlcastId: null, priceCents: 0, detail: {} },
    ...{ mode: 'squawk' as const, mediaId: id, repliesFrom: 'everyone' as const },
    parents: [{ id: voice.id, type: 'reply' as const }],
    collaborators: [],
  }
  const asked = { input, key, country: 'US' as const, viewer }
  const meanwhile = toolsMeanwhile(() => leave(mara, voice, 'nobody'))
  await expect(publishPost(meanwhile, viewer, asked)).rejects.toMatchObject({ code: 'reply.not_allowed' })
  expect((await (await call(`GET /api/posts/${voice.id}/replies`)).json<Replies>()).items).toEqual([])
  // The recording remains: the same request succeeds once the thread is open again.
  await leave(mara, voice, 'everyone')
  expect(await publishPost(tools(), viewer, asked)).toMatchObject({ post: { parentId: voice.id } })
})

test('applies to connections and to one parent among others', async () => {
  const { mara, stranger, mentioned } = await cast()
  const [closed, open] = [await squawk(mara, { repliesFrom: 'nobody' }), await squawk(mentioned)]
  const own = await squawk(stranger, { parents: [{ id: open.id }] })
  const tie = (parents: Post[]) =>
    call('POST /api/connections', {
      as: stranger,
      json: { childId: own.id, parents: parents.map(({ id }) => ({ id })) },
    })
  const refused = await tie([closed])
  expect([refused.status, (await refused.json<Refused>()).error.code]).toEqual([403, 'reply.not_allowed'])
  await leave(mara, closed, 'everyone')
  expect((await tie([closed])).status).toBe(201)
  // Repeating it changes nothing, whatever the thread allows now.
  await leave(mara, closed, 'nobody')
  expect((await tie([closed])).status).toBe(201)
  // A post in two threads follows both.
  expect(await answer(mentioned, own)).toEqual(refusedBy(WORDS.nobody))
  expect(
    await answer(mentioned, open, { parents: [open, closed].map(({ id }) => ({ id, type: 'reply' })) }),
  ).toEqual(refusedBy(WORDS.nobody))
  expect(await answer(mara, own)).toBe(null)
})

test('does not apply to messages, which continue between their two members', async () => {
  const { mara, stranger, followed } = await cast()
  const { id } = await uploaded(mara, { mode: 'mue' })
  const mue = { mode: 'mue' as const, recipient: `@${stranger.username}` }
  const json = squawkOf(id, { ...mue, repliesFrom: 'nobody' })
  const refused = await call('POST /api/posts', { as: mara, json, key: tools().ids.make('key') })
  expect([refused.status, (await refused.json<Refused>()).error.field]).toEqual([400, 'repliesFrom'])
  // A message that replied before continues when the thread is closed.
  const voice = await squawk(mara)
  const sent = await squawk(
    stranger,
    { mode: 'mue', recipient: `@${mara.username}`, parents: [{ id: voice.id }] },
    { mode: 'mue' },
  )
  await leave(mara, voice, 'nobody')
  expect(await lockOf(sent, mara)).toBe(null)
  const further = await squawk(mara, { mode: 'mue', parents: [{ id: sent.id }] }, { mode: 'mue' })
  expect(await lockOf(further, stranger)).toBe(null)
  expect(
    await squawk(stranger, { mode: 'mue', parents: [{ id: further.id }] }, { mode: 'mue' }),
  ).toMatchObject({
    visibility: 'private',
  })
  // But a message that replies to the thread itself is a reply like any other.
  expect(await answer(followed, voice, { mode: 'mue', recipient: `@${mara.username}` })).toEqual(
    refusedBy(WORDS.nobody),
  )
})

test('can be set on thread roots only', async () => {
  const { mara } = await cast()
  const voice = await squawk(mara)
  expect(await answer(mara, voice, { repliesFrom: 'nobody' })).toMatchObject({
    status: 400,
    field: 'repliesFrom',
  })
  const reply = await squawk(mara, { parents: [{ id: voice.id }] })
  expect((await leave(mara, reply, 'nobody')).status).toBe(400)
  const conversation = await owlcast(mara)
  const spoken = await recording(mara, conversation)
  expect((await leave(mara, spoken, 'nobody')).status).toBe(400)
  expect((await leave(mara, conversation, 'mentioned')).status).toBe(200)
  expect((await askForOwlcast(mara, { repliesFrom: 'some' as 'nobody' })).status).toBe(400)
})
