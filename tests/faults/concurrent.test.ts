/** Concurrent work: cron during reads, and account deletion during publishing. */
import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import worker from '../../worker'
import { findRemains } from '../support/full-account'
import { follow } from '../support/members'
import { createSquawkInput, createUploadInput, publishSquawk } from '../support/recordings'
import { call, createPerson, getTools } from '../support/world'
import { runToCompletion } from './actions'
import { createClient } from './client'
import { listBroken } from './invariants'
import { ALL_INVARIANTS, recordRow } from './row'

afterEach(() => vi.restoreAllMocks())

async function runCron(): Promise<void> {
  const run = createExecutionContext()
  await worker.scheduled(createScheduledController(), env, run)
  await waitOnExecutionContext(run)
}

test('reads during cron never return an expired post, and always a live one', async ({ task }) => {
  const wren = await createPerson('Wren')
  const [living, expired] = [
    await publishSquawk(wren),
    await Promise.all(Array.from({ length: 8 }, () => publishSquawk(wren))),
  ]
  const ids = JSON.stringify(expired.map(({ id }) => id))
  await env.DB.prepare(
    'update posts set expires_at = created_at where id in (select value from json_each(?))',
  )
    .bind(ids)
    .run()
  const client = createClient(env)
  const seen = { goesOn: true, reads: 0, strange: [] as string[] }
  async function expectStatus(path: string, wanted: number): Promise<void> {
    const answer = await client.request(`GET ${path}`)
    await answer.arrayBuffer()
    seen.reads += 1
    if (answer.status !== wanted) seen.strange.push(`${path}: ${answer.status}`)
  }
  const readRepeatedly = async () => {
    while (seen.goesOn) {
      await expectStatus('/api/posts?kind=squawk', 200)
      for (const path of [`/api/posts/${living.id}`, living.audioUrl ?? '', `/squawk/${living.id}`])
        await expectStatus(path, 200)
      for (const { id, audioUrl } of expired.slice(0, 3)) {
        await expectStatus(`/api/posts/${id}`, 404)
        await expectStatus(audioUrl ?? '', 404)
      }
      // Yields to cron.
      await new Promise((go) => setTimeout(go, 20))
    }
  }
  const readers = Array.from({ length: 2 }, readRepeatedly)
  for (let run = 0; run < 3; run += 1) await Promise.all([runCron(), runCron()])
  seen.goesOn = false
  await Promise.all(readers)
  expect(seen.strange).toEqual([])
  expect(client.seen.failures).toEqual([])
  await runToCompletion()
  expect(await listBroken()).toEqual([])
  recordRow(task, {
    fault: 'F6 pairs of cron runs while people read',
    tried: 3,
    happened: `${seen.reads} reads, none of expired posts, none rejected`,
    checked: ALL_INVARIANTS,
  })
})

test('an account deletion during publishing leaves no part of the post', async ({ task }) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const ROUNDS = 8
  const counts = { published: 0, refused: 0 }
  for (let round = 0; round < ROUNDS; round += 1) {
    const [wren, dele] = [await createPerson('Wren'), await createPerson('Dele')]
    await follow(dele, wren)
    const sound = await createUploadInput()
    const client = createClient(env)
    const publishPost = async () => {
      const { id } = await client.upload(wren, sound)
      const json = createSquawkInput(id, { description: `For @${dele.username}` })
      return (await client.request('POST /api/posts', { as: wren, json, key: getTools().ids.make('key') }))
        .status
    }
    /** Later each round, so that the two meet at every step. */
    const deleteAccount = async () => {
      await new Promise((go) => setTimeout(go, round * 8))
      return (await call('POST /api/me/erasure', { as: wren, json: { username: wren.username } })).status
    }
    const [published, deletedStatus] = await Promise.all([publishPost().catch(() => 0), deleteAccount()])
    expect(deletedStatus).toBe(200)
    if (published === 201) counts.published += 1
    else counts.refused += 1
    expect(client.seen.failures).toEqual([])
    await runToCompletion()
    expect(await findRemains([wren.id]), `round ${round}: ${published}`).toEqual([])
    expect(await listBroken(), `round ${round}: ${published}`).toEqual([])
  }
  recordRow(task, {
    fault: 'F1 an account is deleted while its user publishes',
    tried: ROUNDS,
    happened: `${counts.published} were published first, ${counts.refused} were rejected; nothing of the users remains`,
    checked: `${ALL_INVARIANTS}; every table and the bucket`,
  })
})
