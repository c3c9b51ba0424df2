/** Recordings as bytes, and the steps of a client: ticket, upload, publish. */

import { getMode, getSecondsLimit, type Mode } from '../../domain/kinds'
import { type AudioType, createMediaKey } from '../../domain/media/media'
import type { Upload } from '../../domain/media/media.schema'
import type { NewPost, Post } from '../../domain/posts/posts.schema'
import { HOUR_MS } from '../../domain/time/units'
import { addStored } from '../../worker/media/media.repo'
import { UPLOAD_TICKET_HOURS } from '../../worker/media/uploads.service'
import { call, getTools, type Person } from './world'

const FILES = import.meta.glob<string>(['../fixtures/*.{mp3,wav,webm,m4a}', '../fixtures/{bad,pictures}/*'], {
  query: '?inline',
  import: 'default',
})

const decoded = new Map<string, Uint8Array<ArrayBuffer>>()

/** Reads the bytes of a file in tests/fixtures; the caller may change them. */
export async function readFixture(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = decoded.get(name) ?? (await decode(name))
  decoded.set(name, bytes)
  return bytes.slice()
}

async function decode(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const load = FILES[`../fixtures/${name}`]
  if (!load) throw new Error(`no fixture ${name}`)
  const text = await load()
  return Uint8Array.from(atob(text.slice(text.indexOf(',') + 1)), (char) => char.charCodeAt(0))
}

export type UploadInput = { bytes: Uint8Array<ArrayBuffer>; type: AudioType; draftId: string; mode: Mode }

/** Returns an upload of `speech-a.mp3` as a squawk, with the given changes. */
export async function createUploadInput(given: Partial<UploadInput> = {}): Promise<UploadInput> {
  const bytes = given.bytes ?? (await readFixture('speech-a.mp3'))
  return {
    type: 'audio/mpeg',
    draftId: `draft_${getTools().ids.random(12)}`,
    mode: 'squawk',
    ...given,
    bytes,
  }
}

/** Requests a ticket. */
export async function requestTicket(
  as: Person,
  { bytes, type, draftId, mode }: UploadInput,
): Promise<Response> {
  const sha256 = await hashBytes(bytes)
  return call('POST /api/uploads', { as, json: { draftId, mode, type, bytes: bytes.length, sha256 } })
}

/** Returns the SHA-256 of bytes; recordings are compared by it, as `toEqual` takes seconds for a megabyte. */
export async function hashBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Sends the bytes of a ticket. */
export function sendBytes(as: Person, id: string, { bytes, type }: Pick<UploadInput, 'bytes' | 'type'>) {
  return call(`PUT /api/uploads/${id}`, {
    as,
    body: bytes,
    headers: { 'content-type': type, 'content-length': String(bytes.length) },
  })
}

/** Uploads a recording; returns the last response. */
export async function upload(as: Person, given: Partial<UploadInput> = {}): Promise<Response> {
  const wanted = await createUploadInput(given)
  const ticket = await requestTicket(as, wanted)
  if (!ticket.ok) return ticket
  return sendBytes(as, (await ticket.json<Upload>()).id, wanted)
}

/** Creates a recording that is ready to be published: `speech-a.mp3`, stored directly, or the given bytes, uploaded. */
export async function createUpload(as: Person, given: Partial<UploadInput> = {}): Promise<Upload> {
  if (!given.bytes && !given.type) return storeSpeech(as, given)
  const answer = await upload(as, given)
  if (!answer.ok) throw new Error(`upload refused: ${await answer.text()}`)
  return answer.json()
}

/** Length of `speech-a.mp3` in seconds, as the Worker measures it. */
const SPEECH_SECONDS = 3.864

/** Stores what an upload of `speech-a.mp3` stores, without its requests, which take ten times as long. */
async function storeSpeech(as: Person, given: Partial<UploadInput>): Promise<Upload> {
  const { db, ids, clock, media } = getTools()
  const { bytes, type, draftId, mode } = await createUploadInput(given)
  const now = clock.now()
  const upload = {
    id: ids.make('med'),
    seconds: SPEECH_SECONDS,
    secondsLimit: getSecondsLimit(mode, 'free'),
    expiresAt: now + UPLOAD_TICKET_HOURS * HOUR_MS,
  }
  const key = createMediaKey(getMode(mode).prefix, as.id, now, ids.random(12), type)
  const file = { key, type, bytes: bytes.length, sha256: await hashBytes(bytes) }
  await media.put(key, bytes, { httpMetadata: { contentType: type } })
  await addStored(db, { ...upload, ...file, ownerId: as.id, draftId, mode, state: 'stored', createdAt: now })
  return { ...upload, state: 'stored' }
}

/** Returns what a client sends to publish a squawk with this recording. */
export function createSquawkInput(mediaId: string, given: Partial<NewPost> = {}): NewPost {
  return { mode: 'squawk', title: 'By the river', tags: ['morning'], mediaId, ...given }
}

/** Uploads and publishes a squawk. */
export async function publishSquawk(
  as: Person,
  given: Partial<NewPost> = {},
  sound: Partial<UploadInput> = {},
): Promise<Post> {
  const { id } = await createUpload(as, sound)
  const answer = await call('POST /api/posts', {
    as,
    json: createSquawkInput(id, given),
    key: getTools().ids.make('key'),
  })
  if (answer.status !== 201) throw new Error(`publish refused: ${await answer.text()}`)
  return (await answer.json<{ post: Post }>()).post
}
