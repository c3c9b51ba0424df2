/** What the app does, over the network: it tries again as it does, and a request without an answer is no answer. */
import { createHash, randomUUID } from 'node:crypto'
import type { Mode } from '../../../domain/kinds'
import type { AudioType } from '../../../domain/media'
import type { Upload } from '../../../domain/media.schema'
import type { Post } from '../../../domain/posts.schema'
import { pause } from './server'

export type Somebody = { id: string; username: string; email: string; cookie: string }
export type Given = {
  as?: Pick<Somebody, 'cookie'> | null
  json?: unknown
  body?: Uint8Array
  key?: string
  headers?: Record<string, string>
}
export type Sound = { bytes: Uint8Array; type: AudioType; mode: Mode; draftId: string }

const SAMPLES_PER_SECOND = 48_000

/** A recording of the given length as WAV: noise, the same for the same seed. */
export function wav(seconds: number, seed = 1): Uint8Array {
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
  const noise = randomFrom(seed)
  const sound = new Int16Array(bytes.buffer, bytes.byteOffset + 44, samples)
  for (let at = 0; at < samples; at += 1) sound[at] = (noise() - 0.5) * 20_000
  return bytes
}

/** Numbers from 0 to 1 that follow from a seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const soundOf = (bytes: Uint8Array, given: Partial<Sound> = {}): Sound => ({
  type: 'audio/wav',
  mode: 'squawk',
  draftId: `draft_${randomUUID()}`,
  bytes,
  ...given,
})

/** One request, from our own origin. */
export function caller(origin: string) {
  return (route: string, { as, json, body, key, headers }: Given = {}): Promise<Response> => {
    const [method = 'GET', path = '/'] = route.split(' ')
    return fetch(`${origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        origin,
        ...(as ? { cookie: as.cookie } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key ? { 'idempotency-key': key } : {}),
        ...headers,
      },
      body: json === undefined ? body : JSON.stringify(json),
    })
  }
}
export type Ask = ReturnType<typeof caller>

/** Somebody who is signed in. */
export async function somebody(
  ask: Ask,
  name: string,
  options: { pro?: boolean; admin?: boolean } = {},
): Promise<Somebody> {
  const answer = await ask('POST /api/dev/people', { json: { name, ...options } })
  if (answer.status !== 201) throw new Error(`nobody: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** Ticket and bytes; throws for whatever is no success. */
export async function sendSound(ask: Ask, as: Somebody, sound: Sound): Promise<Upload> {
  const ticket = await openTicket(ask, as, sound)
  if (ticket.state !== 'pending') return ticket
  return got(await ask(`PUT /api/uploads/${ticket.id}`, { as, body: sound.bytes, headers: headersOf(sound) }))
}

/** The ticket of a sound. */
export async function openTicket(ask: Ask, as: Somebody, sound: Sound): Promise<Upload> {
  const { bytes, type, mode, draftId } = sound
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return got(
    await ask('POST /api/uploads', { as, json: { draftId, mode, type, bytes: bytes.length, sha256 } }),
  )
}

export const headersOf = ({ type, bytes }: Sound) => ({
  'content-type': type,
  'content-length': String(bytes.length),
})

/** Sound and post under one key, once. */
export async function publishOnce(
  ask: Ask,
  as: Somebody,
  sound: Sound,
  given: Record<string, unknown> = {},
): Promise<Post> {
  const { id: mediaId } = await sendSound(ask, as, sound)
  const json = { mode: sound.mode, title: 'By the river', tags: ['morning'], mediaId, ...given }
  const { post } = await got<{ post: Post }>(await ask('POST /api/posts', { as, json, key: sound.draftId }))
  return post
}

/** The same again until it is acknowledged, as the outbox of the app does; how often it took is told. */
export async function publish(
  ask: Ask,
  as: Somebody,
  sound: Sound,
  given: Record<string, unknown> = {},
): Promise<{ post: Post; tries: number }> {
  for (let tries = 1; ; tries += 1) {
    try {
      return { post: await publishOnce(ask, as, sound, given), tries }
    } catch (error) {
      if (error instanceof Refused || tries >= 200) throw error
      await pause(100)
    }
  }
}

/** The server judged and said no: no other try would help. */
export class Refused extends Error {}

async function got<T>(answer: Response): Promise<T> {
  if (answer.ok) return answer.json()
  const text = `${answer.status} ${await answer.text()}`
  throw answer.status < 500 ? new Refused(text) : new Error(text)
}
