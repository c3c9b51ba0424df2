/** Sends posts the way the client does. */
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Mode } from '../../../domain/kinds'
import type { AudioType } from '../../../domain/media/media'
import type { NewPost, Post } from '../../../domain/posts/posts.schema'
import type { Person, TestServer } from '../test-server'

const SPEECH = readFileSync(fileURLToPath(new URL('../../fixtures/speech-a.mp3', import.meta.url)))
const PEAKS = 'AZaz09-_'.repeat(20)

type Words = Partial<Omit<NewPost, 'mode'>>

/** Uploads a recording; returns its id. */
export async function upload(
  server: TestServer,
  as: Person,
  mode: Mode,
  bytes: Buffer = SPEECH,
  type: AudioType = 'audio/mpeg',
): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const asked = { draftId: randomUUID(), mode, type, bytes: bytes.length, sha256 }
  const ticket = await server.request('POST /api/uploads', { as, json: asked })
  const { id } = (await ticket.json()) as { id: string }
  const headers = { 'content-type': type }
  const put = await server.request(`PUT /api/uploads/${id}`, { as, body: new Uint8Array(bytes), headers })
  if (!put.ok) throw new Error(`no upload: ${await put.text()}`)
  return id
}

/** Requests publishing; returns the response. */
export async function requestPublish(
  server: TestServer,
  as: Person,
  mode: Mode,
  words: Words,
): Promise<Response> {
  const mediaId = words.mediaId ?? (await upload(server, as, mode))
  const json = { mode, peaks: PEAKS, ...words, mediaId }
  return server.request('POST /api/posts', { as, json, key: randomUUID() })
}

/** Publishes a post. */
export async function publish(server: TestServer, as: Person, mode: Mode, words: Words): Promise<Post> {
  const answer = await requestPublish(server, as, mode, words)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`not published: ${text} ${JSON.stringify(words)}`)
  return JSON.parse(text).post
}

/** Runs a task for each item, six at a time; returns the results in order. */
export async function mapConcurrently<T, R>(
  all: readonly T[],
  run: (one: T, at: number) => Promise<R>,
): Promise<R[]> {
  const answers: R[] = []
  let next = 0
  const lane = async () => {
    for (let at = next++; at < all.length; at = next++) answers[at] = await run(all[at] as T, at)
  }
  await Promise.all(Array.from({ length: 6 }, lane))
  return answers
}
