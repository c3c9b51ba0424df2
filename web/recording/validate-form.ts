/** Validates the form of a recording. Tags are typed as one text and parsed by `domain/posts/tags`. */

import { findPriceIssue, hasOwnPrice } from '../../domain/billing/price'
import type { ValidationIssue } from '../../domain/errors/validation-issue'
import { canInviteCollaborators, validateInvitees } from '../../domain/invitations/invitees'
import type { Mode } from '../../domain/kinds'
import { toPublishedDetail } from '../../domain/posts/details'
import { getOwlcast, isRecipientRequired } from '../../domain/posts/form-privacy'
import { parseTypedTags } from '../../domain/posts/tags'
import { type Draft, isAddressed, validateDraft } from '../../domain/posts/validate-draft'
import { isInvisible } from '../../domain/text/text'
import type { DraftForm } from '../drafts/store/draft-record'

/** The error fields that a change affects: a script is the description, and details have their own names. */
export function listChangedFields({ detail, ...changes }: Partial<DraftForm>): string[] {
  const script = changes.description === undefined ? [] : ['script']
  return [...Object.keys(changes), ...script, ...Object.keys(detail ?? {})]
}

/** Validation issues that block publishing, in the order of the fields. */
export function validateRecordForm(
  mode: Mode,
  form: DraftForm,
  trackId: string | null,
  hasAudio: boolean,
): ValidationIssue[] {
  const draft: Draft = {
    mode,
    title: form.title,
    description: form.description,
    tags: parseTypedTags(form.tags),
    hasAudio,
    trackId,
    parentKinds: form.parents.map(({ type }) => type),
    recipient: form.recipient || null,
    owlcastId: getOwlcast({ mode, form })?.id ?? null,
    detail: toPublishedDetail(mode, form.parents.length > 0, form.detail),
  }
  const isReply = form.parents.length > 0
  const isRecipientMissing =
    isReply && isAddressed(mode) && isRecipientRequired(form) && isInvisible(form.recipient)
  const priceIssue = hasOwnPrice(mode, isReply) ? findPriceIssue(form.price) : null
  return [
    ...(isRecipientMissing ? [{ code: 'post.recipient_required' as const, field: 'recipient' }] : []),
    ...validateDraft(draft),
    ...(canInviteCollaborators(draft) ? validateInvitees(form.collaborators, 'collaborators') : []),
    ...(priceIssue ? [priceIssue] : []),
  ]
}
