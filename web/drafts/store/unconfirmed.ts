/** People of a draft whose author has not seen yet who they are. */
import { canInviteCollaborators, hasUnconfirmedNumber } from '../../../domain/invitations/invitees'
import { isUnconfirmed } from '../../../domain/messages/recipients'
import { isAddressed } from '../../../domain/posts/publish'
import type { DraftRecord } from './draft-record'

/**
 * Returns the field of a recipient, or of a collaborator's number without its country code, that has not been shown to
 * the author; null if there is none. Other collaborators are named in full.
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
