/** The words of a post of an archive: those of the archive with their times and corrections, else as for a new post. */
import type { ParsedArchivedPost } from '../../domain/archives/archives.schema'
import { DEFAULT_LANGUAGE } from '../../domain/i18n/languages'
import type { Mode } from '../../domain/kinds'
import { toStoredWords } from '../../domain/transcripts/stored-words'
import type { AppDeps } from '../context'
import type { PostRow } from '../posts/posts.repo'
import { type PlannedTranscript, prepareTranscript } from '../transcripts/new-transcript.service'
import { storeWords } from '../transcripts/words-store'

type Deps = Pick<AppDeps, 'db' | 'clock' | 'ids' | 'media' | 'speech'>
type Options = {
  input: Pick<ParsedArchivedPost, 'words' | 'isWordless'>
  mode: Mode
  isOnByDefault: boolean
}

/** Plans the transcript of such a post; stores its words. */
export async function prepareArchivedTranscript(
  deps: Deps,
  post: Omit<PostRow, 'seq'>,
  { input: { words: archived, isWordless }, mode, isOnByDefault }: Options,
): Promise<PlannedTranscript> {
  const { id: postId, mediaId, seconds } = post
  if (mediaId === null) return { row: null, transcript: null, transcriptState: null }
  // Its place in the queue is that of now, not of its date.
  const createdAt = deps.clock.now()
  const language = archived?.language ?? post.language ?? DEFAULT_LANGUAGE
  const durationMs = Math.round(seconds * 1000)
  const words = archived ? toStoredWords(archived.words, { language, durationMs }) : []
  if (!archived || words.length === 0) {
    const choices = { mode, transcribe: isWordless ? false : null, isOnByDefault, language }
    return prepareTranscript(deps, { ...post, createdAt }, choices)
  }
  const content = await storeWords(deps, post.authorId, { language, engine: archived.engine, words })
  // Words of other posts are dropped when they stop being public, unless their author asked for them.
  const requested = post.visibility !== 'public'
  return {
    row: { postId, mediaId, state: 'ready', language, seconds, requested, createdAt, content },
    transcript: content.excerpt,
    transcriptState: 'ready',
  }
}
