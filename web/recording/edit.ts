/** Changes to a form. Whatever changes, it stays as private as it was, unless its author makes it public (S4-18). */
import type { Mode } from '../../domain/kinds'
import type { Track } from '../../domain/library/library.schema'
import { changeForm, hasBecomePrivate, placeParents, switchFormMode } from '../../domain/posts/form-privacy'
import type { Post } from '../../domain/posts/posts.schema'
import { isAddressed } from '../../domain/posts/validate-draft'
import { fetchOwnOwlcasts } from '../api/owlcasts/owlcasts.queries'
import type { ChosenParent, DraftForm } from '../drafts/store/draft-record'
import { createContent, createEditTime, type FormContent, getForm, updateForm } from './forms'

/** Changes fields of the form. It stays private unless its author makes it public, and in the conversation it answers. */
export function editForm(formId: string, changes: Partial<DraftForm>): void {
  const form = getForm(formId)
  if (form) edit(formId, changeForm(form, changes))
}

/** Switches the mode; its default tags (C15) come and go with it. What becomes a message is private. */
export function switchMode(formId: string, to: Mode): void {
  const before = getForm(formId)
  if (before && before.mode !== to) edit(formId, switchFormMode(before, to))
}

export function setTrack(formId: string, track: Track | null): void {
  edit(formId, { track })
}

function edit(formId: string, changes: Partial<FormContent>): void {
  const form = getForm(formId)
  if (form) updateForm(formId, { ...changes, editedAt: createEditTime(form) })
}

/** Adds to the form what a lookup found for it. Its author edited nothing: a later edit of another tab stays. */
export function completeForm(formId: string, changes: Partial<DraftForm>): void {
  const form = getForm(formId)
  if (form) updateForm(formId, { form: { ...form.form, ...changes } })
}

/** Confirms that its author sends the form as it is now: it is newer than what another tab has saved. */
export function confirmForm(formId: string): void {
  edit(formId, {})
}

/** Empties the form of a post that its author gives up; its mode stays. */
export function resetForm(formId: string): void {
  const form = getForm(formId)
  if (form) updateForm(formId, { ...createContent(form.mode), place: 'new', editedAt: 0, draftId: null })
}

/**
 * Changes the parents; a private one becomes the primary parent. A message, or a reply to a private post, stays private:
 * with none but public parents it is a message that needs a recipient. Returns whether it became a message, or a private
 * reply.
 */
export function chooseParents(formId: string, parents: ChosenParent[]): boolean {
  const before = getForm(formId)
  if (!before) return false
  editForm(formId, { parents: placeParents(before, parents) })
  return hasBecomePrivate(before, getForm(formId) ?? before)
}

/**
 * Turns a reply into a post of its own. A reply to a message becomes a message, whatever its mode: it was private, and its
 * form asks for a recipient.
 */
export function detachReply(formId: string): void {
  editForm(formId, { parents: [] })
}

/**
 * Removes a deleted post from the parents. A reply to a message becomes a message to its author; the form asks for a
 * recipient when none is known.
 */
export function withdrawReply(formId: string, { id, author }: Post, viewerId: string | undefined): void {
  const { parents = [] } = getForm(formId)?.form ?? {}
  editForm(formId, { parents: parents.filter((parent) => parent.id !== id) })
  const { mode, form } = getForm(formId) ?? {}
  if (mode && isAddressed(mode) && form?.recipient === '' && author.id !== viewerId)
    editForm(formId, {
      recipient: `@${author.username}`,
      recipientId: author.id,
      recipientName: author.displayName,
    })
}

/** Shows the visibility of the form's owlcast as it is now. Called once a refusal says that it is more public. */
export async function updateOwlcastVisibility(formId: string): Promise<void> {
  const shown = getForm(formId)?.form.owlcast
  const current = (await fetchOwnOwlcasts()).find(({ id }) => id === shown?.id)
  const { owlcast } = getForm(formId)?.form ?? {}
  if (owlcast && owlcast.id === current?.id)
    completeForm(formId, { owlcast: { ...owlcast, visibility: current.visibility } })
}
