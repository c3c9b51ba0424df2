/** The memo of public lists: kept by writes that visitors cannot see, and cleared by all others. */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CompactFeed } from '../../domain/posts/feed.schema'
import { FEED_MEMO_MS } from '../../domain/posts/posts.limits'
import { publishMessage } from '../support/messages'
import { createUploadInput, publishSquawk, requestTicket, sendBytes } from '../support/recordings'
import { call, createPerson, type Person } from '../support/world'

// The clock stands still, so that no entry ages.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * FEED_MEMO_MS }))
afterEach(() => void vi.useRealTimers())

async function readNewestTitle(): Promise<string | undefined> {
  const { items } = await (await call('GET /api/posts?kind=squawk')).json<CompactFeed>()
  return items[0]?.title
}

/** Fills the memo; then the newest post changes as if another isolate did it. */
async function renameBehindMemo(prepare: (author: Person) => Promise<void> = async () => undefined) {
  const wren = await createPerson('Wren')
  await prepare(wren)
  const post = await publishSquawk(wren, { title: 'Before' })
  expect(await readNewestTitle()).toBe('Before')
  await env.DB.prepare("update posts set title = 'After' where id = ?").bind(post.id).run()
  return { wren, post }
}

test('keeps the memo when a user listens, uploads and reads messages or notifications', async () => {
  const mara = await createPerson('Mara')
  const { wren, post } = await renameBehindMemo(async (to) => {
    await publishMessage(mara, { recipient: `@${to.username}` })
  })
  const input = await createUploadInput()
  const ticket = await requestTicket(mara, input)
  const { id } = await ticket.clone().json<{ id: string }>()
  const answers = [
    ticket,
    await sendBytes(mara, id, input),
    await call('POST /api/heard', { as: mara, json: { ids: [post.id] } }),
    await call('POST /api/notifications/read', { as: wren, json: { all: true } }),
    await call(`POST /api/conversations/user:${wren.id}/seen`, { as: mara, json: { at: Date.now() } }),
  ]
  expect(answers.map(({ ok }) => ok)).toEqual(answers.map(() => true))
  expect(await readNewestTitle()).toBe('Before')
})

test('clears the memo when anything else is written', async () => {
  const { wren } = await renameBehindMemo()
  const mara = await createPerson('Mara')
  expect((await call(`PUT /api/people/${wren.username}/follow`, { as: mara })).ok).toBe(true)
  expect(await readNewestTitle()).toBe('After')
})
