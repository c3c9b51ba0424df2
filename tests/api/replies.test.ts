/** Replies: to several posts at once, as public as their parents, and hidden with them. */

import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import type { Post, Replies } from '../../domain/posts/posts.schema'
import { HOUR_MS } from '../../domain/time/units'
import { readFeed } from '../support/feeds'
import { createSquawkInput, createUpload, publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person, setClockOffset } from '../support/world'

afterEach(() => setClockOffset(0))

async function fetchReplies(id: string, as: Person | null = null): Promise<Replies> {
  const answer = await call(`GET /api/posts/${id}/replies`, { as })
  expect(answer.status).toBe(200)
  return answer.json<Replies>()
}
async function getErrorCode(as: Person, given: Parameters<typeof createSquawkInput>[1]): Promise<string> {
  const { id } = await createUpload(as)
  const answer = await call('POST /api/posts', {
    as,
    json: createSquawkInput(id, given),
    key: getTools().ids.make('key'),
  })
  expect(answer.ok).toBe(false)
  return (await answer.json<{ error: { code: string } }>()).error.code
}

test('lists a reply below each parent with its other parents, and not in the feed', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const fox = await publishSquawk(wren, { title: 'The fox is back' })
  const swim = await publishSquawk(wren, { title: 'Night swim' })
  const reply = await publishSquawk(dele, {
    title: 'A kettle',
    parents: [{ id: fox.id }, { id: swim.id, type: 'answer' }],
  })
  expect(reply.parentId).toBe(fox.id)
  expect((await fetchReplies(fox.id)).items).toMatchObject([
    {
      id: reply.id,
      connection: 'reply',
      otherParents: [
        { id: swim.id, kind: 'squawk', title: 'Night swim', authorId: swim.author.id, type: 'answer' },
      ],
    },
  ])
  expect((await fetchReplies(swim.id)).items).toMatchObject([
    { id: reply.id, connection: 'answer', otherParents: [{ id: fox.id, type: 'reply' }] },
  ])
  const feed = await readFeed(await call('GET /api/posts?kind=squawk&seq=999999'))
  expect(feed.items.find(({ id }) => id === fox.id)?.replyCount).toBe(1)
  expect(feed.items.map(({ id }) => id)).not.toContain(reply.id)
})

test('expires a reply after 24 hours with any plan, and hides it when no parent is visible', async () => {
  const [wren, pro] = [await createPerson('Wren'), await createPerson('Pro', { pro: true })]
  const [first, second] = [await publishSquawk(wren), await publishSquawk(pro)]
  const reply = await publishSquawk(pro, { parents: [{ id: first.id }, { id: second.id }] })
  const lone = await publishSquawk(pro, { parents: [{ id: first.id }] })
  expect(reply.expiresAt).toBe(reply.createdAt + 24 * HOUR_MS)
  await call(`DELETE /api/posts/${first.id}`, { as: wren })
  expect((await call(`GET /api/posts/${reply.id}`)).status).toBe(200)
  expect((await call(`GET /api/posts/${lone.id}`)).status).toBe(404)
  expect((await call(`GET ${lone.audioUrl}`)).status).toBe(404)
})

test('accepts at most five parents, each once, all visible', async () => {
  const wren = await createPerson('Wren')
  const posts = await Promise.all(Array.from({ length: 6 }, () => publishSquawk(wren)))
  const parents = posts.map(({ id }) => ({ id }))
  expect(await getErrorCode(wren, { parents })).toBe('post.too_many_parents')
  expect(await getErrorCode(wren, { parents: [...parents.slice(0, 1), ...parents.slice(0, 1)] })).toBe(
    'request.invalid',
  )
  expect(await getErrorCode(wren, { parents: [...parents.slice(0, 1), { id: 'post_nowhere' }] })).toBe(
    'post.not_found',
  )
  expect(await getErrorCode(wren, { parents: parents.slice(0, 1), tags: [] })).toBe('post.tags_required')
})

test('shows a message and its reply to the two members only', async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  const message = await publishMue(wren, {
    recipient: `@${dele.username.toUpperCase()}`,
    recipientId: dele.id,
  })
  expect(message.visibility).toBe('private')
  const answer = await publishMue(dele, { parents: [{ id: message.id }] })
  expect(answer.visibility).toBe('private')
  for (const one of [message, answer]) {
    for (const as of [wren, dele]) expect((await call(`GET /api/posts/${one.id}`, { as })).status).toBe(200)
    for (const as of [eve, null])
      for (const path of [`/api/posts/${one.id}`, one.audioUrl, `/api/posts/${one.id}/replies`])
        expect((await call(`GET ${path}`, { as })).status).toBe(404)
  }
  expect(await getErrorCode(eve, { parents: [{ id: message.id }] })).toBe('post.not_found')
  // A reply of a public kind to a private post is private too.
  const squawked = await publishSquawk(dele, { parents: [{ id: message.id }] })
  expect(squawked.visibility).toBe('private')
  // The conversation continues when its first message is deleted.
  await call(`DELETE /api/posts/${message.id}`, { as: wren })
  expect((await call(`GET /api/posts/${answer.id}`, { as: wren })).status).toBe(200)
})

test('refuses a reply in two conversations', async () => {
  const [wren, dele, eve] = [
    await createPerson('Wren'),
    await createPerson('Dele'),
    await createPerson('Eve'),
  ]
  const toDele = await publishMue(wren, { recipient: `@${dele.username}` })
  const toEve = await publishMue(wren, { recipient: `@${eve.username}` })
  expect(await getErrorCode(wren, { parents: [{ id: toDele.id }, { id: toEve.id }] })).toBe(
    'connection.different_people',
  )
})

test('sends a message only to the confirmed recipient', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const getRefusal = async (given: object) => getErrorCode(wren, { mode: 'mue', mediaId: null, ...given })
  expect(await getRefusal({ recipient: `@${dele.username}`, recipientId: wren.id, trackId: 'x' })).toBe(
    'post.audio_or_track_required',
  )
  const { id } = await createUpload(wren, { mode: 'mue' })
  const getSendError = async (given: object) => {
    const answer = await call('POST /api/posts', {
      as: wren,
      json: { mode: 'mue', mediaId: id, ...given },
      key: getTools().ids.make('key'),
    })
    return (await answer.json<{ error: { code: string } }>()).error.code
  }
  expect(await getSendError({ recipient: `@${dele.username}`, recipientId: wren.id })).toBe(
    'recipient.changed',
  )
  expect(await getSendError({ recipient: '@nobody_at_all' })).toBe('recipient.unknown')
  expect(await getSendError({ recipient: `@${wren.username}` })).toBe('recipient.yourself')
  const [eve, toDele] = [
    await createPerson('Eve'),
    await publishMue(wren, { recipient: `@${dele.username}` }),
  ]
  expect(await getSendError({ recipient: `@${eve.username}`, parents: [{ id: toDele.id }] })).toBe(
    'connection.other_recipient',
  )
  expect(await getSendError({ recipient: wren.email })).toBe('recipient.yourself')
  expect(await getSendError({ recipient: '020 7946 0000' })).toBe('recipient.phone_country')
})

test('shows a message to an address to its verified owner only', async () => {
  const wren = await createPerson('Wren')
  const [proved, claimed] = [await createPerson('Mara'), await createPerson('Mallory', { verified: false })]
  const toProved = await publishMue(wren, { recipient: proved.email.toUpperCase() })
  const toClaimed = await publishMue(wren, { recipient: claimed.email })
  expect((await call(`GET /api/posts/${toProved.id}`, { as: proved })).status).toBe(200)
  expect((await call(`GET /api/posts/${toClaimed.id}`, { as: claimed })).status).toBe(404)
  expect((await call(`GET /api/posts/${toProved.id}`, { as: claimed })).status).toBe(404)
})

async function publishMue(as: Person, given: Parameters<typeof createSquawkInput>[1]): Promise<Post> {
  return publishSquawk(as, { mode: 'mue', tags: [], ...given }, { mode: 'mue' })
}

test('shows an unlisted reply below unlisted posts only, without naming them elsewhere', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const [open, unlisted] = [await publishSquawk(wren), await publishSquawk(wren)]
  await env.DB.prepare("update posts set visibility = 'unlisted' where id = ?").bind(unlisted.id).run()
  const both = await publishSquawk(dele, { parents: [{ id: open.id }, { id: unlisted.id }] })
  expect(both.visibility).toBe('unlisted')
  const listReplies = async ({ id }: Post, as: Person | null) =>
    (await (await call(`GET /api/posts/${id}/replies`, { as })).json<Replies>()).items
  expect(await listReplies(open, null)).toEqual([])
  expect(await listReplies(unlisted, null)).toMatchObject([{ id: both.id, otherParents: [{ id: open.id }] }])
  // The author sees it everywhere, but the unlisted parent only by its link.
  expect(await listReplies(open, dele)).toMatchObject([{ id: both.id, otherParents: [] }])
})
