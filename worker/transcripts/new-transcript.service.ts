/** The transcript that a new post gets: none, one that waits for an engine, or at once the words of its script. */
import type { Mode } from '../../domain/kinds'
import { findTranscriptSource } from '../../domain/posts/transcript-source'
import { spreadWords } from '../../domain/transcripts/align'
import { toStoredWords } from '../../domain/transcripts/stored-words'
import type { TranscriptState } from '../../domain/transcripts/transcript'
import type { AppDeps } from '../context'
import type { PostRow } from '../posts/posts.repo'
import type { NewTranscript } from './transcripts.repo'
import { storeWords } from './words-store'

type Deps = Pick<AppDeps, 'db' | 'clock' | 'ids' | 'media' | 'speech'>
type NewPostRow = Omit<PostRow, 'seq'>
type Choices = {
  mode: Mode
  /** The choice for this post; null without one. */
  transcribe: boolean | null
  isOnByDefault: boolean
  /** BCP 47 code of what the author speaks. */
  language: string
}

/** The columns of the post, and the row of its transcript to insert with it. */
export type PlannedTranscript = Pick<PostRow, 'transcript' | 'transcriptState'> & {
  row: NewTranscript | null
}

/**
 * Plans the transcript of a post. A site without an engine queues nothing: an author who asked for words reads why they
 * are missing; nobody else notices.
 */
export async function prepareTranscript(
  deps: Deps,
  post: NewPostRow,
  { mode, transcribe, isOnByDefault, language }: Choices,
): Promise<PlannedTranscript> {
  const { mediaId } = post
  const source = findTranscriptSource({
    mode,
    transcribe,
    isOnByDefault,
    isReply: post.parentId !== null,
    seconds: mediaId === null ? 0 : post.seconds,
    content: post.content,
    visibility: post.visibility,
    hasRecipient: post.recipientId !== null || post.recipientEmail !== null || post.recipientPhone !== null,
  })
  if (mediaId === null) return createPlan(null)
  const { id: postId, seconds, createdAt } = post
  const recording = { postId, mediaId, language, seconds, createdAt, content: null }
  if (source === null) {
    const isDeclined = !(transcribe ?? isOnByDefault)
    return createPlan(null, isDeclined ? { ...recording, state: 'declined', requested: false } : null)
  }
  if (source === 'script')
    return prepareSpokenText(deps, { ...post, mediaId }, { text: post.content, language })
  if (!deps.speech.isConfigured) return createPlan(transcribe ? 'not_configured' : null)
  return createPlan('waiting', { ...recording, state: 'waiting', requested: transcribe === true })
}

/** The transcript of a text that was read aloud: its words over the whole recording. */
export async function prepareSpokenText(
  deps: Deps,
  post: Pick<NewPostRow, 'id' | 'authorId' | 'seconds' | 'createdAt'> & { mediaId: string },
  { text, language }: { text: string; language: string },
): Promise<PlannedTranscript> {
  const durationMs = Math.round(post.seconds * 1000)
  const spread = spreadWords(text, { language, fromMs: 0, toMs: durationMs })
  const words = toStoredWords(spread, { language, durationMs })
  if (words.length === 0) return createPlan(null)
  const content = await storeWords(deps, post.authorId, { language, engine: 'script', words })
  const { id: postId, mediaId, seconds, createdAt } = post
  const row = {
    postId,
    mediaId,
    state: 'ready' as const,
    language,
    seconds,
    requested: false,
    createdAt,
    content,
  }
  return { ...createPlan('ready', row), transcript: content.excerpt }
}

function createPlan(
  transcriptState: TranscriptState | null,
  row: NewTranscript | null = null,
): PlannedTranscript {
  return { transcript: null, transcriptState, row }
}
