/** Concurrent work: cron during reads, and account deletion during publishing. */
import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import worker from '../../worker/index'
import { remains } from '../support/everything'
import { follow } from '../support/members'
import { sending, squawk, squawkOf } from '../support/recordings'
import { call, person, tools } from '../support/world'
import { clientOf } from './client'
import { settle } from './deeds'
import { broken } from './invariants'
import { ALL_INVARIANTS, note } from './row'

afterEach(() => vi.restoreAllMocks())

async function cron(): Promise<void> {
  const run = createExecutionContext()
  await worker.scheduled(createScheduledController(), env, run)
  await waitOnExecutionContext(run)
}

test('reads during cron never return an expired post, and always a live one', async ({ task }) => {
  const wren = await person('Wren')
  const [living, faded] = [
    await squawk(wren),
    await Promise.all(Array.from({ length: 8 }, () => squawk(wren))),
  ]
  const ids = JSON.stringify(faded.map(({ id }) => id))
  await env.DB.prepare(
    'update posts set expires_at = created_at where id in (select value from json_each(?))',
  )
    .bind(ids)
    .run()
  const client = clientOf(env)
  const seen = { goesOn: true, reads: 0, strange: [] as string[] }
  async function look(path: string, wanted: number): Promise<void> {
    const answer = await client.request(`GET ${path}`)
    await answer.arrayBuffer()
    seen.reads += 1
    if (answer.status !== wanted) seen.strange.push(`${path}: ${answer.status}`)
  }
  const reader = async () => {
    while (seen.goesOn) {
      await look('/api/posts?kind=squawk', 200)
      for (const path of [`/api/posts/${living.id}`, living.audioUrl ?? '', `/squawk/${living.id}`])
        await look(path, 200)
      for (const { id, audioUrl } of faded.slice(0, 3)) {
        await look(`/api/posts/${id}`, 404)
        await look(audioUrl ?? '', 404)
      }
      // Yields to cron.
      await new Promise((go) => setTimeout(go, 20))
    }
  }
  const readers = Array.from({ length: 2 }, reader)
  for (let run = 0; run < 3; run += 1) await Promise.all([cron(), cron()])
  seen.goesOn = false
  await Promise.all(readers)
  expect(seen.strange).toEqual([])
  expect(client.seen.failures).toEqual([])
  await settle()
  expect(await broken()).toEqual([])
  note(task, {
    fault: 'F6 pairs of cron runs while people read',
    tried: 3,
    happened: `${seen.reads} reads, none of expired posts, none rejected`,
    checked: ALL_INVARIANTS,
  })
})

test('an account deletion during publishing leaves no part of the post', async ({ task }) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const ROUNDS = 8
  const came = { published: 0, refused: 0 }
  for (let round = 0; round < ROUNDS; round += 1) {
    const [wren, dele] = [await person('Wren'), await person('Dele')]
    await follow(dele, wren)
    const sound = await sending()
    const client = clientOf(env)
    const publishing = async () => {
      const { id } = await client.upload(wren, sound)
      const json = squawkOf(id, { description: `For @${dele.username}` })
      return (await client.request('POST /api/posts', { as: wren, json, key: tools().ids.make('key') }))
        .status
    }
    /** Later each round, so that the two meet at every step. */
    const leaving = async () => {
      await new Promise((go) => setTimeout(go, round * 8))
      return (await call('POST /api/me/erasure', { as: wren, json: { username: wren.username } })).status
    }
    const [published, left] = await Promise.all([publishing().catch(() => 0), leaving()])
    expect(left).toBe(200)
    if (published === 201) came.published += 1
    else came.refused += 1
    expect(client.seen.failures).toEqual([])
    await settle()
    expect(await remains([wren.id]), `round ${round}: ${published}`).toEqual([])
    expect(await broken(), `round ${round}: ${published}`).toEqual([])
  }
  note(task, {
    fault: 'F1 an account is deleted while its user publishes',
    tried: ROUNDS,
    happened: `${came.published} were published first, ${came.refused} were rejected; nothing of the users remains`,
    checked: `${ALL_INVARIANTS}; every table and the bucket`,
  })
})
