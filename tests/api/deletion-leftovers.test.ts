/** The database after a deletion: no orphans of the deleted post, and everything that others still have. */
import { env } from 'cloudflare:workers'
import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Post } from '../../domain/posts/posts.schema'
import { outbox } from '../../worker/database/tables/outbox.table'
import { drainOutbox } from '../../worker/outbox/outbox.service'
import { runSchedule } from '../../worker/schedule'
import { createUnknownEmail, publishMessage } from '../support/messages'
import { getPostStatus } from '../support/posts'
import { publishSquawk } from '../support/recordings'
import { call, createPerson, getTools, type Person } from '../support/world'

const deletePost = async (as: Person, { id }: Post) =>
  expect((await call(`DELETE /api/posts/${id}`, { as })).status).toBe(204)

/** Returns the stored conversation peers of these users. */
async function listStoredPeers(...people: Person[]): Promise<string[]> {
  const ids = JSON.stringify(people.map(({ id }) => id))
  const { results } = await env.DB.prepare(
    'select peer from conversations where owner_id in (select value from json_each(?)) order by peer',
  )
    .bind(ids)
    .all<{ peer: string }>()
  return results.map(({ peer }) => peer)
}

test('deletes a conversation with its last message, on both sides', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const both = [`user:${dele.id}`, `user:${wren.id}`].sort()
  const question = await publishMessage(wren, { recipient: `@${dele.username}` })
  const answer = await publishMessage(dele, { parents: [{ id: question.id }] })
  await deletePost(wren, question)
  expect(await listStoredPeers(wren, dele)).toEqual(both)
  await deletePost(dele, answer)
  expect(await listStoredPeers(wren, dele)).toEqual([])
})

test("deletes a conversation with an address and its owner's side with its last message", async () => {
  const [wren, mara] = [await createPerson('Wren'), await createPerson('Mara')]
  const one = await publishMessage(wren, { recipient: mara.email })
  const two = await publishMessage(wren, { recipient: mara.email })
  const [nobody, byName] = [
    await publishMessage(wren, { recipient: createUnknownEmail() }),
    await publishMessage(mara, { recipient: `@${wren.username}` }),
  ]
  await deletePost(wren, one)
  await deletePost(wren, nobody)
  expect(await listStoredPeers(wren)).toEqual([`email:${mara.email}`, `user:${mara.id}`])
  await deletePost(mara, byName)
  expect([await listStoredPeers(wren), await listStoredPeers(mara)]).toEqual([
    [`email:${mara.email}`],
    [`user:${wren.id}`],
  ])
  await deletePost(wren, two)
  expect(await listStoredPeers(wren, mara)).toEqual([])
})

test('deletes links and connections with their message', async () => {
  const wren = await createPerson('Wren')
  const open = await publishSquawk(wren)
  const sent = await publishMessage(wren, { recipient: createUnknownEmail(), parents: [{ id: open.id }] })
  await deletePost(wren, sent)
  const left = await env.DB.prepare(
    `select (select count(*) from magic_links where post_id = ?1)
      + (select count(*) from connections where child_id = ?1) as n`,
  ).bind(sent.id)
  expect(await left.first('n')).toBe(0)
})

test('hides a reply from all but its author when its last parent is deleted, and never a message', async () => {
  const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
  const [one, two] = [await publishSquawk(wren), await publishSquawk(wren)]
  const reply = await publishSquawk(dele, { parents: [{ id: one.id }, { id: two.id }] })
  const below = await publishSquawk(wren, { parents: [{ id: reply.id }] })
  const kept = await publishMessage(dele, { parents: [{ id: one.id }], recipient: `@${wren.username}` })
  const findRow = ({ id }: Post) => env.DB.prepare('select 1 from posts where id = ?').bind(id).first()
  const upload = env.DB.prepare('select 1 from media where id = ?').bind(reply.audioUrl?.slice(7) ?? '')
  await deletePost(wren, one)
  await runSchedule(getTools())
  expect((await call(`GET /api/posts/${reply.id}`)).status).toBe(200)
  await deletePost(wren, two)
  await runSchedule(getTools())
  await runSchedule(getTools())
  for (const one of [await findRow(reply), await upload.first(), await findRow(below)])
    expect(one).not.toBeNull()
  for (const [post, author, other] of [
    [reply, dele, wren],
    [below, wren, dele],
  ] as const) {
    expect(await getPostStatus(author, post)).toBe(200)
    expect((await call(`GET ${post.audioUrl}`, { as: author })).status).toBe(200)
    for (const as of [other, null]) {
      expect(await getPostStatus(as, post)).toBe(404)
      expect((await call(`GET ${post.audioUrl}`, { as })).status).toBe(404)
    }
  }
  expect((await call(`GET /api/posts/${kept.id}`, { as: dele })).status).toBe(200)
})

test('deletes and sends no queued email for a deleted message', async () => {
  const wren = await createPerson('Wren')
  const [deleted, kept] = [createUnknownEmail(), createUnknownEmail()]
  const posts = [
    await publishMessage(wren, { recipient: deleted }),
    await publishMessage(wren, { recipient: kept }),
  ]
  const both = inArray(outbox.recipient, [deleted, kept])
  // As if the provider had been unreachable.
  await getTools().db.update(outbox).set({ sentAt: null, dueAt: 0 }).where(both)
  if (posts[0]) await deletePost(wren, posts[0])
  const waiting = await getTools().db.select({ to: outbox.recipient }).from(outbox).where(both)
  expect(waiting).toEqual([{ to: kept }])
  const sent: string[] = []
  const mail = { send: async ({ to }: { to: string }) => ({ sent: sent.push(to) > 0 }) as { sent: true } }
  await drainOutbox({ ...getTools(), mail: { ...getTools().mail, ...mail } })
  expect(sent.filter((to) => to === deleted || to === kept)).toEqual([kept])
})
