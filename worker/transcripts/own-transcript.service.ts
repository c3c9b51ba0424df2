/** Authors request, correct and remove transcripts, and choose the default. */
import { appError } from '../../domain/errors/errors'
import type { LiveEvent } from '../../domain/live/live'
import { POST_EDITS } from '../../domain/posts/posts.limits'
import type { Post } from '../../domain/posts/posts.schema'
import { alignText } from '../../domain/transcripts/align'
import { toStoredWords } from '../../domain/transcripts/stored-words'
import { isTranscribable } from '../../domain/transcripts/transcript'
import type { TranscriptCorrection, TranscriptSettings } from '../../domain/transcripts/transcripts.schema'
import { checkPostTexts, createFlag } from '../content-rules/content-rules.service'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { recordEvents } from '../events/events.repo'
import { consumeRateLimit } from '../gate/rate-limit'
import { selectPostEventTargets } from '../posts/event-targets.repo'
import { getOwnPost } from '../posts/own-post.service'
import { toOwnPostDto, withOwnSource } from '../posts/post-dto'
import type { PostRow } from '../posts/posts.repo'
import { withReplyCounts } from '../posts/replies/reply-state.service'
import type { SessionUser } from '../session-user'
import {
  findTranscript,
  keepWordsKey,
  queueTranscript,
  removeTranscript,
  selectTranscriptsOff,
  showWords,
  updateTranscriptWords,
  writeTranscriptsOff,
} from './transcripts.repo'
import { readWords, storeWords, toWordsVersion } from './words-store'

type ChangedPost = { post: Post; events: LiveEvent[] }

/** Queues the recording of the author's post; throws without a recording, for one that is too short, and without an engine. Already waiting: no change. */
export async function requestOwnTranscript(
  deps: AppDeps,
  author: SessionUser,
  id: string,
  language: string,
): Promise<ChangedPost> {
  const { db, clock, speech } = deps
  const post = await getOwnPost(deps, author, id)
  if (post.mediaId === null) throw appError('transcript.no_recording')
  if (!isTranscribable(post)) throw appError('transcript.too_short')
  if (!speech.isConfigured) throw appError('transcript.not_configured')
  const existing = await findTranscript(db, id)
  if (existing?.state === 'waiting' && existing.language === language && existing.requested)
    return { post: await toOwnPost(deps, post, author), events: [] }
  const now = clock.now()
  const { events } = await batch(db, {
    request: queueTranscript(db, { postId: id, language, now }),
    events: recordChange(deps, id),
  })
  return { post: await toOwnPost(deps, await getOwnPost(deps, author, id), author), events }
}

/**
 * Replaces the text of the author's transcript; unchanged words keep their times. Throws `transcript.changed` if other
 * words than those of `version` are stored.
 */
export async function editOwnTranscript(
  deps: AppDeps,
  author: SessionUser,
  id: string,
  { text, version }: TranscriptCorrection,
): Promise<ChangedPost> {
  const { db, clock, media } = deps
  const { title, visibility } = await getOwnPost(deps, author, id)
  const row = await findTranscript(db, id)
  const stored = row?.state === 'ready' && row.wordsKey ? await readWords(deps, row.wordsKey) : null
  if (!row?.wordsKey || !stored) throw appError('transcript.not_ready')
  if (version !== undefined && version !== (await toWordsVersion(row.wordsKey)))
    throw appError('transcript.changed')
  const { language, engine } = stored
  const span = { language, durationMs: Math.round(row.seconds * 1000) }
  const words = toStoredWords(alignText(stored.words, text, span), span)
  if (words.length === 0) throw appError('transcript.empty', {}, 'text')
  const flagged = await checkPostTexts(deps, { title: '', content: text, visibility })
  if (!(await consumeRateLimit(deps, `edits|${author.id}`, POST_EDITS)))
    throw appError('request.rate_limited')
  const content = await storeWords(deps, author.id, { language, engine, words }, row.confidence)
  const { excerpt, wordsKey } = content
  const editedAt = clock.now()
  const { corrected, events } = await batch(db, {
    corrected: updateTranscriptWords(db, { postId: id, wordsKey: row.wordsKey }, content, editedAt),
    post: showWords(db, { postId: id, wordsKey, excerpt }, { editedAt }),
    key: keepWordsKey(db, { postId: id, wordsKey }),
    events: recordChange(deps, id),
    flag: createFlag(deps, flagged, { type: 'post', id }, { userId: author.id, title }),
  })
  if (corrected.length === 0) {
    await media.delete(wordsKey)
    throw appError('transcript.changed')
  }
  return { post: await toOwnPost(deps, await getOwnPost(deps, author, id), author), events }
}

/** Removes the transcript of the author's post for good; one that is being made is given up. */
export async function removeOwnTranscript(
  deps: AppDeps,
  author: SessionUser,
  id: string,
): Promise<ChangedPost> {
  const { db } = deps
  const post = await getOwnPost(deps, author, id)
  if (post.transcriptState === null) return { post: await toOwnPost(deps, post, author), events: [] }
  const { events } = await batch(db, {
    removed: removeTranscript(db, id),
    events: recordChange(deps, id),
  })
  return { post: await toOwnPost(deps, await getOwnPost(deps, author, id), author), events }
}

/** Whether new public posts of the user get a transcript. */
export async function getTranscriptSettings(
  { db }: Pick<AppDeps, 'db'>,
  userId: string,
): Promise<TranscriptSettings> {
  const [row] = await selectTranscriptsOff(db, userId)
  return { enabled: row?.offSince == null }
}

/** Saves the choice for new public posts. */
export async function setTranscriptSettings(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  userId: string,
  { enabled }: TranscriptSettings,
): Promise<TranscriptSettings> {
  await writeTranscriptsOff(db, userId, !enabled, clock.now())
  return { enabled }
}

async function toOwnPost(deps: AppDeps, row: PostRow, author: SessionUser): Promise<Post> {
  const [counted = row] = await withReplyCounts(deps, author, [row])
  return withOwnSource(toOwnPostDto(counted), row, author.id)
}

function recordChange({ db, clock }: AppDeps, id: string) {
  return recordEvents(db, selectPostEventTargets('post.changed', [id]), clock.now())
}
