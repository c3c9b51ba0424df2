/** Publishing (spec §3, §4, §5): validates again, then writes everything in one batch. */

import { DELETED_ID_PREFIX } from '../../domain/account/account-deletion'
import { appError } from '../../domain/errors/errors'
import { DEFAULT_LANGUAGE, type Language } from '../../domain/i18n/languages'
import type { LiveEvent } from '../../domain/live/live'
import { isNationalNumber } from '../../domain/people/recipients'
import { hasClip } from '../../domain/podcasts/podcasts'
import { CLIPS_PER_EPISODE } from '../../domain/podcasts/podcasts.limits'
import { NO_RECIPIENT, type Recipient } from '../../domain/posts/audience'
import type { ParsedPost, Post, PublishedPost } from '../../domain/posts/posts.schema'
import { isMorePublic } from '../../domain/posts/visibility-history'
import { checkPostTexts, createFlag } from '../content-rules/content-rules.service'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { recordEvents } from '../events/events.repo'
import {
  createIdempotencyKey,
  findEarlierCreate,
  findKey,
  type IdempotencyKey,
  saveKey,
} from '../gate/idempotency'
import { assertRateLimit } from '../gate/rate-limit'
import { inviteCollaborators } from '../invitations/invite-collaborators.service'
import { findTrackById } from '../library/library.repo'
import { attachMedia, findMediaById, type MediaRow } from '../media/media.repo'
import { withholdMessage } from '../messages/messages.repo'
import { assertFirstMessageLimit, createMessageStatements } from '../messages/new-message.service'
import { resolveRecipient } from '../messages/recipients.service'
import { beginFanout, notifyPost, selectNotificationEventTargets } from '../notifications/notify.repo'
import { assertAccountKept, findAddressOwner, isAccountKept } from '../people/address-owner'
import { hasProfile } from '../people/people.repo'
import type { Viewer } from '../posts/access/visible-posts'
import { selectPostEventTargets } from '../posts/event-targets.repo'
import { findMemberByAddress } from '../posts/known-member.repo'
import { addMentions } from '../posts/mentions/mentions.repo'
import { findMentions } from '../posts/mentions/mentions.service'
import { assertMoments } from '../posts/moments/moments.service'
import { findOwlcast, type OwlcastRow } from '../posts/owlcasts/owlcasts.repo'
import { toOwnPostDto, withOwnSource } from '../posts/post-dto'
import { addPost, findAnyPost } from '../posts/posts.repo'
import { getPublishedPost } from '../posts/read.service'
import { findParentRows, insertReplyConnections } from '../posts/replies/replies.repo'
import { listReplyLocks } from '../posts/replies/reply-permissions.repo'
import { assertReplyAllowed, orderParents } from '../posts/replies/reply-validation'
import type { SessionUser } from '../session-user'
import { queueHubPing } from '../syndication/hub-pings.service'
import { prepareTranscript } from '../transcripts/new-transcript.service'
import { insertTranscript, selectTranscriptsOff } from '../transcripts/transcripts.repo'
import { findClipLimitKey } from './clip-limit'
import { parseDetail } from './details'
import { createPostRow } from './new-post-row'
import {
  assertClip,
  assertInOwlcast,
  assertPublishable,
  assertUpload,
  getAudience,
} from './publish.validation'

/** Messages with only a track; those with a recording are limited by uploads. */
export const TRACK_MESSAGES = { count: 120, seconds: 3600 }

/** `hasEmail`: an email waits in the outbox. */
type CreateResult = { post: Post; events: LiveEvent[]; hasEmail: boolean }
export type PublishResult = PublishedPost & CreateResult
/** `viewer`: the author including what their browser opened by link, which they may reply to. */
type PublishInput = {
  input: ParsedPost
  key: string
  viewer: Viewer
  /** The language of the request, in which the author speaks unless the input says otherwise. */
  language?: Language
}

/**
 * Publishes once per idempotency key, then invites collaborators. A failed invitation is reported in the result and
 * rejects nothing.
 */
export async function publishNewPost(
  deps: AppDeps,
  author: SessionUser,
  publishInput: PublishInput,
): Promise<PublishResult> {
  const created = await createPost(deps, author, publishInput)
  const { invitations, events } = await inviteCollaborators(deps, author, {
    postId: created.post.id,
    invitees: publishInput.input.collaborators,
  })
  const hasEmail = created.hasEmail || invitations.length > 0
  return { post: created.post, invitations, events: [...created.events, ...events], hasEmail }
}

/**
 * Creates the post. A repeated call returns the first one's post without events. `isRecipientDeleted`: the account of the
 * recipient was deleted meanwhile; the message stays with its author, as if it had been sent just before.
 */
async function createPost(
  deps: AppDeps,
  author: SessionUser,
  publishInput: PublishInput,
  { isRecipientDeleted = false } = {},
): Promise<CreateResult> {
  const { db, clock, ids } = deps
  const { input, key, viewer, language = DEFAULT_LANGUAGE } = publishInput
  const idempotencyKey = await createIdempotencyKey(author.id, key, input)
  const parentIds = input.parents.map(({ id }) => id)
  const {
    saved,
    upload: [upload],
    clip: [clip],
    source: [source],
    track: [track],
    parents: parentRows,
    owlcast: [owlcast],
    locks,
    transcriptsOff: [transcriptsOff],
  } = await batch(db, {
    saved: findKey(db, idempotencyKey),
    upload: findMediaById(db, input.mediaId ?? ''),
    clip: findMediaById(db, input.clipMediaId ?? ''),
    source: findMediaById(db, input.sourceMediaId ?? ''),
    track: findTrackById(db, input.trackId ?? ''),
    parents: findParentRows(db, viewer, clock.now(), parentIds),
    owlcast: findOwlcast(db, author, clock.now(), input.owlcastId ?? ''),
    locks: listReplyLocks(db, author.id, parentIds),
    transcriptsOff: selectTranscriptsOff(db, author.id),
    any: findAnyPost(db),
  }).catch((error: unknown) => {
    throw appError('post.table_unreachable', {}, undefined, error)
  })
  const earlier = findEarlierCreate(saved, idempotencyKey)
  if (earlier) return { post: await getPublishedPost(deps, author.id, earlier), events: [], hasEmail: false }
  const parents = orderParents(input, parentRows)
  assertPublishable(input, parents, author)
  assertInOwlcast(input, owlcast, parents)
  assertReplyAllowed(locks)
  await assertMoments(deps, author, input.parents, parents)
  if (input.mediaId) assertUpload(upload, author, input)
  else if (!track) throw appError('post.audio_or_track_required', {}, 'audio')
  else await assertRateLimit(deps, `track-message|${author.id}`, TRACK_MESSAGES)
  if (input.clipMediaId || hasClip(input.mode)) assertClip(clip, author, input)
  const kindDetail = parseDetail(input)
  if (input.clipMediaId) await assertClipLimit(deps, author, kindDetail.detail)
  const recipient = await resolveShownRecipient(deps, author, input)
  const audience = getAudience(author, input, recipient, parents, kindDetail.isUnlisted, owlcast)
  if (isRecipientDeleted) audience.recipient = { ...NO_RECIPIENT, id: ids.make(DELETED_ID_PREFIX) }
  const ownerId = await findAddressOwner(db, audience.recipient)
  const row = createPostRow(deps, author, input, {
    audience,
    parents,
    owlcast,
    kindDetail,
    seconds: upload?.seconds ?? 0,
    track,
    // The file may have been deleted by its retention; a draft that waited on a device is published without it.
    source: source && isOwnPodcastFile(source, author.id) ? source : null,
  })
  await assertFirstMessageLimit(deps, author.id, row)
  const flagged = await checkPostTexts(deps, row)
  const mentions = await findMentions(deps, row)
  row.mentions = mentions.map(({ name }) => name)
  const { row: transcript, ...transcriptColumns } = await prepareTranscript(deps, row, {
    mode: input.mode,
    transcribe: input.transcribe,
    isOnByDefault: transcriptsOff?.offSince == null,
    language: row.language ?? language,
  })
  Object.assign(row, transcriptColumns)
  const post = withOwnSource(toOwnPostDto(row), row, author.id)
  try {
    const { events, notified } = await batch(db, {
      // Otherwise the message would be for the address's next owner.
      owner: ownerId === null ? null : assertAccountKept(db, ownerId),
      post: addPost(db, row),
      // Before everything that derives who receives it from the number.
      withheld: ownerId === null ? null : withholdMessage(db, row, ownerId),
      transcript: transcript && insertTranscript(db, transcript),
      connections: insertReplyConnections(db, row, input.parents),
      mentions: addMentions(db, row.id, mentions, row.createdAt),
      // After its connections: a reply is announced as a change of its parents.
      events: recordEvents(db, selectPostEventTargets('post.created', [row.id]), row.createdAt),
      fanout: beginFanout(db, row.id, row.createdAt),
      media: attachMedia(db, [row.mediaId, row.clipMediaId]),
      hubPing: queueHubPing(deps, row),
      key: saveKey(db, idempotencyKey, row.id, row.createdAt),
      message: await createMessageStatements(deps, author, row, parents),
      // After connections, mentions and the conversation, from which it derives its recipients; requests notify nobody.
      notifications: notifyPost(db, row.id, row.createdAt),
      notified: recordEvents(db, selectNotificationEventTargets(row.id, row.createdAt), row.createdAt),
      flag: createFlag(deps, flagged, { type: 'post', id: row.id }, { userId: author.id, title: row.title }),
    })
    return { post, events: [...events, ...notified], hasEmail: row.recipientEmail !== null }
  } catch (error) {
    if (ownerId !== null && !(await isAccountKept(db, ownerId)))
      return createPost(deps, author, publishInput, { isRecipientDeleted: true })
    const earlierPost = await resolveConflict(
      deps,
      idempotencyKey,
      author,
      { ...publishInput, knownOwlcast: owlcast, recipientId: row.recipientId },
      error,
    )
    return { post: earlierPost, events: [], hasEmail: false }
  }
}

function isOwnPodcastFile({ ownerId, fileName, state }: MediaRow, userId: string): boolean {
  return ownerId === userId && fileName !== null && state === 'stored'
}

/** Limits the number of clips from one episode (D31). */
async function assertClipLimit(deps: AppDeps, author: SessionUser, detail: Record<string, unknown>) {
  const key = findClipLimitKey(author.id, detail)
  if (key !== null) await assertRateLimit(deps, key, CLIPS_PER_EPISODE, 'originalUrl')
}

/**
 * Resolves the typed recipient and checks that it is still the one shown to the author. A match by display name must
 * have been confirmed, and a number is sent in the international form that was shown.
 */
async function resolveShownRecipient(
  deps: AppDeps,
  author: SessionUser,
  { recipient: typed, recipientId }: ParsedPost,
): Promise<Recipient | null> {
  if (typed === null) return null
  if (isNationalNumber(typed)) throw appError('recipient.phone_country', {}, 'recipient')
  const { recipient, shown } = await resolveRecipient(deps, author, typed)
  if (shown.form === 'displayName' && recipientId === null)
    throw appError('recipient.unconfirmed', {}, 'recipient')
  if (recipientId !== null && recipientId !== recipient.id)
    throw appError('recipient.changed', {}, 'recipient')
  const id = recipient.id ?? (await findMemberByAddress(deps.db, author.id, recipient))
  return { ...recipient, id }
}

type ConflictContext = PublishInput & { knownOwlcast: OwlcastRow | undefined; recipientId: string | null }

/** Batch failed: a concurrent duplicate, whose post is returned, a missing dependency, or a real error. */
async function resolveConflict(
  deps: AppDeps,
  idempotencyKey: IdempotencyKey,
  author: SessionUser,
  { input, viewer, knownOwlcast, recipientId }: ConflictContext,
  error: unknown,
): Promise<Post> {
  const { db, clock } = deps
  const parentIds = input.parents.map(({ id }) => id)
  const {
    saved,
    upload: [upload],
    clip: [clip],
    parents: parentRows,
    owlcast: [owlcast],
    locks,
  } = await batch(db, {
    saved: findKey(db, idempotencyKey),
    upload: findMediaById(db, input.mediaId ?? ''),
    clip: findMediaById(db, input.clipMediaId ?? ''),
    parents: findParentRows(db, viewer, clock.now(), parentIds),
    owlcast: findOwlcast(db, author, clock.now(), input.owlcastId ?? ''),
    locks: listReplyLocks(db, author.id, parentIds),
  })
  const earlier = findEarlierCreate(saved, idempotencyKey)
  if (earlier) return getPublishedPost(deps, author.id, earlier)
  assertInOwlcast(input, owlcast, orderParents(input, parentRows))
  assertReplyAllowed(locks)
  if (recipientId && !(await hasProfile(db, recipientId)))
    throw appError('recipient.deleted', {}, 'recipient')
  if (owlcast && knownOwlcast && isMorePublic(owlcast.visibility, knownOwlcast.visibility))
    throw appError('owlcast.visibility_changed', {}, 'owlcast')
  if (input.mediaId) assertUpload(upload, author, input)
  if (input.clipMediaId) assertClip(clip, author, input)
  throw error
}
