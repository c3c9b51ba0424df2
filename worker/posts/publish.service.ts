/** Publishing (spec §3, §4, §5): rules again, then one batch that holds all of it or nothing. */
import { fail } from '../../domain/errors'
import { expiryOf } from '../../domain/expiry'
import { modeOf } from '../../domain/kinds'
import type { LiveEvent } from '../../domain/live'
import { packPeaks } from '../../domain/peaks'
import type { Post } from '../../domain/posts.schema'
import { defaultTitle, missing } from '../../domain/publish'
import { storeTags } from '../../domain/tags'
import { oneLine } from '../../domain/text'
import type { Viewer } from '../auth/session'
import type { Tools } from '../context'
import { earlierAnswer, keepAnswer, type Once, onceOf, replayed } from '../http/idempotency'
import { trackById } from '../library/library.repo'
import { recordEvents } from '../live/events.repo'
import { attach, type MediaRow, mediaById } from '../media/media.repo'
import { postOf } from './post-row'
import { addPost, anyPost, audience, type PostRow } from './posts.repo'
import type { ParsedPost } from './posts.routes'

export type Published = { post: Post; events: LiveEvent[] }
type Answer = { post: Post }

/** Publishes once per key. A repeated call gets the first answer and announces nothing. */
export async function publishPost(
  tools: Tools,
  author: Viewer,
  input: ParsedPost,
  key: string,
): Promise<Published> {
  const { db } = tools
  refuseUnfit(input)
  const once = await onceOf(author.id, key, input)
  const [answers, [upload], [track]] = await db
    .batch([
      earlierAnswer(db, once),
      mediaById(db, input.mediaId ?? ''),
      trackById(db, input.trackId ?? ''),
      anyPost(db),
    ])
    .catch((error: unknown) => {
      throw fail('post.table_unreachable', {}, undefined, error)
    })
  const earlier = replayed<Answer>(answers, once)
  if (earlier) return { ...earlier, events: [] }
  if (input.mediaId) refuseUpload(upload, author, input)
  const row = newRow(tools, author, input, upload?.seconds ?? 0, track)
  const post = postOf(row)
  try {
    const [, , , events] = await db.batch([
      addPost(db, row),
      attach(db, row.mediaId ?? ''),
      keepAnswer(db, once, 201, { post }, row.createdAt),
      recordEvents(db, 'post.created', audience([row.id]), row.createdAt),
    ])
    return { post, events }
  } catch (error) {
    return { ...(await answerOfTheOther(tools, once, author, input, error)), events: [] }
  }
}

/** The batch failed: because the same create was quicker, because its upload was used meanwhile, or for real. */
async function answerOfTheOther(
  { db }: Tools,
  once: Once,
  author: Viewer,
  input: ParsedPost,
  error: unknown,
): Promise<Answer> {
  const [answers, [upload]] = await db.batch([earlierAnswer(db, once), mediaById(db, input.mediaId ?? '')])
  const earlier = replayed<Answer>(answers, once)
  if (earlier) return earlier
  if (input.mediaId) refuseUpload(upload, author, input)
  throw error
}

function refuseUnfit(input: ParsedPost): void {
  const mode = modeOf(input.mode)
  if (!mode.accepts.includes(input.parentIds.length > 0 ? 'reply' : 'post'))
    throw fail('post.kind_unavailable')
  const [lack] = missing({ ...input, hasAudio: input.mediaId !== null })
  if (lack) throw fail(lack.code, lack.params, lack.field)
  for (const [field, given] of [
    ['recipient', input.recipient !== null],
    ['detail', Object.keys(input.detail).length > 0],
  ] as const)
    if (given && mode.requires.length === 0)
      throw fail('request.invalid', { reason: `${field}: not part of this kind` }, field)
}

function refuseUpload(upload: MediaRow | undefined, author: Viewer, { mode }: ParsedPost): void {
  if (upload?.ownerId !== author.id || upload.mode !== mode) throw fail('media.not_stored', {}, 'audio')
  if (upload.state === 'attached') throw fail('post.already_published')
  if (upload.state !== 'stored') throw fail('media.not_stored', {}, 'audio')
}

function newRow(
  { clock, ids }: Tools,
  author: Viewer,
  input: ParsedPost,
  seconds: number,
  track: { id: string; name: string } | undefined,
): Omit<PostRow, 'seq'> {
  const { kind, subtype } = modeOf(input.mode)
  const createdAt = clock.now()
  return {
    id: ids.make('post'),
    kind,
    subtype,
    authorId: author.id,
    authorName: author.displayName,
    authorUsername: author.username,
    authorAvatarColor: author.avatarColor,
    authorAvatarMediaId: author.avatarMediaId,
    title: oneLine(input.title) || defaultTitle(input.mode),
    content: input.description,
    tags: storeTags(input.tags),
    mediaId: input.mediaId,
    seconds,
    peaks: input.peaks && packPeaks(input.peaks),
    trackId: track?.id ?? null,
    trackName: track?.name ?? null,
    parentId: null,
    owlcastId: null,
    recipientId: null,
    recipientEmail: null,
    recipientPhone: null,
    visibility: 'public',
    priceCents: 0,
    language: null,
    detail: {},
    transcript: null,
    replyCount: 0,
    sample: false,
    createdAt,
    editedAt: null,
    expiresAt: expiryOf(kind, author.plan, createdAt),
    hiddenAt: null,
  }
}
