/** What a deletion leaves in the database: no orphans of the deleted post, and everything that others still have. */
import { env } from 'cloudflare:workers'
import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Post } from '../../domain/posts.schema'
import { drainOutbox } from '../../worker/outbox/outbox.service'
import { outbox } from '../../worker/outbox/outbox.table'
import { runSchedule } from '../../worker/schedule'
import { message, stranger } from '../support/messages'
import { squawk } from '../support/recordings'
import { call, type Person, person, tools } from '../support/world'

const remove = async (as: Person, { id }: Post) =>
  expect((await call(`DELETE /api/posts/${id}`, { as })).status).toBe(204)

/** Returns the stored conversation peers of these users. */
async function stored(...people: Person[]): Promise<string[]> {
  const ids = JSON.stringify(people.map(({ id }) => id))
  const { results } = await env.DB.prepare(
    'select peer from conversations where owner_id in (select value from json_each(?)) order by peer',
  )
    .bind(ids)
    .all<{ peer: string }>()
  return results.map(({ peer }) => peer)
}

test('deletes a conversation with its last message, on both sides', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const both = [`user:${dele.id}`, `user:${wren.id}`].sort()
  const question = await message(wren, { recipient: `@${dele.username}` })
  const answer = await message(dele, { parents: [{ id: question.id }] })
  await remove(wren, question)
  expect(await stored(wren, dele)).toEqual(both)
  await remove(dele, answer)
  expect(await stored(wren, dele)).toEqual([])
})

test("deletes a conversation with an address and its owner's side with its last message", async () => {
  const [wren, mara] = [await person('Wren'), await person('Mara')]
  const one = await message(wren, { recipient: mara.email })
  const two = await message(wren, { recipient: mara.email })
  const [nobody, byName] = [
    await message(wren, { recipient: stranger() }),
    await message(mara, { recipient: `@${wren.username}` }),
  ]
  await remove(wren, one)
  await remove(wren, nobody)
  expect(await stored(wren)).toEqual([`mail:${mara.email}`, `user:${mara.id}`])
  await remove(mara, byName)
  expect([await stored(wren), await stored(mara)]).toEqual([[`mail:${mara.email}`], [`user:${wren.id}`]])
  await remove(wren, two)
  expect(await stored(wren, mara)).toEqual([])
})

test('deletes links and connections with their message', async () => {
  const wren = await person('Wren')
  const open = await squawk(wren)
  const sent = await message(wren, { recipient: stranger(), parents: [{ id: open.id }] })
  await remove(wren, sent)
  const left = await env.DB.prepare(
    `select (select count(*) from magic_links where post_id = ?1)
      + (select count(*) from connections where child_id = ?1) as n`,
  ).bind(sent.id)
  expect(await left.first('n')).toBe(0)
})

test('hides a reply from all but its author when its last parent is deleted, and never a message', async () => {
  const [wren, dele] = [await person('Wren'), await person('Dele')]
  const [one, two] = [await squawk(wren), await squawk(wren)]
  const reply = await squawk(dele, { parents: [{ id: one.id }, { id: two.id }] })
  const below = await squawk(wren, { parents: [{ id: reply.id }] })
  const kept = await message(dele, { parents: [{ id: one.id }], recipient: `@${wren.username}` })
  const row = ({ id }: Post) => env.DB.prepare('select 1 from posts where id = ?').bind(id).first()
  const upload = env.DB.prepare('select 1 from media where id = ?').bind(reply.audioUrl?.slice(7) ?? '')
  await remove(wren, one)
  await runSchedule(tools())
  expect((await call(`GET /api/posts/${reply.id}`)).status).toBe(200)
  await remove(wren, two)
  await runSchedule(tools())
  await runSchedule(tools())
  for (const one of [await row(reply), await upload.first(), await row(below)]) expect(one).not.toBeNull()
  const statusFor = async (post: Post, as: Person | null) =>
    (await call(`GET /api/posts/${post.id}`, { as })).status
  for (const [post, author, other] of [
    [reply, dele, wren],
    [below, wren, dele],
  ] as const) {
    expect(await statusFor(post, author)).toBe(200)
    expect((await call(`GET ${post.audioUrl}`, { as: author })).status).toBe(200)
    for (const as of [other, null]) {
      expect(await statusFor(post, as)).toBe(404)
      expect((await call(`GET ${post.audioUrl}`, { as })).status).toBe(404)
    }
  }
  expect((await call(`GET /api/posts/${kept.id}`, { as: dele })).status).toBe(200)
})

test('sends no queued email for a deleted message', async () => {
  const wren = await person('Wren')
  const [deleted, kept] = [stranger(), stranger()]
  const posts = [await message(wren, { recipient: deleted }), await message(wren, { recipient: kept })]
  const both = inArray(outbox.recipient, [deleted, kept])
  // As if the provider had been unreachable.
  await tools().db.update(outbox).set({ sentAt: null, dueAt: 0 }).where(both)
  if (posts[0]) await remove(wren, posts[0])
  const sent: string[] = []
  const mail = { send: async ({ to }: { to: string }) => ({ sent: sent.push(to) > 0 }) as { sent: true } }
  await drainOutbox({ ...tools(), mail })
  expect(sent.filter((to) => to === deleted || to === kept)).toEqual([kept])
})
