/** Publishes posts through the same API as the app, from a file instead of a microphone. */

import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { packPeaks } from '../../domain/audio/peaks'
import type { Mode } from '../../domain/kinds'
import type { NewOwlcastInput } from '../../domain/owlcasts/owlcasts.schema'
import type { NewPost, Post } from '../../domain/posts/posts.schema'
import type { Actor } from './actors'

const SPEECH = fileURLToPath(new URL('../fixtures/speech-a.mp3', import.meta.url))
const WAVE = packPeaks(Array.from({ length: 160 }, (_, i) => 0.2 + 0.8 * Math.abs(Math.sin(i / 7))))

type PostInput = {
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
  replyPolicy?: NewPost['replyPolicy']
  /** Recipient of a message; a squawk without it. */
  recipient?: string
  /** Owlcast it is recorded in. */
  owlcastId?: string
}

/** Publishes a squawk, or a message if it has a recipient. */
export function publishPost(actor: Actor, { tags = ['fox'], ...input }: PostInput): Promise<Post> {
  return publish(actor, input.recipient === undefined ? 'squawk' : 'mue', { tags, ...input })
}

/** Sends a message to a recipient or as a reply. */
export function sendMessage(actor: Actor, message: Partial<PostInput>): Promise<Post> {
  return publish(actor, 'mue', message)
}

/** Creates an owlcast. */
export async function createOwlcast(actor: Actor, fields: Partial<NewOwlcastInput> = {}): Promise<Post> {
  const { origin } = actor
  const answer = await actor.context.request.post(`${origin}/api/owlcasts`, {
    headers: { origin, 'idempotency-key': randomUUID() },
    data: { name: 'Two Banks, One River', ...fields },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  return (await answer.json()).post
}

/** Publishes a recording in an owlcast. */
export function recordInOwlcast(actor: Actor, { id }: Post, input: Partial<PostInput>): Promise<Post> {
  return publish(actor, 'owlcast', { tags: ['river'], ...input, owlcastId: id })
}

/** Publishes a post of any mode. */
export async function publish(
  actor: Actor,
  mode: Mode,
  { file = SPEECH, ...fields }: Partial<PostInput>,
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
    data: { mode, mediaId, peaks: WAVE, ...fields },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  return (await answer.json()).post
}
