/** Server-side validation before publishing (spec §5), on data the server read itself. */
import { type Audience, audienceOf, isSomeone, NOBODY, type Recipient } from '../../domain/audience'
import { isStandIn } from '../../domain/erasure'
import { fail } from '../../domain/errors'
import { takesCollaborators } from '../../domain/invitees'
import { kindOf, modeOf, type Plan } from '../../domain/kinds'
import { isClipKey } from '../../domain/media'
import { hasOwnPrice, isPrice, priceRange } from '../../domain/paywall'
import { lastsAsLong } from '../../domain/podcast-clip'
import { bringsClip, podcastOf, rangeOf } from '../../domain/podcasts'
import { missing } from '../../domain/publish'
import { choosesReplies } from '../../domain/replies-from'
import type { Viewer } from '../auth/session'
import type { MediaRow } from '../media/media.repo'
import type { OwlcastRow } from './owlcasts.repo'
import type { ParsedPost } from './posts.routes'
import type { LockRow } from './repliers.repo'
import { type AnsweredRow, recipientOf } from './replies.repo'

/** The parents in the order of the draft. Throws if one is missing, not visible or repeated. */
export function inOrder(
  { parents }: Pick<ParsedPost, 'parents'>,
  found: readonly AnsweredRow[],
): AnsweredRow[] {
  if (new Set(parents.map(({ id }) => id)).size < parents.length)
    throw fail('request.invalid', { reason: 'parents: each only once' }, 'parents')
  return parents.map(({ id }) => {
    const row = found.find((one) => one.id === id)
    if (!row) throw fail('post.not_found', {}, 'parents')
    return row
  })
}

/** Throws if a required field is missing or a field is not part of the mode. */
export function refuseUnfit(
  input: ParsedPost,
  parents: readonly AnsweredRow[],
  { plan }: Pick<Viewer, 'plan'>,
): void {
  const mode = modeOf(input.mode)
  const isReply = parents.length > 0
  if (!mode.accepts.includes(isReply ? 'reply' : 'post')) throw fail('post.kind_unavailable')
  const parentKinds = parents.map(({ kind }) => kind)
  const [lack] = missing({ ...input, parentKinds, hasAudio: input.mediaId !== null })
  if (lack) throw fail(lack.code, lack.params, lack.field)
  const addressed = mode.requires.includes('recipient')
  for (const [field, given] of [
    ['recipient', input.recipient !== null && !addressed],
    ['isPrivate', input.isPrivate !== null && !addressed],
    ['owlcastId', input.owlcastId !== null && !kindOf(mode.kind).hasRecordings],
    ['sourceMediaId', input.sourceMediaId !== null && !bringsClip(input.mode)],
    ['clipMediaId', input.clipMediaId !== null && !bringsClip(input.mode)],
    ['repliesFrom', input.repliesFrom !== 'everyone' && !choosesReplies({ ...input, isReply })],
    ['collaborators', input.collaborators.length > 0 && !takesCollaborators({ ...input, parentKinds })],
  ] as const)
    if (given) throw fail('request.invalid', { reason: `${field}: not part of this kind` }, field)
  if (input.priceCents > 0 && !hasOwnPrice(input.mode, isReply))
    throw fail('request.invalid', { reason: 'priceCents: not part of this kind' }, 'price')
  refusePrice(input.priceCents, plan)
}

/** Throws for an invalid price, and for any price on the free plan (C5). */
export function refusePrice(cents: number, plan: Plan): void {
  if (cents > 0 && plan === 'free') throw fail('post.pro_required', {}, 'price')
  if (!isPrice(cents)) throw fail('post.price_invalid', priceRange(), 'price')
}

/**
 * Throws if a recording is outside an owlcast of its author, or if a reply to a members-only post is not a recording of
 * the same owlcast. Kinds with recordings keep them in an owlcast; everything else is a reply.
 */
export function refuseOutside(
  { owlcastId, mode }: ParsedPost,
  owlcast: OwlcastRow | undefined,
  parents: readonly AnsweredRow[],
): void {
  const { kind } = modeOf(mode)
  const isMissing = kindOf(kind).hasRecordings && parents.length === 0 && owlcastId === null
  const isElsewhere = owlcastId !== null && owlcast?.kind !== kind
  if (isMissing || isElsewhere) throw fail('owlcast.recording_not_added', {}, 'owlcast')
  const castOf = (parent: AnsweredRow) => parent.owlcastId ?? parent.id
  const [inner] = parents.filter((row) => row.visibility === 'private' && !isSomeone(recipientOf(row)))
  if (inner && castOf(inner) !== owlcastId) throw fail('owlcast.members_only', {}, 'parents')
  if (owlcast && parents.some((parent) => castOf(parent) !== owlcast.id))
    throw fail('owlcast.parents_elsewhere', {}, 'parents')
}

/** Throws if the thread restricts replies to others. */
export function refuseLocked([lock]: readonly LockRow[]): void {
  if (lock) throw fail('reply.not_allowed', { from: lock.from, name: lock.by }, 'parents')
}

/** Throws if the upload is missing, not the author's, or of another mode. */
export function refuseUpload(upload: MediaRow | undefined, author: Viewer, { mode }: ParsedPost): void {
  if (upload?.ownerId !== author.id || upload.mode !== mode || isClipKey(upload.key))
    throw fail('media.not_stored', {}, 'audio')
  if (upload.state === 'attached') throw fail('post.already_published')
  if (upload.state !== 'stored') throw fail('media.not_stored', {}, 'audio')
}

/** Throws if the clip is missing, not the author's, or does not match its range of the source. */
export function refuseClip(upload: MediaRow | undefined, author: Viewer, { mode, detail }: ParsedPost): void {
  const range = rangeOf(podcastOf(detail))
  if ((range !== null) !== bringsClip(mode)) throw fail('podcast.clip_required', {}, 'clip')
  if (!range) return
  if (upload?.ownerId !== author.id || !isClipKey(upload.key)) throw fail('media.not_stored', {}, 'clip')
  if (upload.state === 'attached') throw fail('post.already_published')
  if (upload.state !== 'stored') throw fail('media.not_stored', {}, 'clip')
  if (!lastsAsLong(range, upload.seconds ?? 0)) throw fail('media.invalid', {}, 'clip')
}

/** Resolves visibility and recipient, or throws. */
export function settledAudience(
  author: Viewer,
  input: ParsedPost,
  recipient: Recipient | null,
  parents: readonly AnsweredRow[],
  isUnlisted: boolean,
  owlcast: OwlcastRow | undefined,
): Audience {
  if (owlcast) return { visibility: owlcast.visibility, recipient: NOBODY }
  const audience = audienceOf({
    kind: modeOf(input.mode).kind,
    authorId: author.id,
    recipient,
    isPrivate: input.isPrivate,
    isUnlisted,
    parents: parents.map((row) => ({ ...row, recipient: recipientOf(row) })),
  })
  if ('code' in audience) throw fail(audience.code, {}, audience.field)
  if (isStandIn(audience.recipient.id ?? '')) throw fail('recipient.left', {}, 'recipient')
  return audience
}
