/** Kills the server at random moments while users publish and read. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { findViolations } from '../../support/invariants'
import { ALL_INVARIANTS, recordRow } from '../row'
import { createRandom, createRequester, createSound, createUser, createWav, publish } from './http-client'
import { pause, startServer } from './server'

const KILLS = Number(process.env.FAULTS_KILLS ?? 20)
const SEED = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000)
/** 20 MB. */
const SECONDS = 208
const READERS = 3

test(`loses no acknowledged post when killed ${KILLS} times during uploads of 20 MB`, async ({ task }) => {
  console.log(`FAULTS_SEED=${SEED}`)
  const chance = createRandom(SEED)
  const server = await startServer()
  const ask = createRequester(server.origin)
  const bytes = createWav(SECONDS)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const wren = await createUser(ask, 'Wren', { pro: true })
  const load = { goesOn: true, answered: 0, failed: 0, strange: [] as string[] }
  const reader = async () => {
    while (load.goesOn) {
      const answer = await ask('GET /api/posts?kind=squawk').catch(() => null)
      await answer?.arrayBuffer().catch(() => null)
      if (!answer) load.failed += 1
      else if (answer.ok) load.answered += 1
      else load.strange.push(`${answer.status}`)
      await pause(answer ? 5 : 50)
    }
  }
  try {
    const began = Date.now()
    const acknowledged = [(await publish(ask, wren, createSound(bytes))).post.id]
    const usual = Date.now() - began
    const readers = Array.from({ length: READERS }, reader)
    let cutOff = 0
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const delay = Math.round(chance() * usual * 1.2)
      const publishing = publish(ask, wren, createSound(bytes))
      await pause(delay)
      await server.kill()
      await server.start()
      const { post, tries } = await publishing
      acknowledged.push(post.id)
      if (tries > 1) cutOff += 1
      const at = `kill ${kill} after ${delay} ms of about ${usual}, seed ${SEED}`
      // Each acknowledged post exists once, after this kill and all before.
      const there = await server.rows<{ id: string }>(`select id from posts where author_id = '${wren.id}'`)
      expect(new Set(there.map(({ id }) => id)), at).toEqual(new Set(acknowledged))
      expect(there, at).toHaveLength(acknowledged.length)
      const heard = new Uint8Array(await (await ask(`GET ${post.audioUrl}`)).arrayBuffer())
      expect(createHash('sha256').update(heard).digest('hex'), at).toBe(sha256)
      await server.cron()
      // Reads the bytes of all objects only at the end.
      const { bucket } = server.stores
      const kept =
        kill === KILLS ? server.stores : { ...server.stores, bucket: { ...bucket, head: async () => null } }
      expect(await findViolations(kept), at).toEqual([])
    }
    load.goesOn = false
    await Promise.all(readers)
    expect(load.strange).toEqual([])
    recordRow(task, {
      fault: 'F2 kill -9 of the server while 20 MB are published, readers beside it',
      tried: KILLS,
      happened: `${cutOff} publishings cut off and retried, ${acknowledged.length} acknowledged, ${acknowledged.length} found; ${load.answered} reads answered, ${load.failed} cut`,
      checked: ALL_INVARIANTS,
    })
  } finally {
    load.goesOn = false
    await server.remove()
  }
})
