/** Reply permissions: the author of a thread sets them, and every way to reply follows them. */
import { afterEach, expect, test } from 'vitest'
import { FEED_MEMO_MS } from '../../domain/posts/posts.limits'
import type { ParsedPost, Post, Replies } from '../../domain/posts/posts.schema'
import { REPLY_POLICIES, type ReplyPolicy } from '../../domain/posts/reply-policy'
import { publishNewPost } from '../../worker/publishing/publish.service'
import { readFeed } from '../support/feeds'
import { createInterruptedTools, loadViewer } from '../support/interrupted-tools'
import { follow, unfollow } from '../support/members'
import { addCollaborator, publishOwlcast, publishRecording, requestOwlcast } from '../support/owlcasts'
import { createSquawkInput, createUpload, publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

type ErrorBody = { error: { code: string; message: string; field?: string } }

/** Publishes a reply; returns null, or the error. */
async function tryReply(as: Person, parent: Pick<Post, 'id'>, given: Partial<ParsedPost> = {}) {
  const { id } = await createUpload(as, { mode: given.mode ?? 'squawk' })
  const json = createSquawkInput(id, { parents: [{ id: parent.id }], ...given })
  const response = await call('POST /api/posts', { as, json, key: getTools().ids.make('key') })
  if (response.ok) return null
  const { error } = await response.json<ErrorBody>()
  return { status: response.status, code: error.code, message: error.message, field: error.field }
}
const createRefusal = (message: string) => ({
  status: 403,
  code: 'reply.not_allowed',
  message,
  field: 'parents',
})

const setReplyPolicy = (as: Person, { id }: Post, replyPolicy: ReplyPolicy) =>
  call(`PATCH /api/posts/${id}`, { as, json: { replyPolicy } })
const fetchReplyLock = async ({ id }: Post, as: Person | null) =>
  (await (await call(`GET /api/posts/${id}`, { as })).json<Post>()).replyLock

/** Creates Mara, and users in each relation to a post of hers. */
async function createCast() {
  const [mara, wren, dele, iris, noah] = await Promise.all(
    ['Mara', 'Wren', 'Dele', 'Iris', 'Noah'].map((name) => createPerson(name)),
  )
  if (!mara || !wren || !dele || !iris || !noah) throw new Error('nobody')
  await follow(mara, wren)
  // The direction matters: Noah follows Mara, but she does not follow him.
  await follow(noah, mara)
  return { mara, followed: wren, mentioned: dele, collaborator: iris, stranger: noah }
}

const MAY: Record<ReplyPolicy, string[]> = {
  everyone: ['mara', 'followed', 'mentioned', 'collaborator', 'stranger'],
  followed: ['mara', 'followed', 'collaborator'],
  mentioned: ['mara', 'mentioned', 'collaborator'],
  nobody: ['mara', 'collaborator'],
}
const WORDS: Record<ReplyPolicy, string> = {
  everyone: '',
  followed: 'Only people Mara follows can reply here.',
  mentioned: 'Only people Mara mentions can reply here.',
  nobody: 'Mara turned off replies here.',
}

for (const from of REPLY_POLICIES)
  test(`with replies from ${from}: lets those reply, and names them to everyone else`, async () => {
    const people = await createCast()
    const { mara, mentioned, collaborator, followed } = people
    const description = `For @${mentioned.username}`
    const voice = await publishSquawk(mara, { description, replyPolicy: from })
    const conversation = await publishOwlcast(mara, { description, replyPolicy: from })
    for (const post of [voice, conversation]) {
      expect(post).toMatchObject({ replyPolicy: from, replyLock: null })
      await addCollaborator(mara, post, collaborator)
    }
    const spoken = await publishRecording(collaborator, conversation)
    const [below] = await Promise.all([publishSquawk(collaborator, { parents: [{ id: voice.id }] })])
    // The root of the thread governs replies, recordings in an owlcast, and replies to those.
    const places = [voice, below, conversation, spoken]
    for (const [name, one] of Object.entries(people)) {
      const may = MAY[from].includes(name)
      for (const place of places) {
        expect([name, await fetchReplyLock(place, one)]).toEqual([name, may ? null : { from, by: 'Mara' }])
        expect([name, await tryReply(one, place)]).toEqual([name, may ? null : createRefusal(WORDS[from])])
      }
    }
    for (const place of places)
      expect(await fetchReplyLock(place, null)).toEqual(from === 'everyone' ? null : { from, by: 'Mara' })
    // Unfollowed users lose the permission at once.
    await unfollow(mara, followed)
    expect(await tryReply(followed, voice)).toEqual(from === 'everyone' ? null : createRefusal(WORDS[from]))
  })

test("returns the viewer's own reply lock in lists, also in cached ones", async () => {
  const { mara, followed, stranger } = await createCast()
  const voice = await publishSquawk(mara, { replyPolicy: 'followed' })
  await publishSquawk(followed, { parents: [{ id: voice.id }], title: 'Below' })
  setClockOffset(FEED_MEMO_MS)
  const findLockInList = async (path: string, as: Person | null, id = voice.id) => {
    const { items } = await readFeed(await call(`GET ${path}`, { as }))
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
      expect([path, await findLockInList(path, as)]).toEqual([path, seen])
  expect(await findLockInList('/api/posts?kind=squawk&from=following', stranger)).toEqual(lock)
  expect(await findLockInList('/api/me/posts?kind=squawk', mara)).toBe(null)
  // Replies follow the rule of their thread.
  const replies = `/api/posts/${voice.id}/replies`
  const { items } = await (await call(`GET ${replies}`)).json<Replies>()
  const [below] = items
  expect(below).toMatchObject({ replyPolicy: 'everyone', replyLock: lock })
  expect(await findLockInList(replies, followed, below?.id)).toBe(null)
  expect(await findLockInList(replies, stranger, below?.id)).toEqual(lock)
  // The picker offers only posts that the viewer may reply to.
  const offered = `/api/posts/candidates?q=${encodeURIComponent(voice.title)}`
  expect(await findLockInList(offered, followed)).toBe(null)
  expect(await findLockInList(offered, stranger)).toBeUndefined()
})

test('applies a change to later replies only, by the author only', async () => {
  const { mara, stranger } = await createCast()
  const voice = await publishSquawk(mara)
  const before = await publishSquawk(stranger, { parents: [{ id: voice.id }] })
  expect((await setReplyPolicy(stranger, voice, 'nobody')).status).toBe(403)
  const closed = await (await setReplyPolicy(mara, voice, 'nobody')).json<Post>()
  expect(closed).toMatchObject({ replyPolicy: 'nobody', replyLock: null, editedAt: null })
  // Existing replies stay, and their authors get no exception.
  expect(await fetchReplyLock(before, stranger)).toEqual({ from: 'nobody', by: 'Mara' })
  expect(await tryReply(stranger, before)).toEqual(createRefusal(WORDS.nobody))
  expect(await tryReply(mara, before)).toBe(null)
  await setReplyPolicy(mara, voice, 'everyone')
  expect(await tryReply(stranger, voice)).toBe(null)
})

test('refuses a reply when the thread is closed during its publication', async () => {
  const { mara, stranger } = await createCast()
  const voice = await publishSquawk(mara)
  const { id } = await createUpload(stranger)
  const viewer = await loadViewer(stranger)
  const key = getTools().ids.make('key')
  const input = {
    title: '',
    description: '',
    tags: ['dusk'],
    peaks: null,
    pauses: null,
    trackId: null,
    clipMediaId: null,
    sourceMediaId: null,
    language: null,
    transcribe: null,
    shownVisibility: null,
    recipient: null,
    recipientId: null,
    isPrivate: null,
    owlcastId: null,
    priceCents: 0,
    detail: {},
    mode: 'squawk' as const,
    mediaId: id,
    replyPolicy: 'everyone' as const,
    parents: [{ id: voice.id, type: 'reply' as const }],
    collaborators: [],
  }
  const asked = { input, key, viewer }
  const meanwhile = createInterruptedTools(() => setReplyPolicy(mara, voice, 'nobody'))
  await expect(publishNewPost(meanwhile, viewer, asked)).rejects.toMatchObject({ code: 'reply.not_allowed' })
  expect((await (await call(`GET /api/posts/${voice.id}/replies`)).json<Replies>()).items).toEqual([])
  // The recording remains: the same request succeeds once the thread is open again.
  await setReplyPolicy(mara, voice, 'everyone')
  expect(await publishNewPost(getTools(), viewer, asked)).toMatchObject({ post: { parentId: voice.id } })
})

test('does not name an author who blocked the viewer', async () => {
  const { mara, followed, stranger } = await createCast()
  const root = await publishSquawk(mara, { replyPolicy: 'followed' })
  const reply = await publishSquawk(followed, { parents: [{ id: root.id }] })
  expect(await fetchReplyLock(reply, stranger)).toEqual({ from: 'followed', by: mara.displayName })
  await call(`PUT /api/people/${stranger.username}/block`, { as: mara })
  expect(await fetchReplyLock(reply, stranger)).toEqual({ from: 'followed', by: '' })
})

test('applies to connections and to one parent among others', async () => {
  const { mara, stranger, mentioned } = await createCast()
  const [closed, open] = [
    await publishSquawk(mara, { replyPolicy: 'nobody' }),
    await publishSquawk(mentioned),
  ]
  const own = await publishSquawk(stranger, { parents: [{ id: open.id }] })
  const requestConnection = (parents: Post[]) =>
    call('POST /api/connections', {
      as: stranger,
      json: { childId: own.id, parents: parents.map(({ id }) => ({ id })) },
    })
  const refused = await requestConnection([closed])
  expect([refused.status, (await refused.json<ErrorBody>()).error.code]).toEqual([403, 'reply.not_allowed'])
  await setReplyPolicy(mara, closed, 'everyone')
  expect((await requestConnection([closed])).status).toBe(201)
  // Repeating it changes nothing, whatever the thread allows now.
  await setReplyPolicy(mara, closed, 'nobody')
  expect((await requestConnection([closed])).status).toBe(201)
  // A post in two threads follows both.
  expect(await tryReply(mentioned, own)).toEqual(createRefusal(WORDS.nobody))
  expect(
    await tryReply(mentioned, open, { parents: [open, closed].map(({ id }) => ({ id, type: 'reply' })) }),
  ).toEqual(createRefusal(WORDS.nobody))
  expect(await tryReply(mara, own)).toBe(null)
})

test('does not apply to messages, which continue between their two members', async () => {
  const { mara, stranger, followed } = await createCast()
  const { id } = await createUpload(mara, { mode: 'mue' })
  const mue = { mode: 'mue' as const, recipient: `@${stranger.username}` }
  const json = createSquawkInput(id, { ...mue, replyPolicy: 'nobody' })
  const refused = await call('POST /api/posts', { as: mara, json, key: getTools().ids.make('key') })
  expect([refused.status, (await refused.json<ErrorBody>()).error.field]).toEqual([400, 'replyPolicy'])
  // A message that replied before continues when the thread is closed.
  const voice = await publishSquawk(mara)
  const sent = await publishSquawk(
    stranger,
    { mode: 'mue', recipient: `@${mara.username}`, parents: [{ id: voice.id }] },
    { mode: 'mue' },
  )
  await setReplyPolicy(mara, voice, 'nobody')
  expect(await fetchReplyLock(sent, mara)).toBe(null)
  const further = await publishSquawk(mara, { mode: 'mue', parents: [{ id: sent.id }] }, { mode: 'mue' })
  expect(await fetchReplyLock(further, stranger)).toBe(null)
  expect(
    await publishSquawk(stranger, { mode: 'mue', parents: [{ id: further.id }] }, { mode: 'mue' }),
  ).toMatchObject({
    visibility: 'private',
  })
  // But a message that replies to the thread itself is a reply like any other.
  expect(await tryReply(followed, voice, { mode: 'mue', recipient: `@${mara.username}` })).toEqual(
    createRefusal(WORDS.nobody),
  )
})

test('does not bind those who no longer see a post that was made private', async () => {
  const [pia, tom] = [await createPerson('Pia', { pro: true }), await createPerson('Tom')]
  const owlcast = await publishOwlcast(pia)
  const own = await publishSquawk(tom, { parents: [{ id: owlcast.id }] })
  await setReplyPolicy(pia, owlcast, 'nobody')
  expect(await tryReply(tom, own)).toMatchObject({ code: 'reply.not_allowed' })
  await call(`PATCH /api/posts/${owlcast.id}`, { as: pia, json: { visibility: 'private' } })
  expect(await tryReply(tom, own)).toBeNull()
})

test('can be set on thread roots only', async () => {
  const { mara } = await createCast()
  const voice = await publishSquawk(mara)
  expect(await tryReply(mara, voice, { replyPolicy: 'nobody' })).toMatchObject({
    status: 400,
    field: 'replyPolicy',
  })
  const reply = await publishSquawk(mara, { parents: [{ id: voice.id }] })
  expect((await setReplyPolicy(mara, reply, 'nobody')).status).toBe(400)
  const conversation = await publishOwlcast(mara)
  const spoken = await publishRecording(mara, conversation)
  expect((await setReplyPolicy(mara, spoken, 'nobody')).status).toBe(400)
  expect((await setReplyPolicy(mara, conversation, 'mentioned')).status).toBe(200)
  expect((await requestOwlcast(mara, { replyPolicy: 'some' as 'nobody' })).status).toBe(400)
})
