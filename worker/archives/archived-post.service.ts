/**
 * Adds one post of the user's own export. It is validated like a new post, and published without notifying anyone:
 * under its own date, marked as imported, with its words, and connected only to posts of its author.
 */
import { isPublishedByImport } from '../../domain/archives/archives'
import type { ImportedPost, ParsedArchivedPost } from '../../domain/archives/archives.schema'
import { fitPauses } from '../../domain/audio/pauses'
import { appError } from '../../domain/errors/errors'
import { canLevel, getKind, getMode } from '../../domain/kinds'
import type { LiveEvent } from '../../domain/live/live'
import { hasClip } from '../../domain/podcasts/podcasts'
import { CLIPS_PER_EPISODE } from '../../domain/podcasts/podcasts.limits'
import type { Visibility } from '../../domain/posts/audience'
import { getEditedTitle } from '../../domain/posts/edit-post'
import { isExpired } from '../../domain/posts/expiry'
import { canSetReplyPolicy } from '../../domain/posts/reply-policy'
import { serializeTags } from '../../domain/posts/tags'
import { checkPostTexts, createFlag } from '../content-rules/content-rules.service'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { recordEvents } from '../events/events.repo'
import { consumeRateLimit } from '../gate/rate-limit'
import { findTrackById } from '../library/library.repo'
import { attachMedia, findMediaById } from '../media/media.repo'
import { consumeUpload } from '../media/upload-limit'
import { selectAuthorEventTargets } from '../posts/event-targets.repo'
import { assertMoments } from '../posts/moments/moments.service'
import { addCreator, findOwlcast } from '../posts/owlcasts/owlcasts.repo'
import { listOwnPostIds } from '../posts/own.repo'
import { addPost } from '../posts/posts.repo'
import { findParentRows, insertReplyConnections } from '../posts/replies/replies.repo'
import { listReplyLocks } from '../posts/replies/reply-permissions.repo'
import { assertReplyAllowed } from '../posts/replies/reply-validation'
import { findClipLimitKey } from '../publishing/clip-limit'
import { createEmptyPostRow } from '../publishing/new-post-row'
import { assertClip, assertUpload } from '../publishing/publish.validation'
import type { SessionUser } from '../session-user'
import { insertTranscript, selectTranscriptsOff } from '../transcripts/transcripts.repo'
import {
  assertArchivedFields,
  assertNoField,
  getArchivedExpiry,
  getArchivedPrice,
  getArchivedVisibility,
  isConnectable,
  listArchivedLinks,
  parseArchivedDetail,
  parseArchivedMode,
} from './archived-post.validation'
import { prepareArchivedTranscript } from './archived-transcript.service'
import { findArchivedLinks, insertArchivedLink } from './archives.repo'

/** Public posts dated within `ARCHIVE_RECENT_HOURS`: they would stand at the top of the feeds. */
export const ARCHIVE_RECENT_POSTS = { count: 20, seconds: 3600 }

type ArchivedPostInput = { archivedId: string; input: ParsedArchivedPost }
type AddedPost = ImportedPost & { events: LiveEvent[] }

/** Those of these posts of an archive that the account has already. */
export async function listAddedIds(
  deps: Pick<AppDeps, 'db'>,
  { id }: Pick<SessionUser, 'id'>,
  archivedIds: readonly string[],
): Promise<string[]> {
  return [...(await loadPostIds(deps, id, archivedIds)).keys()]
}

/** Adds a post once, however often and from however many tabs it is sent. Throws what forbids it. */
export async function addArchivedPost(
  deps: AppDeps,
  author: SessionUser,
  { archivedId, input }: ArchivedPostInput,
): Promise<AddedPost> {
  const references = [
    archivedId,
    input.owlcastId,
    input.detail.sourceId,
    ...input.parents.map(({ id }) => id),
  ]
  const postIds = await loadPostIds(
    deps,
    author.id,
    references.filter((id) => typeof id === 'string'),
  )
  const existing = postIds.get(archivedId)
  if (existing !== undefined) return { postId: existing, isNew: false, events: [] }
  try {
    return await insertPost(deps, author, { archivedId, input }, postIds)
  } catch (error) {
    // Another tab was quicker: it used the upload, or its link is there.
    const concurrent = (await loadPostIds(deps, author.id, [archivedId])).get(archivedId)
    if (concurrent === undefined) throw error
    return { postId: concurrent, isNew: false, events: [] }
  }
}

/** The posts here of these of the archive, by their archived ids. An export that comes back to its site has the ids of this site. */
async function loadPostIds(
  { db }: Pick<AppDeps, 'db'>,
  userId: string,
  archivedIds: readonly string[],
): Promise<Map<string, string>> {
  const { own, imported } = await batch(db, {
    own: listOwnPostIds(db, userId, archivedIds),
    imported: findArchivedLinks(db, userId, archivedIds),
  })
  return new Map([
    ...own.map(({ id }) => [id, id] as const),
    ...imported.map(({ archivedId, postId }) => [archivedId, postId] as const),
  ])
}

async function insertPost(
  deps: AppDeps,
  author: SessionUser,
  { archivedId, input }: ArchivedPostInput,
  postIds: ReadonlyMap<string, string>,
): Promise<AddedPost> {
  const { db, clock } = deps
  const now = clock.now()
  const mode = parseArchivedMode(input)
  const owlcastId = input.owlcastId === null ? null : (postIds.get(input.owlcastId) ?? '')
  const found = listArchivedLinks(input, postIds)
  const {
    upload: [upload],
    clip: [clip],
    track: [track],
    parents: parentRows,
    owlcast: [owlcast],
    locks,
    transcriptsOff: [transcriptsOff],
  } = await batch(db, {
    upload: findMediaById(db, input.mediaId ?? ''),
    clip: findMediaById(db, input.clipMediaId ?? ''),
    track: findTrackById(db, input.trackId ?? ''),
    parents: findParentRows(
      db,
      author,
      now,
      found.map(({ id }) => id),
    ),
    owlcast: findOwlcast(db, author, now, owlcastId ?? ''),
    locks: listReplyLocks(
      db,
      author.id,
      found.map(({ id }) => id),
    ),
    transcriptsOff: selectTranscriptsOff(db, author.id),
  })
  if (owlcastId !== null && !owlcast) throw appError('import.owlcast_missing')
  const links = found.filter(({ id }) =>
    parentRows.some((row) => row.id === id && isConnectable(row, owlcast)),
  )
  const parents = links.flatMap(({ id }) => parentRows.find((row) => row.id === id) ?? [])
  // A recording whose parents are missing stands in its owlcast by itself.
  const isReply = owlcast ? links.length > 0 : input.isReply
  const isContainer = getKind(input.kind).hasRecordings && !isReply && owlcastId === null
  const context = { mode, isReply, isContainer, owlcast, parents }

  const detail = parseArchivedDetail(context, input, postIds)
  assertArchivedFields(context, { ...input, detail })
  assertReplyAllowed(locks)
  await assertMoments(deps, author, links, parents)
  if (isContainer) assertNoField(input.mediaId, 'mediaId')
  else assertUpload(upload, author, { mode })
  if (hasClip(mode)) assertClip(clip, author, { mode, detail })
  else assertNoField(input.clipMediaId, 'clipMediaId')

  const empty = createEmptyPostRow(deps, author, input.kind)
  const createdAt = Math.min(input.createdAt, now)
  const editContext = { mode, isReply, owlcastId, detail, parentKinds: [], visibility: input.visibility }
  const hasTrack = track !== undefined && !isContainer
  const seconds = upload?.seconds ?? 0
  const row = {
    ...empty,
    subtype: getMode(mode).subtype,
    title: getEditedTitle(editContext, input.title),
    content: input.content,
    tags: serializeTags(input.tags),
    mediaId: input.mediaId,
    clipMediaId: input.clipMediaId,
    seconds,
    peaks: input.peaks,
    pauses: hasTrack || !canLevel(mode) ? null : fitPauses(input.pauses, seconds),
    trackId: hasTrack ? track.id : null,
    trackName: hasTrack ? track.name : null,
    // Nothing has the id of a parent that is missing: its reply is kept, and only its author sees it.
    parentId: isReply ? (links[0]?.id ?? deps.ids.make('post')) : null,
    owlcastId,
    visibility: getArchivedVisibility(context, input, author),
    priceCents: owlcast?.priceCents ?? getArchivedPrice(context, input, author),
    replyPolicy: canSetReplyPolicy({ mode, isReply, owlcastId }) ? input.replyPolicy : ('everyone' as const),
    language: input.language,
    detail,
    createdAt,
    importedAt: now,
    editedAt: input.editedAt === null ? null : Math.min(input.editedAt, now),
    expiresAt: getArchivedExpiry(context, { ...input, createdAt }, author),
  }
  if (isExpired(row.expiresAt, now)) throw appError('import.expired')

  const flagged = await checkPostTexts(deps, {
    ...row,
    content: [row.content, ...(input.words?.words ?? []).map(([word]) => word)].join(' '),
  })
  await assertImportClipLimit(deps, author, row)
  await assertRecentLimit(deps, author, row, !isContainer)
  const { row: transcript, ...columns } = await prepareArchivedTranscript(deps, row, {
    input,
    mode,
    isOnByDefault: transcriptsOff?.offSince == null,
  })
  Object.assign(row, columns)
  const { events } = await batch(db, {
    // First: without it the others would fail one by one.
    post: addPost(db, row),
    link: insertArchivedLink(db, author.id, { archivedId, postId: row.id }),
    creator: isContainer ? addCreator(db, row) : null,
    transcript: transcript && insertTranscript(db, transcript),
    connections: links.length > 0 ? insertReplyConnections(db, row, links) : null,
    media: attachMedia(db, [row.mediaId, row.clipMediaId]),
    events: recordEvents(db, selectAuthorEventTargets(row.id), now),
    flag: createFlag(deps, flagged, { type: 'post', id: row.id }, { userId: author.id, title: row.title }),
  })
  return { postId: row.id, isNew: true, events }
}

/** The limit of clips from one episode (D31), which refuses this post and lets the import go on. */
async function assertImportClipLimit(
  deps: AppDeps,
  author: SessionUser,
  { clipMediaId, detail }: { clipMediaId: string | null; detail: Record<string, unknown> },
): Promise<void> {
  const key = clipMediaId === null ? null : findClipLimitKey(author.id, detail)
  if (key !== null && !(await consumeRateLimit(deps, key, CLIPS_PER_EPISODE)))
    throw appError('import.clip_limit', { count: CLIPS_PER_EPISODE.count })
}

/** The limit of posts that would stand at the top of the feeds, which lets the import go on. They count as uploads, too. */
async function assertRecentLimit(
  deps: AppDeps,
  author: SessionUser,
  row: { visibility: Visibility; createdAt: number },
  isVisibilityFixed: boolean,
): Promise<void> {
  if (!isPublishedByImport(row, { now: deps.clock.now(), isVisibilityFixed })) return
  const isAllowed = await consumeRateLimit(deps, `recent imports|${author.id}`, ARCHIVE_RECENT_POSTS)
  if (isAllowed && (await consumeUpload(deps, author.id))) return
  throw appError('import.recent_limit', { count: ARCHIVE_RECENT_POSTS.count })
}
