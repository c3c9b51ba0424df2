/** Publishes posts through the same API as the app, from a file instead of a microphone. */
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Mode } from '../../domain/kinds'
import type { NewOwlcast } from '../../domain/owlcasts.schema'
import type { NewPost, Post } from '../../domain/posts.schema'
import type { Actor } from './actors'

const SPEECH = fileURLToPath(new URL('../fixtures/speech-a.mp3', import.meta.url))
const WAVE = Array.from({ length: 160 }, (_, i) => Math.round(40 + 200 * Math.abs(Math.sin(i / 7))))

type Voice = {
  title: string
  description?: string
  tags?: string[]
  file?: string
  /** Posts that it replies to. */
  parents?: NewPost['parents']
  /** Fields of its kind. */
  detail?: NewPost['detail']
  /** Price in cents. */
  priceCents?: number
  /** Reply policy. */
  repliesFrom?: NewPost['repliesFrom']
  /** Recipient of a message; a squawk without it. */
  recipient?: string
  /** Owlcast it is recorded in. */
  owlcastId?: string
}

/** Publishes a squawk, or a message if it has a recipient. */
export function speak(actor: Actor, { tags = ['fox'], ...voice }: Voice): Promise<Post> {
  return publish(actor, voice.recipient === undefined ? 'squawk' : 'mue', { tags, ...voice })
}

/** Sends a message to a recipient or as a reply. */
export function sendMessage(actor: Actor, message: Partial<Voice>): Promise<Post> {
  return publish(actor, 'mue', message)
}

/** Creates an owlcast. */
export async function gather(actor: Actor, given: Partial<NewOwlcast> = {}): Promise<Post> {
  const { origin } = actor
  const answer = await actor.context.request.post(`${origin}/api/owlcasts`, {
    headers: { origin, 'idempotency-key': randomUUID() },
    data: { name: 'Two Banks, One River', ...given },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  return (await answer.json()).post
}

/** Publishes a recording in an owlcast. */
export function recordIn(actor: Actor, { id }: Post, voice: Partial<Voice>): Promise<Post> {
  return publish(actor, 'owlcast', { tags: ['river'], ...voice, owlcastId: id })
}

/** Publishes a post of any mode. */
export async function publish(
  actor: Actor,
  mode: Mode,
  { file = SPEECH, ...words }: Partial<Voice>,
): Promise<Post> {
  const { context, origin } = actor
  const bytes = readFileSync(file)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const draftId = randomUUID()
  const ticket = await context.request.post(`${origin}/api/uploads`, {
    headers: { origin },
    data: { draftId, mode, type: 'audio/mpeg', bytes: bytes.length, sha256 },
  })
  const { id: mediaId } = await ticket.json()
  await context.request.put(`${origin}/api/uploads/${mediaId}`, {
    headers: { origin, 'content-type': 'audio/mpeg' },
    data: bytes,
  })
  const answer = await context.request.post(`${origin}/api/posts`, {
    headers: { origin, 'idempotency-key': draftId },
    data: { mode, mediaId, peaks: WAVE, ...words },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  return (await answer.json()).post
}
