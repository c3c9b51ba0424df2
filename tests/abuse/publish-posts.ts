/** Uploads and publishes recordings over HTTP. */
import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { NewUpload, Upload } from '../../domain/media/media.schema'
import type { NewPost, Post } from '../../domain/posts/posts.schema'
import type { Person, TestServer } from './test-server'

const FIXTURES = fileURLToPath(new URL('../fixtures/', import.meta.url).href)

/** Returns the bytes of a file in tests/fixtures. */
export const readFixture = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(`${FIXTURES}${name}`))

/** Returns the names of the files in a folder of tests/fixtures. */
export const listFixtures = (folder: string): string[] => readdirSync(`${FIXTURES}${folder}`)

export const SPEECH = readFixture('speech-a.mp3')
export const createKey = (): string => `key-${randomUUID()}`

/** Returns the ticket request for these bytes. */
export function toTicketRequest(bytes: Uint8Array, fields: Partial<NewUpload> = {}): NewUpload {
  return {
    draftId: `draft_${randomUUID()}`,
    mode: 'squawk',
    type: 'audio/mpeg',
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    ...fields,
  }
}

/** Requests a ticket and sends the bytes; returns the last response. */
export async function upload(
  server: TestServer,
  as: Person,
  bytes: Uint8Array<ArrayBuffer>,
  fields: Partial<NewUpload> = {},
): Promise<Response> {
  const json = toTicketRequest(bytes, fields)
  const ticket = await server.request('POST /api/uploads', { as, json })
  if (!ticket.ok) return ticket
  const { id } = (await ticket.json()) as Upload
  return server.request(`PUT /api/uploads/${id}`, { as, body: bytes, headers: { 'content-type': json.type } })
}

/** Publishes a post of this user. */
export async function publishPost(
  server: TestServer,
  as: Person,
  fields: Partial<NewPost> = {},
): Promise<Post> {
  const { mode = 'squawk' } = fields
  const sent = await upload(server, as, SPEECH, { mode })
  if (!sent.ok) throw new Error(`not uploaded: ${await sent.text()}`)
  const { id } = (await sent.json()) as Upload
  const json: NewPost = {
    mode,
    title: 'By the river',
    tags: mode === 'squawk' ? ['morning'] : [],
    mediaId: id,
    ...fields,
  }
  const answer = await server.request('POST /api/posts', { as, json, key: createKey() })
  if (answer.status !== 201) throw new Error(`not published: ${await answer.text()}`)
  return ((await answer.json()) as { post: Post }).post
}
