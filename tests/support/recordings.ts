/** Recordings as bytes, and the steps of a client: ticket, upload, publish. */
import { HOUR_MS } from '../../domain/expiry'
import { type Mode, modeOf, secondsLimit } from '../../domain/kinds'
import { UPLOAD_TICKET_HOURS } from '../../domain/limits'
import { type AudioType, mediaKey } from '../../domain/media'
import type { Upload } from '../../domain/media.schema'
import type { NewPost, Post } from '../../domain/posts.schema'
import { addStored } from '../../worker/media/media.repo'
import { call, type Person, tools } from './world'

const FILES = import.meta.glob<string>(['../fixtures/*.{mp3,wav,webm,m4a}', '../fixtures/{bad,pictures}/*'], {
  query: '?inline',
  import: 'default',
})

const decoded = new Map<string, Uint8Array<ArrayBuffer>>()

/** Reads the bytes of a file in tests/fixtures; the caller may change them. */
export async function fixture(name: string): Promise<Uint8Array<ArrayBuffer>> {
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

/** Names of the fixtures in a folder of tests/fixtures. */
export function fixturesIn(folder: string): string[] {
  return Object.keys(FILES)
    .map((path) => path.replace('../fixtures/', ''))
    .filter((name) => name.startsWith(`${folder}/`))
}

export type Sending = { bytes: Uint8Array<ArrayBuffer>; type: AudioType; draftId: string; mode: Mode }

/** Returns an upload of `speech-a.mp3` as a squawk, with the given changes. */
export async function sending(given: Partial<Sending> = {}): Promise<Sending> {
  const bytes = given.bytes ?? (await fixture('speech-a.mp3'))
  return { type: 'audio/mpeg', draftId: `draft_${tools().ids.random(12)}`, mode: 'squawk', ...given, bytes }
}

/** Requests a ticket. */
export async function ticketFor(as: Person, { bytes, type, draftId, mode }: Sending): Promise<Response> {
  const sha256 = await hashBytes(bytes)
  return call('POST /api/uploads', { as, json: { draftId, mode, type, bytes: bytes.length, sha256 } })
}

async function hashBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Sends the bytes of a ticket. */
export function send(as: Person, id: string, { bytes, type }: Pick<Sending, 'bytes' | 'type'>) {
  return call(`PUT /api/uploads/${id}`, {
    as,
    body: bytes,
    headers: { 'content-type': type, 'content-length': String(bytes.length) },
  })
}

/** Uploads a recording; returns the last response. */
export async function upload(as: Person, given: Partial<Sending> = {}): Promise<Response> {
  const wanted = await sending(given)
  const ticket = await ticketFor(as, wanted)
  if (!ticket.ok) return ticket
  return send(as, (await ticket.json<Upload>()).id, wanted)
}

/** Creates a recording that is ready to be published: `speech-a.mp3`, stored directly, or the given bytes, uploaded. */
export async function uploaded(as: Person, given: Partial<Sending> = {}): Promise<Upload> {
  if (!given.bytes && !given.type) return storeSpeech(as, given)
  const answer = await upload(as, given)
  if (!answer.ok) throw new Error(`upload refused: ${await answer.text()}`)
  return answer.json()
}

/** Length of `speech-a.mp3` in seconds, as the Worker measures it. */
const SPEECH_SECONDS = 3.864

/** Stores what an upload of `speech-a.mp3` stores, without its requests, which take ten times as long. */
async function storeSpeech(as: Person, given: Partial<Sending>): Promise<Upload> {
  const { db, ids, clock, media } = tools()
  const { bytes, type, draftId, mode } = await sending(given)
  const now = clock.now()
  const upload = {
    id: ids.make('med'),
    seconds: SPEECH_SECONDS,
    secondsLimit: secondsLimit(mode, 'free'),
    expiresAt: now + UPLOAD_TICKET_HOURS * HOUR_MS,
  }
  const key = mediaKey(modeOf(mode).prefix, as.id, now, ids.random(12), type)
  const file = { key, type, bytes: bytes.length, sha256: await hashBytes(bytes) }
  await media.put(key, bytes, { httpMetadata: { contentType: type } })
  await addStored(db, { ...upload, ...file, ownerId: as.id, draftId, mode, state: 'stored', createdAt: now })
  return { ...upload, state: 'stored' }
}

/** Returns what a client sends to publish a squawk with this recording. */
export function squawkOf(mediaId: string, given: Partial<NewPost> = {}): NewPost {
  return { mode: 'squawk', title: 'By the river', tags: ['morning'], mediaId, ...given }
}

/** Uploads and publishes a squawk. */
export async function squawk(
  as: Person,
  given: Partial<NewPost> = {},
  sound: Partial<Sending> = {},
): Promise<Post> {
  const { id } = await uploaded(as, sound)
  const answer = await call('POST /api/posts', {
    as,
    json: squawkOf(id, given),
    key: tools().ids.make('key'),
  })
  if (answer.status !== 201) throw new Error(`publish refused: ${await answer.text()}`)
  return (await answer.json<{ post: Post }>()).post
}
