/** Messages to an address that changes owners, and concurrent replies from that address. */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { newPostShape, type Post } from '../../domain/posts/posts.schema'
import { deleteAccount } from '../../worker/account/deletion/account-deletion.service'
import { renewLink } from '../../worker/magic-links/magic-links.service'
import { makeLink } from '../../worker/magic-links/new-link.service'
import { publishNewPost } from '../../worker/publishing/publish.service'
import { findRemainsAfterSchedule } from '../support/account-deletions'
import { findRemains } from '../support/full-account'
import { createInterruptedTools, loadViewer } from '../support/interrupted-tools'
import {
  createBrowser,
  createUnknownEmail,
  listConversations,
  listMailedLinks,
  publishMessage,
} from '../support/messages'
import { getPostStatus } from '../support/posts'
import { createSquawkInput, createUpload } from '../support/recordings'
import { call, createPeople, getTools, type Person } from '../support/world'

/** Gives `address` to another user, verified. */
async function moveAddress(address: string, from: Person, to: Person): Promise<void> {
  const set = env.DB.prepare('update users set email = ?, email_verified = 1 where id = ?')
  await env.DB.batch([set.bind(createUnknownEmail(), from.id), set.bind(address, to.id)])
}

/** Wren writes to Mara's address, Mara replies from it, and Eve gets the address later. */
async function replyThenMoveAddress() {
  const [wren, mara, eve] = await createPeople('Wren', 'Mara', 'Eve')
  const address = mara.email
  const first = await publishMessage(wren, { recipient: address })
  await publishMessage(mara, { parents: [{ id: first.id }] })
  await moveAddress(address, mara, eve)
  return { wren, mara, eve, address, first }
}

const listMissedEvents = async (as: Person, after: number) =>
  (await call(`GET /api/events?after=${after}`, { as })).json<{ items: { id: string }[]; seq: number }>()

test('keeps an answered message with the member who answered after the address changes owner', async () => {
  const { wren, mara, eve, first } = await replyThenMoveAddress()
  expect([await getPostStatus(mara, first), await getPostStatus(eve, first)]).toEqual([200, 404])
  const { items } = await (await call('GET /api/messages', { as: eve })).json<{ items: Post[] }>()
  expect(items).toEqual([])
  const { seq } = await (await call('GET /api/events', { as: eve })).json<{ seq: number }>()
  await call(`DELETE /api/posts/${first.id}`, { as: wren })
  expect((await listMissedEvents(eve, seq)).items.map(({ id }) => id)).not.toContain(first.id)
})

test('sends a follow-up to the member and no longer to the address', async () => {
  const { wren, mara, eve, address, first } = await replyThenMoveAddress()
  const letters = (await listMailedLinks(address)).length
  const second = await publishMessage(wren, { parents: [{ id: first.id }] })
  expect([await getPostStatus(mara, second), await getPostStatus(eve, second)]).toEqual([200, 404])
  expect(await listMailedLinks(address)).toHaveLength(letters)
})

test('emails no new link of an answered message to the next owner of its address', async () => {
  const { mara, address, first } = await replyThenMoveAddress()
  const links = await listMailedLinks(address)
  const resend = () =>
    createBrowser().go('POST /api/magic-links/resend', {
      json: { postId: first.id, token: links[0]?.token },
    })
  expect((await resend()).status).toBe(202)
  expect(await listMailedLinks(address)).toHaveLength(links.length)
  // The member who answered has the address again.
  await env.DB.prepare('update users set email = ? where email = ?').bind(createUnknownEmail(), address).run()
  await env.DB.prepare('update users set email = ? where id = ?').bind(address, mara.id).run()
  expect((await resend()).status).toBe(202)
  expect(await listMailedLinks(address)).toHaveLength(links.length + 1)
})

test('creates the same number of events whether or not the address belongs to a member', async () => {
  const [wren, mara] = await createPeople('Wren', 'Mara')
  const countEvents = async (recipient: string) => {
    const { id } = await publishMessage(wren, { recipient })
    const published = await env.DB.prepare('select count(*) as n from events where subject_id = ?').bind(id)
    const created = await published.first<{ n: number }>()
    await call(`DELETE /api/posts/${id}`, { as: wren })
    return [created?.n, (await published.first<{ n: number }>())?.n]
  }
  expect(await countEvents(createUnknownEmail())).toEqual(await countEvents(mara.email))
})

test('attaches a message that missed the first answer to its address when the next answer arrives', async () => {
  const [wren, mara] = await createPeople('Wren', 'Mara')
  const first = await publishMessage(wren, { recipient: mara.email })
  await publishMessage(mara, { parents: [{ id: first.id }] })
  const late = await publishMessage(wren, { recipient: mara.email })
  // Simulates a message in flight while the answer was written.
  await env.DB.batch([
    env.DB.prepare('update posts set recipient_id = null where id = ?').bind(late.id),
    env.DB.prepare('insert into conversations(owner_id, peer, last_message_at) values (?, ?, 1)').bind(
      wren.id,
      `email:${mara.email}`,
    ),
  ])
  await publishMessage(mara, { parents: [{ id: first.id }] })
  const items = await listConversations(wren)
  expect(items.map(({ peer, messages }) => [peer.key, messages])).toEqual([[`user:${mara.id}`, 4]])
})

test('keeps a message with its author that was on its way when the owner of its address was deleted', async () => {
  const [wren, mara, eve] = await createPeople('Wren', 'Mara', 'Eve')
  const { email: recipient } = mara
  const { id: mediaId } = await createUpload(wren, { mode: 'mue' })
  const input = newPostShape.parse(createSquawkInput(mediaId, { mode: 'mue', tags: [], recipient }))
  const author = await loadViewer(wren)
  const meanwhile = createInterruptedTools(() => deleteAccount(getTools(), mara.id))
  const publishInput = { input, key: getTools().ids.make('key'), viewer: author }
  const { post } = await publishNewPost(meanwhile, author, publishInput)
  await env.DB.prepare('update users set email = ?, email_verified = 1 where id = ?')
    .bind(recipient, eve.id)
    .run()
  expect([await getPostStatus(wren, post), await getPostStatus(eve, post)]).toEqual([200, 404])
  expect(await listMailedLinks(recipient)).toEqual([])
  expect(await findRemains([recipient])).not.toContain(`posts.recipient_email: ${recipient}`)
  expect(await listConversations(wren)).toMatchObject([
    { peer: { key: expect.stringMatching(/^user:gone_/) }, messages: 1 },
  ])
  // A retry of the request finds what was published.
  expect((await publishNewPost(getTools(), author, publishInput)).post.id).toBe(post.id)
})

test('creates no link to an address whose owner was deleted meanwhile', async () => {
  const [wren, mara, ada] = await createPeople('Wren', 'Mara', 'Ada')
  const [toMara, toAda] = [
    await publishMessage(wren, { recipient: mara.email }),
    await publishMessage(wren, { recipient: ada.email }),
  ]
  const [mailed] = await listMailedLinks(mara.email)
  const deleteMeanwhile = ({ id }: Person) => createInterruptedTools(() => deleteAccount(getTools(), id))
  await renewLink(deleteMeanwhile(mara), { postId: toMara.id, token: mailed?.token ?? '' })
  await expect(
    makeLink(deleteMeanwhile(ada), await loadViewer(wren), { postId: toAda.id, expiresDays: 30 }),
  ).rejects.toMatchObject({ code: 'share.link_not_needed' })
  expect(await findRemainsAfterSchedule([mara.email, ada.email])).toEqual([])
})
