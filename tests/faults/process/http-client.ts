/** An HTTP client with the retries of the app; a request without a response rejects. */
import { createHash, randomUUID } from 'node:crypto'
import type { Mode } from '../../../domain/kinds'
import type { AudioType } from '../../../domain/media/media'
import type { Upload } from '../../../domain/media/media.schema'
import type { Post } from '../../../domain/posts/posts.schema'
import { pause } from './server'

export type User = { id: string; username: string; email: string; cookie: string }
export type RequestOptions = {
  as?: Pick<User, 'cookie'> | null
  json?: unknown
  body?: Uint8Array
  key?: string
  headers?: Record<string, string>
}
export type Sound = { bytes: Uint8Array; type: AudioType; mode: Mode; draftId: string }

const SAMPLES_PER_SECOND = 48_000

/** Returns a WAV of this length: noise, deterministic by seed. */
export function createWav(seconds: number, seed = 1): Uint8Array {
  const samples = Math.round(seconds * SAMPLES_PER_SECOND)
  const bytes = Buffer.alloc(44 + samples * 2)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + samples * 2, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(SAMPLES_PER_SECOND, 24)
  bytes.writeUInt32LE(SAMPLES_PER_SECOND * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(samples * 2, 40)
  const noise = createRandom(seed)
  const sound = new Int16Array(bytes.buffer, bytes.byteOffset + 44, samples)
  for (let at = 0; at < samples; at += 1) sound[at] = (noise() - 0.5) * 20_000
  return bytes
}

/** Returns a generator of numbers from 0 to 1, deterministic by seed. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const createSound = (bytes: Uint8Array, fields: Partial<Sound> = {}): Sound => ({
  type: 'audio/wav',
  mode: 'squawk',
  draftId: `draft_${randomUUID()}`,
  bytes,
  ...fields,
})

/**
 * Returns a function that sends one request from our own origin, on a connection of its own: workerd closes connections
 * that are idle for 5 s, which a client that prepares 86 MB notices too late.
 */
export function createRequester(origin: string) {
  return (route: string, { as, json, body, key, headers }: RequestOptions = {}): Promise<Response> => {
    const [method = 'GET', path = '/'] = route.split(' ')
    return fetch(`${origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        origin,
        connection: 'close',
        ...(as ? { cookie: as.cookie } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key ? { 'idempotency-key': key } : {}),
        ...headers,
      },
      body: json === undefined ? (body as BodyInit | undefined) : JSON.stringify(json),
    })
  }
}
export type Requester = ReturnType<typeof createRequester>

/** Creates a signed-in user. */
export async function createUser(
  ask: Requester,
  name: string,
  options: { pro?: boolean; admin?: boolean } = {},
): Promise<User> {
  const answer = await ask('POST /api/dev/people', { json: { name, ...options } })
  if (answer.status !== 201) throw new Error(`no user: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** Requests a ticket and sends the bytes; throws on errors. */
export async function sendSound(ask: Requester, as: User, sound: Sound): Promise<Upload> {
  const ticket = await openTicket(ask, as, sound)
  if (ticket.state !== 'pending') return ticket
  return readJson(
    await ask(`PUT /api/uploads/${ticket.id}`, { as, body: sound.bytes, headers: toHeaders(sound) }),
  )
}

/** Requests the ticket of a sound. */
export async function openTicket(ask: Requester, as: User, sound: Sound): Promise<Upload> {
  const { bytes, type, mode, draftId } = sound
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return readJson(
    await ask('POST /api/uploads', { as, json: { draftId, mode, type, bytes: bytes.length, sha256 } }),
  )
}

export const toHeaders = ({ type, bytes }: Sound) => ({
  'content-type': type,
  'content-length': String(bytes.length),
})

/** Uploads and publishes once, under one idempotency key. */
export async function publishOnce(
  ask: Requester,
  as: User,
  sound: Sound,
  fields: Record<string, unknown> = {},
): Promise<Post> {
  const { id: mediaId } = await sendSound(ask, as, sound)
  const json = { mode: sound.mode, title: 'By the river', tags: ['morning'], mediaId, ...fields }
  const { post } = await readJson<{ post: Post }>(
    await ask('POST /api/posts', { as, json, key: sound.draftId }),
  )
  return post
}

/** Publishes until it succeeds, like the app's outbox; returns the number of tries. */
export async function publish(
  ask: Requester,
  as: User,
  sound: Sound,
  fields: Record<string, unknown> = {},
): Promise<{ post: Post; tries: number }> {
  for (let tries = 1; ; tries += 1) {
    try {
      return { post: await publishOnce(ask, as, sound, fields), tries }
    } catch (error) {
      if (error instanceof RejectedError || tries >= 200) throw error
      await pause(100)
    }
  }
}

/** The server rejected the request: a retry would not help. */
export class RejectedError extends Error {}

async function readJson<T>(answer: Response): Promise<T> {
  if (answer.ok) return answer.json()
  const text = `${answer.status} ${await answer.text()}`
  throw answer.status < 500 ? new RejectedError(text) : new Error(text)
}
