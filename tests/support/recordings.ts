/** Recordings as bytes, and what a client does with them: ticket, upload, publish. */
import type { Mode } from '../../domain/kinds'
import type { AudioType } from '../../domain/media'
import type { Upload } from '../../domain/media.schema'
import type { NewPost, Post } from '../../domain/posts.schema'
import { call, type Person, tools } from './world'

const FILES = import.meta.glob<string>(['../fixtures/*.{mp3,wav,webm,m4a}', '../fixtures/{bad,pictures}/*'], {
  query: '?inline',
  import: 'default',
})

/** The bytes of a file in tests/fixtures. */
export async function fixture(name: string): Promise<Uint8Array<ArrayBuffer>> {
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

/** An upload of `speech-a.mp3` as a squawk, unless told otherwise. */
export async function sending(given: Partial<Sending> = {}): Promise<Sending> {
  const bytes = given.bytes ?? (await fixture('speech-a.mp3'))
  return { type: 'audio/mpeg', draftId: `draft_${tools().ids.random(12)}`, mode: 'squawk', ...given, bytes }
}

/** Asks for a ticket. */
export async function ticketFor(as: Person, { bytes, type, draftId, mode }: Sending): Promise<Response> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return call('POST /api/uploads', { as, json: { draftId, mode, type, bytes: bytes.length, sha256 } })
}

/** Sends the bytes of a ticket. */
export function send(as: Person, id: string, { bytes, type }: Pick<Sending, 'bytes' | 'type'>) {
  return call(`PUT /api/uploads/${id}`, {
    as,
    body: bytes,
    headers: { 'content-type': type, 'content-length': String(bytes.length) },
  })
}

/** Uploads a recording and answers with what the Worker said last. */
export async function upload(as: Person, given: Partial<Sending> = {}): Promise<Response> {
  const wanted = await sending(given)
  const ticket = await ticketFor(as, wanted)
  if (!ticket.ok) return ticket
  return send(as, (await ticket.json<Upload>()).id, wanted)
}

/** A recording that is ready to be published. */
export async function uploaded(as: Person, given: Partial<Sending> = {}): Promise<Upload> {
  const answer = await upload(as, given)
  if (!answer.ok) throw new Error(`upload refused: ${await answer.text()}`)
  return answer.json()
}

/** What a client sends to publish a squawk with this recording. */
export function squawkOf(mediaId: string, given: Partial<NewPost> = {}): NewPost {
  return { mode: 'squawk', title: 'By the river', tags: ['morning'], mediaId, ...given }
}

/** A squawk by this person, published the whole way. */
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
