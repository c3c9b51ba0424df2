/** Messages to an address that changes owners, and concurrent replies from that address. */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Post } from '../../domain/posts.schema'
import { mailedLinks, message, stranger } from '../support/messages'
import { call, type Person, person } from '../support/world'

const statusFor = async (as: Person, post: Post) => (await call(`GET /api/posts/${post.id}`, { as })).status

/** Gives `address` to another user, verified. */
async function moveAddress(address: string, from: Person, to: Person): Promise<void> {
  const set = env.DB.prepare('update user set email = ?, email_verified = 1 where id = ?')
  await env.DB.batch([set.bind(stranger(), from.id), set.bind(address, to.id)])
}

/** Wren writes to Mara's address, Mara replies from it, and Eve gets the address later. */
async function movedOn() {
  const [wren, mara, eve] = [await person('Wren'), await person('Mara'), await person('Eve')]
  const address = mara.email
  const first = await message(wren, { recipient: address })
  await message(mara, { parents: [{ id: first.id }] })
  await moveAddress(address, mara, eve)
  return { wren, mara, eve, address, first }
}

const missed = async (as: Person, after: number) =>
  (await call(`GET /api/events?after=${after}`, { as })).json<{ items: { id: string }[]; seq: number }>()

test('keeps an answered message with the member who answered after the address changes owner', async () => {
  const { wren, mara, eve, first } = await movedOn()
  expect([await statusFor(mara, first), await statusFor(eve, first)]).toEqual([200, 404])
  const { items } = await (await call('GET /api/messages', { as: eve })).json<{ items: Post[] }>()
  expect(items).toEqual([])
  const { seq } = await (await call('GET /api/events', { as: eve })).json<{ seq: number }>()
  await call(`DELETE /api/posts/${first.id}`, { as: wren })
  expect((await missed(eve, seq)).items.map(({ id }) => id)).not.toContain(first.id)
})

test('sends a follow-up to the member and no longer to the address', async () => {
  const { wren, mara, eve, address, first } = await movedOn()
  const letters = (await mailedLinks(address)).length
  const second = await message(wren, { parents: [{ id: first.id }] })
  expect([await statusFor(mara, second), await statusFor(eve, second)]).toEqual([200, 404])
  expect(await mailedLinks(address)).toHaveLength(letters)
})

test('creates the same number of events whether or not the address belongs to a member', async () => {
  const [wren, mara] = [await person('Wren'), await person('Mara')]
  const eventsOf = async (recipient: string) => {
    const { id } = await message(wren, { recipient })
    const published = await env.DB.prepare('select count(*) as n from events where subject_id = ?').bind(id)
    const created = await published.first<{ n: number }>()
    await call(`DELETE /api/posts/${id}`, { as: wren })
    return [created?.n, (await published.first<{ n: number }>())?.n]
  }
  expect(await eventsOf(stranger())).toEqual(await eventsOf(mara.email))
})

test('attaches a message that missed the first answer to its address when the next answer arrives', async () => {
  const [wren, mara] = [await person('Wren'), await person('Mara')]
  const first = await message(wren, { recipient: mara.email })
  await message(mara, { parents: [{ id: first.id }] })
  const late = await message(wren, { recipient: mara.email })
  // Simulates a message in flight while the answer was written.
  await env.DB.batch([
    env.DB.prepare('update posts set recipient_id = null where id = ?').bind(late.id),
    env.DB.prepare('insert into conversations(owner_id, peer, last_at) values (?, ?, 1)').bind(
      wren.id,
      `mail:${mara.email}`,
    ),
  ])
  await message(mara, { parents: [{ id: first.id }] })
  const { items } = await (await call('GET /api/conversations', { as: wren })).json<{
    items: { peer: { key: string }; messages: number }[]
  }>()
  expect(items.map(({ peer, messages }) => [peer.key, messages])).toEqual([[`user:${mara.id}`, 4]])
})
