/** A stand-in for speech engines, and posts on a site that has one. */
import { type NewPost, newPostShape, type Post } from '../../domain/posts/posts.schema'
import type { SpokenWord } from '../../domain/transcripts/transcript'
import type { AppDeps } from '../../worker/context'
import { publishNewPost } from '../../worker/publishing/publish.service'
import type { RecognizedSpeech, SpeechInput, SpeechResult } from '../../worker/tools/speech'
import { transcribePost } from '../../worker/transcripts/transcribe.service'
import { loadViewer } from './interrupted-tools'
import { createSquawkInput, createUpload, type UploadInput } from './recordings'
import { call, getTools, type Person } from './world'

/** Milliseconds of each word. */
export const WORD_MS = 400

/** Returns words of equal length, one after the other. */
export function toSpokenWords(text: string, fromMs = 0): SpokenWord[] {
  return text.split(' ').map((word, at) => [word, fromMs + at * WORD_MS, fromMs + (at + 1) * WORD_MS])
}

/** Returns what an engine that understood this text returns. */
export function toSpeech(text: string, given: Partial<RecognizedSpeech> = {}): RecognizedSpeech {
  return {
    ok: true,
    language: 'en',
    engine: 'stand-in',
    words: text === '' ? [] : toSpokenWords(text),
    confidence: 0.9,
    ...given,
  }
}

/** A configured engine that records what it gets and returns what `answer` returns. */
export function createEngine(
  answer: (input: SpeechInput, at: number) => SpeechResult | Promise<SpeechResult> = () =>
    toSpeech('The fox is back.'),
) {
  const heard: SpeechInput[] = []
  const state = { answer, running: 0, most: 0 }
  const speech: AppDeps['speech'] = {
    isConfigured: true,
    async transcribe(input) {
      heard.push(input)
      state.running += 1
      state.most = Math.max(state.most, state.running)
      try {
        return await state.answer(input, heard.length - 1)
      } finally {
        state.running -= 1
      }
    },
  }
  return { heard, state, deps: { ...getTools(), speech } }
}

/** Uploads and publishes a post on a site whose engine these tools have; its recording waits. */
export async function publishSpoken(
  deps: AppDeps,
  as: Person,
  given: Partial<NewPost> = {},
  sound: Partial<UploadInput> = {},
): Promise<Post> {
  const mode = given.mode ?? 'squawk'
  const { id } = await createUpload(as, { mode, ...sound })
  const viewer = await loadViewer(as)
  const input = newPostShape.parse(createSquawkInput(id, given))
  const key = deps.ids.make('key')
  const { post } = await publishNewPost(deps, viewer, {
    input,
    key,
    viewer,
    language: 'en',
  })
  return post
}

/** Publishes a post in which this is said. */
export async function publishWords(
  as: Person,
  text: string,
  given: Partial<NewPost> = {},
  sound: Partial<UploadInput> = {},
): Promise<Post> {
  const { deps } = createEngine(() => toSpeech(text))
  const post = await publishSpoken(deps, as, given, sound)
  await transcribePost(deps, post.id)
  return fetchOwnPost(as, post)
}

/** Returns a post as its author reads it. */
export async function fetchOwnPost(as: Person, { id }: Pick<Post, 'id'>): Promise<Post> {
  const answer = await call(`GET /api/posts/${id}`, { as })
  if (!answer.ok) throw new Error(`no post: ${answer.status}`)
  return answer.json()
}

/** Requests the words of a post's recording. */
export function fetchWords(
  { audioUrl }: Pick<Post, 'audioUrl'>,
  format: 'json' | 'vtt' = 'json',
  as: Person | null = null,
  headers: Record<string, string> = {},
): Promise<Response> {
  return call(`GET ${audioUrl?.replace('/preview', '')}/words.${format}`, { as, headers })
}
