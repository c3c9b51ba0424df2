/** Concurrent submissions: a double click, two tabs with one draft, a retry that overtakes. */
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import type { Upload } from '../../domain/media/media.schema'
import type { Post } from '../../domain/posts/posts.schema'
import { follow } from '../support/members'
import { createSquawkInput, createUpload, createUploadInput, requestTicket } from '../support/recordings'
import { createPerson, getTools } from '../support/world'
import { runToCompletion } from './actions'
import { createClient } from './client'
import { listBroken } from './invariants'
import { ALL_INVARIANTS, recordRow } from './row'

afterEach(() => vi.restoreAllMocks())

const TEN = 10
const runTenTimes = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: TEN }, work))

test('ten equal submissions at once create one post and one notification, with equal responses', async ({
  task,
}) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  for (let round = 0; round < 5; round += 1) {
    const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
    await follow(dele, wren)
    const { id } = await createUpload(wren, { mode: 'mue' })
    const client = createClient(env)
    const json = createSquawkInput(id, { mode: 'mue', tags: [], recipient: `@${dele.username}` })
    const key = getTools().ids.make('key')
    const answers = await runTenTimes(() =>
      client.requestWithRetry('POST /api/posts', { as: wren, json, key }),
    )
    const posts = await Promise.all(answers.map(async (one) => (await one.json<{ post: Post }>()).post))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: TEN }, () => 201))
    expect(new Set(posts.map((post) => JSON.stringify(post))).size).toBe(1)
    const [stored, notified] = await env.DB.batch([
      env.DB.prepare('select id from posts where author_id = ?').bind(wren.id),
      env.DB.prepare("select count from notifications where user_id = ? and reason = 'message'").bind(
        dele.id,
      ),
    ])
    expect(stored?.results).toEqual([{ id: posts[0]?.id }])
    expect(notified?.results).toEqual([{ count: 1 }])
  }
  await runToCompletion()
  expect(await listBroken()).toEqual([])
  recordRow(task, {
    fault: 'F7 ten equal submissions at the same moment',
    tried: 5,
    happened: 'one post, one notification, ten equal responses',
    checked: ALL_INVARIANTS,
  })
})

test('a draft in ten tabs gets one ticket and one recording', async ({ task }) => {
  const wren = await createPerson('Wren')
  const wanted = await createUploadInput()
  const tickets = await runTenTimes(async () => (await requestTicket(wren, wanted)).json<Upload>())
  expect(new Set(tickets.map(({ id }) => id)).size).toBe(1)
  const client = createClient(env)
  const stored = await runTenTimes(() => client.upload(wren, wanted))
  expect(new Set(stored.map(({ id, state }) => `${id} ${state}`))).toEqual(
    new Set([`${tickets[0]?.id} stored`]),
  )
  await runToCompletion()
  expect(await listBroken()).toEqual([])
  recordRow(task, {
    fault: 'F7 one draft in ten tabs',
    tried: 1,
    happened: 'one ticket, one recording, ten equal responses',
    checked: ALL_INVARIANTS,
  })
})
