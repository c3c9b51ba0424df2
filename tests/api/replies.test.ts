/** Replies: to several posts at once, as public as their parents, and hidden with them. */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import type { Feed, Post, Replies } from '../../domain/posts.schema'
import { squawk, squawkOf, uploaded } from '../support/recordings'
import { call, type Person, person, tools, travel } from '../support/world'

afterEach(() => travel(0))
const HOUR_MS = 3_600_000

async function repliesOf(id: string, as: Person | null = null): Promise<Replies> {
  const answer = await call(`GET /api/posts/${id}/replies`, { as })
  expect(answer.status).toBe(200)
  return answer.json<Replies>()
}
async function refusalOf(as: Person, given: Parameters<typeof squawkOf>[1]): Promise<string> {
  const { id } = await uploaded(as)
  const answer = await call('POST /api/posts', {
    as,
    json: squawkOf(id, given),
    key: tools().ids.make('key'),
  })
  expect(answer.ok).toBe(false)
  return (await answer.json<{ error: { code: string } }>()).error.code
}

test('lists a reply below each parent with its other parents, and not in the feed', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const fox = await squawk(wren, { title: 'The fox is back' })
  const swim = await squawk(wren, { title: 'Night swim' })
  const reply = await squawk(dele, {
    title: 'A kettle',
    parents: [{ id: fox.id }, { id: swim.id, type: 'answer' }],
  })
  expect(reply.parentId).toBe(fox.id)
  expect((await repliesOf(fox.id)).items).toMatchObject([
    {
      id: reply.id,
      connection: 'reply',
      also: [{ id: swim.id, kind: 'squawk', title: 'Night swim', authorId: swim.author.id, type: 'answer' }],
    },
  ])
  expect((await repliesOf(swim.id)).items).toMatchObject([
    { id: reply.id, connection: 'answer', also: [{ id: fox.id, type: 'reply' }] },
  ])
  const feed = await (await call('GET /api/posts?kind=squawk&seq=999999')).json<Feed>()
  expect(feed.items.find(({ id }) => id === fox.id)?.replyCount).toBe(1)
  expect(feed.items.map(({ id }) => id)).not.toContain(reply.id)
})

test('expires a reply after 24 hours with any plan, and hides it when no parent is visible', async () => {
  const [wren, pro] = [await person('Wren'), await person('Pro', { pro: true })]
  const [first, second] = [await squawk(wren), await squawk(pro)]
  const reply = await squawk(pro, { parents: [{ id: first.id }, { id: second.id }] })
  const lone = await squawk(pro, { parents: [{ id: first.id }] })
  expect(reply.expiresAt).toBe(reply.createdAt + 24 * HOUR_MS)
  await call(`DELETE /api/posts/${first.id}`, { as: wren })
  expect((await call(`GET /api/posts/${reply.id}`)).status).toBe(200)
  expect((await call(`GET /api/posts/${lone.id}`)).status).toBe(404)
  expect((await call(`GET ${lone.audioUrl}`)).status).toBe(404)
})

test('accepts at most five parents, each once, all visible', async () => {
  const wren = await person('Wren')
  const posts = await Promise.all(Array.from({ length: 6 }, () => squawk(wren)))
  const parents = posts.map(({ id }) => ({ id }))
  expect(await refusalOf(wren, { parents })).toBe('post.too_many_parents')
  expect(await refusalOf(wren, { parents: [...parents.slice(0, 1), ...parents.slice(0, 1)] })).toBe(
    'request.invalid',
  )
  expect(await refusalOf(wren, { parents: [...parents.slice(0, 1), { id: 'post_nowhere' }] })).toBe(
    'post.not_found',
  )
  expect(await refusalOf(wren, { parents: parents.slice(0, 1), tags: [] })).toBe('post.tags_required')
})

test('shows a message and its reply to the two members only', async () => {
  const [wren, dele, eve] = [await person('Wren'), await person('Dele'), await person('Eve')]
  const message = await mue(wren, { recipient: `@${dele.username.toUpperCase()}`, recipientId: dele.id })
  expect(message.visibility).toBe('private')
  const answer = await mue(dele, { parents: [{ id: message.id }] })
  expect(answer.visibility).toBe('private')
  for (const one of [message, answer]) {
    for (const as of [wren, dele]) expect((await call(`GET /api/posts/${one.id}`, { as })).status).toBe(200)
    for (const as of [eve, null])
      for (const path of [`/api/posts/${one.id}`, one.audioUrl, `/api/posts/${one.id}/replies`])
        expect((await call(`GET ${path}`, { as })).status).toBe(404)
  }
  expect(await refusalOf(eve, { parents: [{ id: message.id }] })).toBe('post.not_found')
  // A reply of a public kind to a private post is private too.
  const squawked = await squawk(dele, { parents: [{ id: message.id }] })
  expect(squawked.visibility).toBe('private')
  // The conversation continues when its first message is deleted.
  await call(`DELETE /api/posts/${message.id}`, { as: wren })
  expect((await call(`GET /api/posts/${answer.id}`, { as: wren })).status).toBe(200)
})

test('refuses a reply in two conversations', async () => {
  const [wren, dele, eve] = [await person('Wren'), await person('Dele'), await person('Eve')]
  const toDele = await mue(wren, { recipient: `@${dele.username}` })
  const toEve = await mue(wren, { recipient: `@${eve.username}` })
  expect(await refusalOf(wren, { parents: [{ id: toDele.id }, { id: toEve.id }] })).toBe(
    'connection.different_people',
  )
})

test('sends a message only to the confirmed recipient', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const refused = async (given: object) => refusalOf(wren, { mode: 'mue', mediaId: null, ...given })
  expect(await refused({ recipient: `@${dele.username}`, recipientId: wren.id, trackId: 'x' })).toBe(
    'post.sound_or_track_required',
  )
  const { id } = await uploaded(wren, { mode: 'mue' })
  const sent = async (given: object) => {
    const answer = await call('POST /api/posts', {
      as: wren,
      json: { mode: 'mue', mediaId: id, ...given },
      key: tools().ids.make('key'),
    })
    return (await answer.json<{ error: { code: string } }>()).error.code
  }
  expect(await sent({ recipient: `@${dele.username}`, recipientId: wren.id })).toBe('recipient.changed')
  expect(await sent({ recipient: '@nobody_at_all' })).toBe('recipient.unknown')
  expect(await sent({ recipient: `@${wren.username}` })).toBe('recipient.yourself')
  expect(await sent({ recipient: wren.email })).toBe('recipient.yourself')
  expect(await sent({ recipient: '020 7946 0000' })).toBe('recipient.phone_country')
})

test('shows a message to an address to its verified owner only', async () => {
  const wren = await person('Wren')
  const [proved, claimed] = [await person('Mara'), await person('Mallory', { verified: false })]
  const toProved = await mue(wren, { recipient: proved.email.toUpperCase() })
  const toClaimed = await mue(wren, { recipient: claimed.email })
  expect((await call(`GET /api/posts/${toProved.id}`, { as: proved })).status).toBe(200)
  expect((await call(`GET /api/posts/${toClaimed.id}`, { as: claimed })).status).toBe(404)
  expect((await call(`GET /api/posts/${toProved.id}`, { as: claimed })).status).toBe(404)
})

async function mue(as: Person, given: Parameters<typeof squawkOf>[1]): Promise<Post> {
  return squawk(as, { mode: 'mue', tags: [], ...given }, { mode: 'mue' })
}

test('shows an unlisted reply below unlisted posts only, without naming them elsewhere', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const [open, unlisted] = [await squawk(wren), await squawk(wren)]
  await env.DB.prepare("update posts set visibility = 'unlisted' where id = ?").bind(unlisted.id).run()
  const both = await squawk(dele, { parents: [{ id: open.id }, { id: unlisted.id }] })
  expect(both.visibility).toBe('unlisted')
  const under = async ({ id }: Post, as: Person | null) =>
    (await (await call(`GET /api/posts/${id}/replies`, { as })).json<Replies>()).items
  expect(await under(open, null)).toEqual([])
  expect(await under(unlisted, null)).toMatchObject([{ id: both.id, also: [{ id: open.id }] }])
  // The author sees it everywhere, but the unlisted parent only by its link.
  expect(await under(open, dele)).toMatchObject([{ id: both.id, also: [] }])
})
