/** People of a draft whom its author has not confirmed. */
import { canInviteCollaborators, hasUnconfirmedNumber } from '../../../domain/invitations/invitees'
import { isUnconfirmed } from '../../../domain/people/recipients'
import { isAddressed } from '../../../domain/posts/validate-draft'
import type { DraftRecord } from './draft-record'

/**
 * Returns the field of a recipient, or of a collaborator's number without its country code, that the author has not
 * confirmed; null if there is none. The server refuses other collaborators that are not named in full.
 */
export function findUnconfirmedField({
  mode,
  form,
}: Pick<DraftRecord, 'mode' | 'form'>): 'recipient' | 'collaborators' | null {
  if (isAddressed(mode) && isUnconfirmed(form)) return 'recipient'
  const parentKinds = form.parents.map(({ type }) => type)
  const { collaborators = '', collaboratorNumbers } = form
  const isInviting = canInviteCollaborators({ mode, parentKinds })
  return isInviting && hasUnconfirmedNumber(collaborators, collaboratorNumbers) ? 'collaborators' : null
}
