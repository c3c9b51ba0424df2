/** Server-side validation before publishing (spec §5), on data the server read itself. */

import { isDeletedUserId } from '../../domain/account/account-deletion'
import { formatDollars, formatPriceRange, hasOwnPrice, isPrice } from '../../domain/billing/price'
import { isBelowCost } from '../../domain/billing/split-price'
import { appError } from '../../domain/errors/errors'
import { canInviteCollaborators } from '../../domain/invitations/invitees'
import { getKind, getMode, type Plan } from '../../domain/kinds'
import { isClipKey } from '../../domain/media/media'
import { isClipLength } from '../../domain/podcasts/podcast-clip'
import { findClipRange, hasClip, toPodcastDetail } from '../../domain/podcasts/podcasts'
import {
  type Audience,
  hasRecipient,
  NO_RECIPIENT,
  type Recipient,
  resolveAudience,
} from '../../domain/posts/audience'
import type { ParsedPost } from '../../domain/posts/posts.schema'
import { canSetReplyPolicy } from '../../domain/posts/reply-policy'
import { validateDraft } from '../../domain/posts/validate-draft'
import { isMorePublic } from '../../domain/posts/visibility-history'
import { assertScope } from '../http/bearer'
import type { MediaRow } from '../media/media.repo'
import type { OwlcastRow } from '../posts/owlcasts/owlcasts.repo'
import { assertMayChange } from '../posts/own-post.service'
import { type ParentRow, toRecipient } from '../posts/replies/replies.repo'
import type { SessionUser } from '../session-user'

/** Throws if a required field is missing or a field is not part of the mode. */
export function assertPublishable(
  input: ParsedPost,
  parents: readonly ParentRow[],
  { plan }: Pick<SessionUser, 'plan'>,
): void {
  const mode = getMode(input.mode)
  const isReply = parents.length > 0
  if (!mode.accepts.includes(isReply ? 'reply' : 'post')) throw appError('post.kind_unavailable')
  const parentKinds = parents.map(({ kind }) => kind)
  const [issue] = validateDraft({ ...input, parentKinds, hasAudio: input.mediaId !== null })
  if (issue) throw appError(issue.code, issue.params, issue.field)
  const isAddressed = mode.requires.includes('recipient')
  for (const [field, isForbidden] of [
    ['recipient', input.recipient !== null && !isAddressed],
    ['isPrivate', input.isPrivate !== null && !isAddressed],
    ['owlcastId', input.owlcastId !== null && !getKind(mode.kind).hasRecordings],
    ['sourceMediaId', input.sourceMediaId !== null && !hasClip(input.mode)],
    ['clipMediaId', input.clipMediaId !== null && !hasClip(input.mode)],
    ['replyPolicy', input.replyPolicy !== 'everyone' && !canSetReplyPolicy({ ...input, isReply })],
    ['collaborators', input.collaborators.length > 0 && !canInviteCollaborators({ ...input, parentKinds })],
  ] as const)
    if (isForbidden) throw appError('request.invalid', { reason: `${field}: not part of this kind` }, field)
  if (input.recipientId !== null && input.recipient === null)
    throw appError('request.invalid', { reason: 'recipientId: confirms a recipient' }, 'recipient')
  if (input.priceCents > 0 && !hasOwnPrice(input.mode, isReply))
    throw appError('request.invalid', { reason: 'priceCents: not part of this kind' }, 'price')
  assertPrice(input.priceCents, plan)
}

/** Throws for an invalid price, one that earns nothing, and for any price on the free plan (C5). */
export function assertPrice(cents: number, plan: Plan): void {
  if (cents > 0 && plan === 'free') throw appError('post.pro_required', {}, 'price')
  if (isBelowCost(cents))
    throw appError(
      'post.price_below_cost',
      { price: formatDollars(cents), min: formatPriceRange().min },
      'price',
    )
  if (!isPrice(cents)) throw appError('post.price_invalid', formatPriceRange(), 'price')
}

/**
 * Throws if a recording is outside an owlcast of its author, or if a reply to a members-only post is not a recording of
 * the same owlcast. Kinds with recordings keep them in an owlcast; everything else is a reply.
 */
export function assertInOwlcast(
  { owlcastId, mode }: ParsedPost,
  owlcast: OwlcastRow | undefined,
  parents: readonly ParentRow[],
): void {
  const { kind } = getMode(mode)
  const isMissing = getKind(kind).hasRecordings && parents.length === 0 && owlcastId === null
  const isElsewhere = owlcastId !== null && owlcast?.kind !== kind
  if (isMissing || isElsewhere) throw appError('owlcast.recording_not_added', {}, 'owlcast')
  const getOwlcastId = (parent: ParentRow) => parent.owlcastId ?? parent.id
  const [membersOnlyParent] = parents.filter(
    (row) => row.visibility === 'private' && !hasRecipient(toRecipient(row)),
  )
  if (membersOnlyParent && getOwlcastId(membersOnlyParent) !== owlcastId)
    throw appError('owlcast.members_only', {}, 'parents')
  if (owlcast && parents.some((parent) => getOwlcastId(parent) !== owlcast.id))
    throw appError('owlcast.parents_outside', {}, 'parents')
}

/** Throws if the upload is missing, not the author's, or of another mode. */
export function assertUpload(
  upload: MediaRow | undefined,
  author: Pick<SessionUser, 'id'>,
  { mode }: Pick<ParsedPost, 'mode'>,
): void {
  if (upload?.ownerId !== author.id || upload.mode !== mode || isClipKey(upload.key))
    throw appError('media.not_stored', {}, 'audio')
  if (upload.state === 'attached') throw appError('post.already_published')
  if (upload.state !== 'stored') throw appError('media.not_stored', {}, 'audio')
}

/** Throws if the clip is missing, not the author's, or does not match its range of the source. */
export function assertClip(
  upload: MediaRow | undefined,
  author: Pick<SessionUser, 'id'>,
  { mode, detail }: Pick<ParsedPost, 'mode' | 'detail'>,
): void {
  const range = findClipRange(toPodcastDetail(detail))
  if ((range !== null) !== hasClip(mode)) throw appError('podcast.clip_required', {}, 'clip')
  if (!range) return
  if (upload?.ownerId !== author.id || !isClipKey(upload.key)) throw appError('media.not_stored', {}, 'clip')
  if (upload.state === 'attached') throw appError('post.already_published')
  if (upload.state !== 'stored') throw appError('media.not_stored', {}, 'clip')
  if (!isClipLength(range, upload.seconds ?? 0)) throw appError('media.invalid', {}, 'clip')
}

/** Throws if an owlcast, or a post of one, was made more public since the author saw it. Others never are. */
function assertAsPrivateAsShown(
  { visibility }: Pick<Audience, 'visibility'>,
  { shownVisibility, owlcastId }: ParsedPost,
): void {
  if (shownVisibility !== null && isMorePublic(visibility, shownVisibility))
    throw appError('owlcast.visibility_changed', {}, owlcastId === null ? 'parents' : 'owlcast')
}

/** Resolves visibility and recipient, or throws. */
export function getAudience(
  author: SessionUser,
  input: ParsedPost,
  recipient: Recipient | null,
  parents: readonly ParentRow[],
  isUnlisted: boolean,
  owlcast: OwlcastRow | undefined,
): Audience {
  if (owlcast) {
    assertMayChange(author, owlcast)
    assertAsPrivateAsShown(owlcast, input)
    return { visibility: owlcast.visibility, recipient: NO_RECIPIENT }
  }
  const audience = resolveAudience({
    kind: getMode(input.mode).kind,
    authorId: author.id,
    recipient,
    isPrivate: input.isPrivate,
    isUnlisted,
    parents: parents.map((row) => ({ ...row, recipient: toRecipient(row) })),
  })
  if ('code' in audience) throw appError(audience.code, {}, audience.field)
  assertAsPrivateAsShown(audience, input)
  // A reply in any mode answers a message.
  if (audience.visibility === 'private' || hasRecipient(audience.recipient))
    assertScope(author.scopes, 'messages:write')
  if (isDeletedUserId(audience.recipient.id ?? '')) throw appError('recipient.deleted', {}, 'recipient')
  return audience
}
