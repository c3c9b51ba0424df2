/** Publishing (spec §3, §4, §5): validates again, then writes everything in one batch. */
import type { Recipient } from '../../domain/audience'
import { fail } from '../../domain/errors'
import { CLIPS_PER_EPISODE, TRACK_MESSAGES } from '../../domain/limits'
import type { LiveEvent } from '../../domain/live'
import { isMoreOpen } from '../../domain/openness'
import { bringsClip } from '../../domain/podcasts'
import type { Post, PublishedPost } from '../../domain/posts.schema'
import type { Viewer } from '../auth/session'
import type { Tools } from '../context'
import { earlierAnswer, keepAnswer, type Once, onceOf, replayed } from '../http/idempotency'
import { allow } from '../http/rate-limit'
import { inviteCollaborators } from '../invitations/invite-collaborators.service'
import { trackById } from '../library/library.repo'
import { recordEvents } from '../live/events.repo'
import { attach, type MediaRow, mediaById } from '../media/media.repo'
import { messageStatements, refuseTooManyFirst } from '../messages/new-message.service'
import type { Country } from '../recipients/phone-number'
import { settleRecipient } from '../recipients/recipients.service'
import { settledDetail } from './details'
import { concerned } from './events.repo'
import {
  inOrder,
  refuseClip,
  refuseLocked,
  refuseOutside,
  refuseUnfit,
  refuseUpload,
  settledAudience,
} from './fitness'
import { addMentions } from './mentions.repo'
import { mentionedIn } from './mentions.service'
import { memberBehind } from './messages.repo'
import { newPostRow } from './new-post-row'
import { type OwlcastRow, owlcastOf } from './owlcasts.repo'
import { postOfOwn, withOwnSource } from './post-row'
import { addPost, anyPost } from './posts.repo'
import type { ParsedPost } from './posts.routes'
import { locksOf } from './repliers.repo'
import { findAnswered, tieToParents } from './replies.repo'
import { beginFanout, tellOfPost, toldOf } from './telling.repo'
import type { Looker } from './visible-posts'

/** `hasEmail`: an email waits in the outbox. */
type Created = { post: Post; events: LiveEvent[]; hasEmail: boolean }
export type Published = PublishedPost & Created
type Answer = { post: Post }
/** `viewer`: the author including what their browser opened by link, which they may reply to. */
type Asked = { input: ParsedPost; key: string; country: Country; viewer: Looker }

/**
 * Publishes once per idempotency key, then invites collaborators. A failed invitation is reported in the result and
 * rejects nothing.
 */
export async function publishPost(tools: Tools, author: Viewer, asked: Asked): Promise<Published> {
  const created = await createPost(tools, author, asked)
  const { invitations, events } = await inviteCollaborators(tools, author, {
    postId: created.post.id,
    invitees: asked.input.collaborators,
    country: asked.country,
  })
  const hasEmail = created.hasEmail || invitations.length > 0
  return { post: created.post, invitations, events: [...created.events, ...events], hasEmail }
}

/** Creates the post. A repeated call returns the first response without events. */
async function createPost(tools: Tools, author: Viewer, asked: Asked): Promise<Created> {
  const { db, clock } = tools
  const { input, key, country, viewer } = asked
  const once = await onceOf(author.id, key, input)
  const parentIds = input.parents.map(({ id }) => id)
  const [answers, [upload], [clip], [source], [track], found, [owlcast], locks] = await db
    .batch([
      earlierAnswer(db, once),
      mediaById(db, input.mediaId ?? ''),
      mediaById(db, input.clipMediaId ?? ''),
      mediaById(db, input.sourceMediaId ?? ''),
      trackById(db, input.trackId ?? ''),
      findAnswered(db, viewer, clock.now(), parentIds),
      owlcastOf(db, author.id, clock.now(), input.owlcastId ?? ''),
      locksOf(db, author.id, parentIds),
      anyPost(db),
    ])
    .catch((error: unknown) => {
      throw fail('post.table_unreachable', {}, undefined, error)
    })
  const earlier = replayed<Answer>(answers, once)
  if (earlier) return { ...earlier, events: [], hasEmail: false }
  const parents = inOrder(input, found)
  refuseUnfit(input, parents, author)
  refuseOutside(input, owlcast, parents)
  refuseLocked(locks)
  if (input.mediaId) refuseUpload(upload, author, input)
  else if (!track) throw fail('post.sound_or_track_required', {}, 'audio')
  else if (!(await allow(tools, `track-message|${author.id}`, TRACK_MESSAGES)))
    throw fail('request.rate_limited')
  if (input.clipMediaId || bringsClip(input.mode)) refuseClip(clip, author, input)
  const kindDetail = settledDetail(input)
  if (input.clipMediaId) await refuseRepeated(tools, author, kindDetail.detail)
  const recipient = await recipientAsShown(tools, author, input, country)
  const audience = settledAudience(author, input, recipient, parents, kindDetail.isUnlisted, owlcast)
  const row = newPostRow(tools, author, input, {
    audience,
    parents,
    owlcast,
    kindDetail,
    seconds: upload?.seconds ?? 0,
    track,
    // The file may have been deleted by its retention; a draft that waited on a device is published without it.
    source: source && isPodcastFileOf(source, author.id) ? source : null,
  })
  await refuseTooManyFirst(tools, author.id, row)
  const mentions = await mentionedIn(tools, row)
  row.mentions = mentions.map(({ name }) => name)
  const post = withOwnSource(postOfOwn(row), row, author.id)
  try {
    const results = await db.batch([
      addPost(db, row),
      tieToParents(db, row, input.parents),
      addMentions(db, row.id, mentions, row.createdAt),
      // After its connections: a reply is announced as a change of its parents.
      recordEvents(db, concerned('post.created', [row.id]), row.createdAt),
      beginFanout(db, row.id, row.createdAt),
      attach(db, [row.mediaId, row.clipMediaId]),
      keepAnswer(db, once, 201, { post }, row.createdAt),
      ...(await messageStatements(tools, author, row, parents)),
      // After connections, mentions and the conversation, from which it derives its recipients; requests notify nobody.
      tellOfPost(db, row.id, row.createdAt),
      recordEvents(db, toldOf(row.id, row.createdAt), row.createdAt),
    ])
    const events = [...results[3], ...lastOf(results)]
    return { post, events, hasEmail: row.recipientEmail !== null }
  } catch (error) {
    const answer = await answerOfTheOther(tools, once, author, { ...asked, knownOwlcast: owlcast }, error)
    return { ...answer, events: [], hasEmail: false }
  }
}

function isPodcastFileOf({ ownerId, fileName, state }: MediaRow, personId: string): boolean {
  return ownerId === personId && fileName !== null && state === 'stored'
}

/** Result of the last statement of a batch. */
function lastOf<T>(results: readonly [...unknown[], T]): T {
  return results[results.length - 1] as T
}

/** Limits the number of clips from one episode (D31). */
async function refuseRepeated(tools: Tools, author: Viewer, { originalUrl }: Record<string, unknown>) {
  if (typeof originalUrl !== 'string') return
  const { origin, pathname, search } = new URL(originalUrl)
  const key = `clips|${author.id}|${origin}${pathname}${search}`
  if (!(await allow(tools, key, CLIPS_PER_EPISODE))) throw fail('request.rate_limited', {}, 'originalUrl')
}

/**
 * Resolves the typed recipient and checks that it is still the one shown to the author. A match by display name must
 * have been confirmed.
 */
async function recipientAsShown(
  tools: Tools,
  author: Viewer,
  { recipient: typed, recipientId }: ParsedPost,
  country: Country,
): Promise<Recipient | null> {
  if (typed === null) return null
  const { recipient, isByDisplayName } = await settleRecipient(tools, author, typed, country)
  if (isByDisplayName && recipientId === null) throw fail('recipient.unconfirmed', {}, 'recipient')
  if (recipientId !== null && recipientId !== recipient.id) throw fail('recipient.changed', {}, 'recipient')
  const id = recipient.id ?? (await memberBehind(tools.db, author.id, recipient))
  return { ...recipient, id }
}

/** Batch failed: concurrent duplicate, missing dependency, or real error. */
async function answerOfTheOther(
  { db, clock }: Tools,
  once: Once,
  author: Viewer,
  { input, viewer, knownOwlcast }: Asked & { knownOwlcast: OwlcastRow | undefined },
  error: unknown,
): Promise<Answer> {
  const parentIds = input.parents.map(({ id }) => id)
  const [answers, [upload], [clip], found, [owlcast], locks] = await db.batch([
    earlierAnswer(db, once),
    mediaById(db, input.mediaId ?? ''),
    mediaById(db, input.clipMediaId ?? ''),
    findAnswered(db, viewer, clock.now(), parentIds),
    owlcastOf(db, author.id, clock.now(), input.owlcastId ?? ''),
    locksOf(db, author.id, parentIds),
  ])
  const earlier = replayed<Answer>(answers, once)
  if (earlier) return earlier
  refuseOutside(input, owlcast, inOrder(input, found))
  refuseLocked(locks)
  if (owlcast && knownOwlcast && isMoreOpen(owlcast.visibility, knownOwlcast.visibility))
    throw fail('owlcast.opened', {}, 'owlcast')
  if (input.mediaId) refuseUpload(upload, author, input)
  if (input.clipMediaId) refuseClip(clip, author, input)
  throw error
}
