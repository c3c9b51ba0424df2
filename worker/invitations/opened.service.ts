/** Preview of an invitation link. Does not use the link up: email scanners open every link. */
import { isOpen, maskedIdentifier, type OpenedInvitation } from '../../domain/invitations'
import type { Viewer } from '../auth/session'
import { hashToken } from '../auth/token'
import type { Tools } from '../context'
import { isAcceptedBy, isAddressedTo } from './answers.service'
import { invitationBy, inviterOf } from './invitations.repo'

/** State of the invitation behind a token, as far as this viewer may know it. All closed states look the same. */
export async function openedInvitation(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  viewer: Viewer | null,
  postId: string,
  token: string,
): Promise<OpenedInvitation> {
  const row = await invitationBy(db, { tokenHash: await hashToken(token) })
  if (row?.postId !== postId) return { is: 'invalid' }
  const open = isOpen(row, clock.now())
  if (viewer && row.inviterId === viewer.id)
    return open ? { is: 'sent', to: row.identifier } : { is: 'invalid' }
  const inviter = await inviterOf(db, row)
  if (viewer && isAcceptedBy(row, viewer)) return { is: 'accepted', inviter }
  if (!open) return { is: 'invalid' }
  if (viewer && isAddressedTo(row, viewer)) return { is: 'mine', inviter }
  return { is: 'open', inviter, to: maskedIdentifier(row.identifier), signedIn: viewer !== null }
}
