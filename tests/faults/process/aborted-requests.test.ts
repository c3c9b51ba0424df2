/** The client's connection is cut during an upload and before a response. */
import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Upload } from '../../../domain/media/media.schema'
import { findViolations } from '../../support/invariants'
import { ALL_INVARIANTS, recordRow } from '../row'
import {
  createRequester,
  createSound,
  createUser,
  createWav,
  openTicket,
  publish,
  type Requester,
  type Sound,
  sendSound,
  toHeaders,
  type User,
} from './http-client'
import { pollUntil, type Server, startServer } from './server'

let server: Server
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.remove())

const PARTS = [0.1, 0.5, 0.9]
const TIMES = 3
const PIECE_BYTES = 65_536

/** Sends a part of a body and closes the connection. */
async function sendPart(sending: ClientRequest, bytes: Uint8Array, part: number): Promise<void> {
  // Closing is an error on the client's side, too.
  sending.on('error', () => undefined)
  const closed = new Promise<void>((done) => sending.once('close', () => done()))
  const end = Math.floor(bytes.length * part)
  for (let at = 0; at < end; at += PIECE_BYTES)
    if (!sending.write(bytes.subarray(at, Math.min(end, at + PIECE_BYTES)))) await once(sending, 'drain')
  sending.destroy()
  await closed
}

function startUpload(server: Server, { id }: Upload, as: User, sound: Sound): ClientRequest {
  const headers = { cookie: as.cookie, origin: server.origin, ...toHeaders(sound) }
  return request(`${server.origin}/api/uploads/${id}`, { method: 'PUT', headers })
}

async function readState(server: Server, { draftId }: Sound) {
  const [row] = await server.rows<{ key: string; state: string }>(
    `select key, state from media where draft_id = '${draftId}'`,
  )
  const { objects } = await server.stores.bucket.list({})
  return { state: row?.state, isThere: objects.some(({ key }) => key === row?.key) }
}

/** Sends the post and closes the connection before its response. */
async function sendPost(ask: Requester, server: Server, as: User, sound: Sound): Promise<void> {
  const { id: mediaId } = await sendSound(ask, as, sound)
  const body = JSON.stringify({ mode: sound.mode, title: 'By the river', tags: ['morning'], mediaId })
  const headers = {
    cookie: as.cookie,
    origin: server.origin,
    'idempotency-key': sound.draftId,
    'content-type': 'application/json',
    'content-length': String(body.length),
  }
  const sending = request(`${server.origin}/api/posts`, { method: 'POST', headers })
  sending.on('error', () => undefined)
  await new Promise<void>((sent) => sending.end(body, () => sent()))
  sending.destroy()
}

test('an upload that is cut off leaves nothing, and the same draft becomes one post', async ({ task }) => {
  const ask = createRequester(server.origin)
  const wren = await createUser(ask, 'Wren', { pro: true })
  const bytes = createWav(208)
  for (const part of PARTS)
    for (let time = 0; time < TIMES; time += 1) {
      const sound = createSound(bytes)
      await sendPart(startUpload(server, await openTicket(ask, wren, sound), wren, sound), bytes, part)
      expect(await readState(server, sound), `cut at ${part}`).toEqual({ state: 'pending', isThere: false })
      await publish(ask, wren, sound)
      const posts = await server.rows(`select p.id from posts p join media m on m.id = p.media_id
        where m.draft_id = '${sound.draftId}'`)
      expect(posts, `cut at ${part}`).toHaveLength(1)
    }
  await server.cron()
  expect(await findViolations(server.stores)).toEqual([])
  recordRow(task, {
    fault: 'F3 the client closes at 10, 50 and 90 % of an upload of 20 MB',
    tried: PARTS.length * TIMES,
    happened: 'nothing of it stored; the same ticket accepted the whole file, one post each',
    checked: ALL_INVARIANTS,
  })
})

test('a client that misses the response finds one post on retry', async ({ task }) => {
  const ask = createRequester(server.origin)
  const wren = await createUser(ask, 'Wren')
  const bytes = createWav(3)
  let publishedBefore = 0
  for (let time = 0; time < 10; time += 1) {
    const sound = createSound(bytes)
    await sendPost(ask, server, wren, sound)
    const posts = () =>
      server.rows(
        `select p.id from posts p join media m on m.id = p.media_id where m.draft_id = '${sound.draftId}'`,
      )
    // Every other time it retries at once, and may race with its own first request.
    if (time % 2 === 0) await pollUntil(async () => (await posts()).length > 0, 2000).catch(() => undefined)
    publishedBefore += (await posts()).length
    await publish(ask, wren, sound)
    expect(await posts()).toHaveLength(1)
  }
  await server.cron()
  expect(await findViolations(server.stores)).toEqual([])
  recordRow(task, {
    fault: 'F3 the client closes before the response to its post',
    tried: 10,
    happened: `${publishedBefore} were published at the retry; one post each`,
    checked: ALL_INVARIANTS,
  })
})
