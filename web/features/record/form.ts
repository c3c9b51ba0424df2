/** Validates the form of a recording. Tags are typed as one text and parsed by `domain/tags`. */
import { detailFor } from '../../../domain/details'
import { takesCollaborators, validateInvitees } from '../../../domain/invitees'
import type { Mode } from '../../../domain/kinds'
import { centsOf, hasOwnPrice, priceRange } from '../../../domain/paywall'
import { type Draft, type Lack, missing } from '../../../domain/publish'
import { typedTags } from '../../../domain/tags'
import type { DraftForm } from '../../audio/draft-record'

/** The error fields that a change affects: a script is the description, and details have their own names. */
export function fieldsOf({ detail, ...changes }: Partial<DraftForm>): string[] {
  const script = changes.description === undefined ? [] : ['script']
  return [...Object.keys(changes), ...script, ...Object.keys(detail ?? {})]
}

/** Validation issues that block publishing, in the order of the fields. */
export function lacksOf(mode: Mode, form: DraftForm, trackId: string | null, hasAudio: boolean): Lack[] {
  const draft: Draft = {
    mode,
    title: form.title,
    description: form.description,
    tags: typedTags(form.tags),
    hasAudio,
    trackId,
    parentKinds: form.parents.map(({ type }) => type),
    recipient: form.recipient || null,
    owlcastId: form.owlcast?.id ?? null,
    detail: detailFor(mode, form.parents.length > 0, form.detail),
  }
  const isReply = form.parents.length > 0
  const isPriced = !hasOwnPrice(mode, isReply) || centsOf(form.price) !== null
  return [
    ...missing(draft),
    ...(takesCollaborators(draft) ? validateInvitees(form.collaborators ?? '', 'collaborators') : []),
    ...(isPriced ? [] : [{ code: 'post.price_invalid' as const, field: 'price', params: priceRange() }]),
  ]
}
