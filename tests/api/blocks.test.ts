/** Blocks and mutes: what each side can no longer see, and that the other side is not notified. */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { FEED_MEMO_MS } from '../../domain/posts/posts.limits'
import type { Post } from '../../domain/posts/posts.schema'
import { outbox } from '../../worker/database/tables/outbox.table'
import { drainOutbox } from '../../worker/outbox/outbox.service'
import { readFeed } from '../support/feeds'
import { fetchMember, follow, listFollows } from '../support/members'
import { listConversations } from '../support/messages'
import { addCollaborator, publishOwlcast, publishRecording } from '../support/owlcasts'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

const block = (as: Person | null, { username }: Pick<Person, 'username'>) =>
  call(`PUT /api/people/${username}/block`, { as })
const unblock = (as: Person, { username }: Person) => call(`DELETE /api/people/${username}/block`, { as })
const mute = (as: Person, { username }: Person) => call(`PUT /api/people/${username}/mute`, { as })
const unmute = (as: Person, { username }: Person) => call(`DELETE /api/people/${username}/mute`, { as })
const publishMessageTo = (as: Person, to: Person) =>
  publishSquawk(as, { mode: 'mue', recipient: `@${to.username}`, description: 'Psst' }, { mode: 'mue' })

const listIds = async (path: string, as: Person | null): Promise<string[]> => {
  const { items } = await (await call(`GET ${path}`, { as })).json<{ items: (Post & { post?: Post })[] }>()
  return items.map((one) => one.id)
}
let moment = 0

/** Returns the lists in which a public post appears, and whether its link works. */
async function listPlaces(post: Post, parent: Post, as: Person | null) {
  // Past the feed cache.
  moment += FEED_MEMO_MS
  setClockOffset(moment)
  const [kind, word] = ['squawk', encodeURIComponent(post.title)]
  const lists = {
    feed: await listIds(`/api/posts?kind=${kind}`, as),
    recent: await listIds('/api/posts/recent?limit=20', as),
    search: await listIds(`/api/search?q=${word}`, as),
    picker: await listIds(`/api/posts/candidates?q=${word}`, as),
    answers: await listIds(`/api/posts/${parent.id}/replies`, as),
  }
  const found = Object.entries(lists).flatMap(([place, ids]) => (ids.includes(post.id) ? [place] : []))
  const { status } = await call(`GET /api/posts/${post.id}`, { as })
  return [...found, ...(status === 200 ? ['link'] : [])]
}

test('hides blocked users from each other everywhere, until the block ends', async () => {
  const [wren, dele, mara] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Mara'),
  ]
  await follow(dele, wren)
  await follow(wren, dele)
  const root = await publishSquawk(mara, { title: getTools().ids.make('title') })
  const own = await publishSquawk(wren, { title: getTools().ids.make('title') })
  const answer = await publishSquawk(wren, {
    title: getTools().ids.make('title'),
    parents: [{ id: root.id }],
  })
  expect(await listPlaces(own, root, dele)).toEqual(['feed', 'recent', 'search', 'picker', 'link'])
  expect(await listPlaces(answer, root, dele)).toEqual(['search', 'picker', 'answers', 'link'])
  for (const _ of [1, 2]) expect((await block(dele, wren)).status).toBe(204)
  for (const [as, post] of [
    [dele, own],
    [dele, answer],
    [wren, await publishSquawk(dele)],
  ] as const)
    expect(await listPlaces(post, root, as)).toEqual([])
  expect(await listPlaces(own, root, mara)).toEqual(['feed', 'recent', 'search', 'picker', 'link'])
  expect(await listPlaces(own, root, null)).toContain('link')
  // Neither can reach the other.
  for (const [as, to] of [
    [dele, wren],
    [wren, dele],
  ] as const) {
    expect((await follow(as, to)).status).toBe(404)
    expect((await call(`GET /api/recipients?typed=@${to.username}`, { as })).status).toBe(404)
    expect((await call(`GET /api/people/${to.username}/posts`, { as })).status).toBe(404)
  }
  expect((await fetchMember(wren.username, mara)).followers).toBe(0)
  expect(await fetchMember(wren.username, dele)).toMatchObject({ isBlocked: true, isFollowed: false })
  expect((await call(`GET /api/people/${dele.username}`, { as: wren })).status).toBe(404)
  expect((await unblock(dele, wren)).status).toBe(204)
  expect(await listPlaces(own, root, dele)).toEqual(['feed', 'recent', 'search', 'picker', 'link'])
  expect(await fetchMember(wren.username, dele)).toMatchObject({ isBlocked: false, isFollowed: false })
})

test("hides another user's recording in the owlcast of a blocked user", async () => {
  const [wren, dele, mara] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Mara'),
  ]
  const owlcast = await publishOwlcast(wren)
  await addCollaborator(wren, owlcast, mara)
  const recording = await publishRecording(mara, owlcast)
  expect((await call(`GET /api/posts/${recording.id}`, { as: dele })).status).toBe(200)
  await block(dele, wren)
  expect((await call(`GET /api/posts/${recording.id}`, { as: dele })).status).toBe(404)
})

test('refuses a reply to a blocked user as if the post did not exist', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const own = await publishSquawk(wren)
  await block(wren, dele)
  await expect(publishSquawk(dele, { parents: [{ id: own.id }] })).rejects.toThrow('post.not_found')
})

test('hides conversations on both sides and holds messages to an address until the block ends', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  await follow(dele, wren)
  await publishMessageTo(wren, dele)
  const countPeers = async (as: Person) => (await listConversations(as)).length
  const countUnread = async (as: Person) =>
    (await (await call('GET /api/conversations/unread', { as })).json<{ unread: number }>()).unread
  expect([await countPeers(wren), await countPeers(dele), await countUnread(dele)]).toEqual([1, 1, 1])
  await block(dele, wren)
  expect([await countPeers(wren), await countPeers(dele), await countUnread(dele)]).toEqual([0, 0, 0])
  expect((await call(`GET /api/conversations/user:${dele.id}/messages`, { as: wren })).status).toBe(404)
  await expect(publishMessageTo(wren, dele)).rejects.toThrow('recipient.unknown')
  // By address the sender learns nothing: the message is accepted and not shown.
  await publishSquawk(wren, { mode: 'mue', recipient: dele.email, description: 'Psst' }, { mode: 'mue' })
  expect([await countPeers(dele), await countUnread(dele)]).toEqual([0, 0])
  await unblock(dele, wren)
  // Messages sent to the address meanwhile appear.
  expect([await countPeers(dele), await countUnread(dele)]).toEqual([1, 2])
})

test('sends no email from a blocked user', async () => {
  const [wren, dele] = [await createPerson('Wren', { pro: true }), await createPerson('Dele')]
  const countEmails = async () => {
    const query = 'select count(*) as n from outbox where recipient = ?'
    return (await env.DB.prepare(query).bind(dele.email).first<{ n: number }>())?.n
  }
  const sendBoth = async () => {
    await publishSquawk(wren, { mode: 'mue', recipient: dele.email, description: 'Psst' }, { mode: 'mue' })
    const cast = await publishOwlcast(wren)
    const invited = { as: wren, json: { to: dele.email } }
    expect((await call(`POST /api/posts/${cast.id}/invitations`, invited)).status).toBe(201)
  }
  await sendBoth()
  expect(await countEmails()).toBe(2)
  await block(dele, wren)
  await sendBoth()
  expect(await countEmails()).toBe(2)
})

test.each(['recipient', 'sender'])('sends no queued email once the %s blocks the other', async (by) => {
  const [wren, dele] = [await createPerson('Wren', { pro: true }), await createPerson('Dele')]
  const { db } = getTools()
  const isToDele = eq(outbox.recipient, dele.email)
  const listUnsent = async () =>
    (await db.select().from(outbox).where(isToDele)).filter(({ sentAt }) => sentAt === null)
  const cast = await publishOwlcast(wren)
  await call(`POST /api/posts/${cast.id}/invitations`, { as: wren, json: { to: dele.email } })
  await publishSquawk(wren, { mode: 'mue', recipient: dele.email, description: 'Psst' }, { mode: 'mue' })
  await vi.waitFor(async () => expect(await listUnsent()).toEqual([]))
  // As if the provider had been out of order.
  await db.update(outbox).set({ sentAt: null, leasedUntil: null, dueAt: 0 }).where(isToDele)
  await (by === 'recipient' ? block(dele, wren) : block(wren, dele))
  await drainOutbox(getTools())
  expect(await listUnsent()).toMatchObject([
    { lastError: 'A block separates recipient and sender' },
    { lastError: 'A block separates recipient and sender' },
  ])
  await (by === 'recipient' ? unblock(dele, wren) : unblock(wren, dele))
  await drainOutbox(getTools())
  expect(await listUnsent()).toHaveLength(2)
})

test('ends a pending invitation between both with the block', async () => {
  const [wren, dele] = [await createPerson('Wren', { pro: true }), await createPerson('Dele')]
  const cast = await publishOwlcast(wren, { visibility: 'private' })
  await call(`POST /api/posts/${cast.id}/invitations`, { as: wren, json: { to: `@${dele.username}` } })
  expect((await call(`GET /api/posts/${cast.id}`, { as: dele })).status).toBe(200)
  await block(dele, wren)
  expect((await call(`GET /api/posts/${cast.id}`, { as: dele })).status).toBe(404)
  await unblock(dele, wren)
  expect((await call(`GET /api/posts/${cast.id}`, { as: dele })).status).toBe(404)
})

test("hides a muted user from the muting user's lists only; links and messages stay", async () => {
  const [wren, dele, mara] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Mara'),
  ]
  await follow(dele, wren)
  const root = await publishSquawk(mara)
  const own = await publishSquawk(wren, { title: getTools().ids.make('title') })
  const answer = await publishSquawk(wren, {
    title: getTools().ids.make('title'),
    parents: [{ id: root.id }],
  })
  await publishMessageTo(wren, dele)
  expect((await mute(dele, wren)).status).toBe(204)
  expect(await listPlaces(own, root, dele)).toEqual(['link'])
  expect(await listPlaces(answer, root, dele)).toEqual(['link'])
  expect(await listPlaces(own, root, mara)).toContain('feed')
  const followed = await readFeed(await call('GET /api/posts?kind=squawk&from=following', { as: dele }))
  expect(followed.items).toEqual([])
  expect(await listConversations(dele)).toHaveLength(1)
  expect(await fetchMember(wren.username, dele)).toMatchObject({ isMuted: true, isFollowed: true })
  expect(await listPlaces(await publishSquawk(dele), root, wren)).toContain('feed')
  await unmute(dele, wren)
  expect(await listPlaces(own, root, dele)).toContain('feed')
})

test('lists blocked and muted users to the user only, and refuses invalid targets', async () => {
  const [wren, dele, mara] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Mara'),
  ]
  await block(wren, dele)
  setClockOffset(1000)
  await block(wren, mara)
  await mute(wren, mara)
  const listNames = async (list: string, as: Person) =>
    (await (await call(`GET /api/me/${list}`, { as })).json<{ items: Person[] }>()).items.map(
      (one) => one.username,
    )
  expect(await listNames('blocks', wren)).toEqual([mara.username, dele.username])
  expect(await listNames('mutes', wren)).toEqual([mara.username])
  expect(await listNames('blocks', dele)).toEqual([])
  expect((await block(wren, wren)).status).toBe(409)
  expect((await block(wren, { username: 'nobody_at_all' })).status).toBe(404)
  expect((await block(null, wren)).status).toBe(401)
  await follow(mara, dele)
  expect((await listFollows(dele, 'followers')).names).toEqual([mara.username])
})
