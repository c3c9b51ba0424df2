/** Converts a draft to the request body that publishes it. The same draft always gives the same body. */

import { hasOwnPrice, parsePrice } from '../../../domain/billing/price'
import { canInviteCollaborators, listConfirmedInvitees } from '../../../domain/invitations/invitees'
import { canLevel, getKind, getMode } from '../../../domain/kinds'
import type { NewOwlcastInput } from '../../../domain/owlcasts/owlcasts.schema'
import { findConfirmedNumber } from '../../../domain/people/recipients'
import { toPublishedDetail } from '../../../domain/posts/details'
import {
  getOwlcast,
  getShownVisibility,
  hasPrivateParent,
  isPrivateDraft,
} from '../../../domain/posts/form-privacy'
import type { NewPost } from '../../../domain/posts/posts.schema'
import { canSetReplyPolicy } from '../../../domain/posts/reply-policy'
import { parseTypedTags } from '../../../domain/posts/tags'
import { hasTags, isAddressed } from '../../../domain/posts/validate-draft'
import type { DraftRecord } from '../store/draft-record'

/** `mediaId` is null for a track alone, `clipMediaId` without a podcast clip. */
export function toNewPost(
  draft: DraftRecord,
  mediaId: string | null,
  clipMediaId: string | null = null,
): NewPost {
  const { mode, form, trackId, peaks, pauses } = draft
  // Fields of another mode stay in the form and out of the post.
  const isReply = form.parents.length > 0
  const parentKinds = form.parents.map(({ type }) => type)
  const owlcastId = getOwlcast(draft)?.id ?? null
  const recipient = (isAddressed(mode) && (findConfirmedNumber(form) ?? form.recipient.trim())) || null
  return {
    mode,
    title: form.title.trim(),
    description: form.description.trim(),
    tags: hasTags({ mode, parentKinds }) ? parseTypedTags(form.tags) : [],
    mediaId,
    clipMediaId,
    sourceMediaId: clipMediaId && form.sourceId,
    peaks: peaks || null,
    // Music goes on in them.
    pauses: (canLevel(mode) && trackId === null && pauses) || null,
    trackId,
    parents: form.parents.map(({ id, connection, moment }) => ({
      id,
      type: connection,
      ...(moment ? { moment } : {}),
    })),
    recipient,
    recipientId: recipient && form.recipientId,
    // The server must not publish it for everyone if a parent or the owlcast was made public since it was chosen.
    isPrivate: isAddressed(mode) ? hasPrivateParent(draft) || form.isPrivate : null,
    shownVisibility: getShownVisibility(draft),
    owlcastId,
    replyPolicy: canSetReplyPolicy({ mode, isReply, owlcastId }) ? form.replyPolicy : undefined,
    priceCents: hasOwnPrice(mode, isReply) ? (parsePrice(form.price) ?? 0) : 0,
    collaborators: canInviteCollaborators({ mode, parentKinds })
      ? listConfirmedInvitees(form.collaborators, form.collaboratorNumbers)
      : [],
    language: form.language ?? undefined,
    transcribe: (isPrivateDraft(draft) ? form.transcribePrivate : form.transcribe) ?? undefined,
    detail: toPublishedDetail(mode, isReply, form.detail),
  }
}

/** The owlcast that a draft creates, named by its title; null if it belongs to one already, or is a reply. */
export function findNewOwlcast({ mode, form }: DraftRecord): NewOwlcastInput | null {
  const { kind } = getMode(mode)
  if (!getKind(kind).hasRecordings || form.owlcast || form.parents.length > 0) return null
  return {
    kind: kind as NewOwlcastInput['kind'],
    name: form.title.trim(),
    description: form.description.trim(),
    tags: parseTypedTags(form.tags),
    replyPolicy: form.replyPolicy,
  }
}
