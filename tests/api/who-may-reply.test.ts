/** Who may reply: the author of a thread says it, and every way to answer goes by it. */
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

/** Tries to answer, and gives null where that was published, or what was said. */
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

/** Mara, and everyone who may stand to a voice of hers. */
async function cast() {
  const [mara, wren, dele, iris, noah] = await Promise.all(
    ['Mara', 'Wren', 'Dele', 'Iris', 'Noah'].map((name) => person(name)),
  )
  if (!mara || !wren || !dele || !iris || !noah) throw new Error('nobody')
  await follow(mara, wren)
  // Whom it was that followed, matters: Noah follows Mara, and she does not follow him.
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
  test(`left to ${from}: who may reply does, and everyone else is told who may`, async () => {
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
    // What begins the thread governs it: an answer, a recording in an owlcast, and what answers that.
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
    // Whoever is not followed any more, is not from now on.
    await unfollow(mara, followed)
    expect(await answer(followed, voice)).toEqual(from === 'everyone' ? null : refusedBy(WORDS[from]))
  })

test('lists say to each what they may reply to, those that are kept for all too', async () => {
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
  // Below it, the rule of the thread.
  const replies = `/api/posts/${voice.id}/replies`
  const { items } = await (await call(`GET ${replies}`)).json<Replies>()
  const [below] = items
  expect(below).toMatchObject({ repliesFrom: 'everyone', replyLock: lock })
  expect(await lockIn(replies, followed, below?.id)).toBe(null)
  expect(await lockIn(replies, stranger, below?.id)).toEqual(lock)
  // What may not be answered is not offered to be.
  const offered = `/api/posts/candidates?q=${encodeURIComponent(voice.title)}`
  expect(await lockIn(offered, followed)).toBe(null)
  expect(await lockIn(offered, stranger)).toBeUndefined()
})

test('it is changed at any time, for what comes from then on, and by the author alone', async () => {
  const { mara, stranger } = await cast()
  const voice = await squawk(mara)
  const before = await squawk(stranger, { parents: [{ id: voice.id }] })
  expect((await leave(stranger, voice, 'nobody')).status).toBe(403)
  const closed = await (await leave(mara, voice, 'nobody')).json<Post>()
  expect(closed).toMatchObject({ repliesFrom: 'nobody', replyLock: null, editedAt: null })
  // What was said stays, and is its author's own thread no more than anybody's.
  expect(await lockOf(before, stranger)).toEqual({ from: 'nobody', by: 'Mara' })
  expect(await answer(stranger, before)).toEqual(refusedBy(WORDS.nobody))
  expect(await answer(mara, before)).toBe(null)
  await leave(mara, voice, 'everyone')
  expect(await answer(stranger, voice)).toBe(null)
})

test('a thread that is closed while somebody publishes takes no answer, however far that was', async () => {
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
  const asked = { input, key, country: 'US' as const, looker: viewer }
  const meanwhile = toolsMeanwhile(() => leave(mara, voice, 'nobody'))
  await expect(publishPost(meanwhile, viewer, asked)).rejects.toMatchObject({ code: 'reply.not_allowed' })
  expect((await (await call(`GET /api/posts/${voice.id}/replies`)).json<Replies>()).items).toEqual([])
  // The recording is still there: the same try goes out once the thread is open again.
  await leave(mara, voice, 'everyone')
  expect(await publishPost(tools(), viewer, asked)).toMatchObject({ post: { parentId: voice.id } })
})

test('a tie is an answer too, and so is one parent among others', async () => {
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
  // The same again changes nothing, whatever became of the thread.
  await leave(mara, closed, 'nobody')
  expect((await tie([closed])).status).toBe(201)
  // What stands in two threads goes by both.
  expect(await answer(mentioned, own)).toEqual(refusedBy(WORDS.nobody))
  expect(
    await answer(mentioned, open, { parents: [open, closed].map(({ id }) => ({ id, type: 'reply' })) }),
  ).toEqual(refusedBy(WORDS.nobody))
  expect(await answer(mara, own)).toBe(null)
})

test('a message is no thread to be closed, and goes on between its two people', async () => {
  const { mara, stranger, followed } = await cast()
  const { id } = await uploaded(mara, { mode: 'mue' })
  const mue = { mode: 'mue' as const, recipient: `@${stranger.username}` }
  const json = squawkOf(id, { ...mue, repliesFrom: 'nobody' })
  const refused = await call('POST /api/posts', { as: mara, json, key: tools().ids.make('key') })
  expect([refused.status, (await refused.json<Refused>()).error.field]).toEqual([400, 'repliesFrom'])
  // One that answered a thread before goes on when the thread is closed.
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
  // But one that answers the thread itself is an answer as any other.
  expect(await answer(followed, voice, { mode: 'mue', recipient: `@${mara.username}` })).toEqual(
    refusedBy(WORDS.nobody),
  )
})

test('only what begins a thread has the choice', async () => {
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
