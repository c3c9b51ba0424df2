/** Voices that stories begin with: published through the same API as the app, from a file instead of a microphone. */
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Mode } from '../../domain/kinds'
import type { NewPost, Post } from '../../domain/posts.schema'
import type { Actor } from './actors'

const SPEECH = fileURLToPath(new URL('../fixtures/speech-a.mp3', import.meta.url))
const WAVE = Array.from({ length: 160 }, (_, i) => Math.round(40 + 200 * Math.abs(Math.sin(i / 7))))

type Voice = {
  title: string
  description?: string
  tags?: string[]
  file?: string
  /** What it answers. */
  parents?: NewPost['parents']
  /** What only its kind has. */
  detail?: NewPost['detail']
  /** Whom a message is for; without it the voice is a squawk. */
  recipient?: string
}

/** Publishes a squawk of this person, or a message. */
export function speak(actor: Actor, { tags = ['fox'], ...voice }: Voice): Promise<Post> {
  return publish(actor, voice.recipient === undefined ? 'squawk' : 'mue', { tags, ...voice })
}

/** Sends a message of this person: to somebody, or back in answer to one. */
export function sendMessage(actor: Actor, message: Partial<Voice>): Promise<Post> {
  return publish(actor, 'mue', message)
}

/** Publishes a voice of any mode. */
export async function publish(
  { context, page }: Actor,
  mode: Mode,
  { file = SPEECH, ...words }: Partial<Voice>,
): Promise<Post> {
  const origin = new URL(page.url() === 'about:blank' ? await home(page) : page.url()).origin
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

async function home(page: Actor['page']): Promise<string> {
  await page.goto('/')
  return page.url()
}
