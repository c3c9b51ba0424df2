/**
 * Operations that may succeed once, or move one way only, tried many times at once. Magic links, invitation answers and
 * uploads have their own tests.
 */
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Post } from '../../domain/posts/posts.schema'
import { invitations } from '../../worker/database/tables/invitations.table'
import { outbox } from '../../worker/database/tables/outbox.table'
import { follow } from '../support/members'
import { createUnknownEmail, listConversations, listMailedLinks, publishMessage } from '../support/messages'
import { createSquawkInput, createUpload, publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person } from '../support/world'

const MANY = 12
const runMany = <T>(work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: MANY }, (_, n) => work(n)))
const listCounts = async (as: Person) =>
  (await listConversations(as)).map(({ peer, messages, unread }) => [peer.key, messages, unread])

test('creates one conversation a side when both send first messages at once', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  await runMany((n) =>
    n % 2
      ? publishMessage(wren, { recipient: `@${dele.username}` })
      : publishMessage(dele, { recipient: `@${wren.username}` }),
  )
  expect((await listCounts(wren)).map(([key, messages]) => [key, messages])).toEqual([
    [`user:${dele.id}`, MANY],
  ])
  expect((await listCounts(dele)).map(([key, messages]) => [key, messages])).toEqual([
    [`user:${wren.id}`, MANY],
  ])
})

test('connects an address to its owner once when many replies from it arrive at once', async () => {
  const [wren, mara] = [await createPerson('Wren'), await createPerson('Mara')]
  const sent = [
    await publishMessage(wren, { recipient: mara.email }),
    await publishMessage(wren, { recipient: mara.email }),
  ]
  await runMany((n) => publishMessage(mara, { parents: [{ id: sent[n % 2]?.id ?? '' }] }))
  expect((await listCounts(wren)).map(([key, messages]) => [key, messages])).toEqual([
    [`user:${mara.id}`, MANY + 2],
  ])
})

test('never moves the seen position back, in whatever order requests arrive', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  await follow(dele, wren)
  const { createdAt } = await publishMessage(wren, { recipient: `@${dele.username}` })
  const key = encodeURIComponent(`user:${wren.id}`)
  await runMany((n) =>
    call(`POST /api/conversations/${key}/seen`, { as: dele, json: { at: createdAt - ((n * 7) % MANY) } }),
  )
  expect(await listCounts(dele)).toEqual([[`user:${wren.id}`, 1, 0]])
})

test('invites an address once, with one email, when asked many times at once', async () => {
  const wren = await createPerson('Wren')
  const post = await publishSquawk(wren)
  const to = createUnknownEmail()
  const answers = await runMany(() =>
    call(`POST /api/posts/${post.id}/invitations`, { as: wren, json: { to } }),
  )
  // Requests after the third exceed the rate limit while none is written yet; none of them writes.
  for (const { status } of answers) expect([201, 429]).toContain(status)
  const { db } = getTools()
  expect(await db.select().from(invitations).where(eq(invitations.postId, post.id))).toHaveLength(1)
  expect(await db.select().from(outbox).where(eq(outbox.recipient, to))).toHaveLength(1)
})

test('emails one new link, however many resends arrive at once', async () => {
  const wren = await createPerson('Wren')
  const to = createUnknownEmail()
  const { id: postId } = await publishMessage(wren, { recipient: to })
  const [{ token = '' } = {}] = await listMailedLinks(to)
  await runMany((n) =>
    call('POST /api/magic-links/resend', {
      json: { postId, token },
      headers: { 'cf-connecting-ip': `2001:db8:a:${n}::1` },
    }),
  )
  expect(await listMailedLinks(to)).toHaveLength(2)
})

test('publishes a reply below its parent, or refuses it, when the parent is deleted at the same time', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  for (let round = 0; round < 6; round++) {
    const parent = await publishSquawk(wren)
    const { id } = await createUpload(dele)
    const reply = call('POST /api/posts', {
      as: dele,
      json: createSquawkInput(id, { parents: [{ id: parent.id }] }),
      key: getTools().ids.make('key'),
    })
    const gone = call(`DELETE /api/posts/${parent.id}`, { as: wren })
    expect((await gone).status).toBe(204)
    const answer = await reply
    expect([201, 404]).toContain(answer.status)
    if (answer.status === 404) continue
    // The reply was written first and is hidden together with its parent.
    const { post } = await answer.json<{ post: Post }>()
    for (const [as, status] of [
      [dele, 200],
      [wren, 404],
      [null, 404],
    ] as const)
      expect((await call(`GET /api/posts/${post.id}`, { as })).status).toBe(status)
    const left = env.DB.prepare('select count(*) as n from connections where child_id = ?').bind(post.id)
    expect(await left.first('n')).toBe(0)
  }
})
