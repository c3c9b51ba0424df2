/** Preview of an invitation link. Does not use the link up: email scanners open every link. */
import {
  type InvitationPreview,
  isInvitationOpen,
  maskIdentifier,
} from '../../domain/invitations/invitations'
import { formatEmail } from '../../domain/people/email'
import type { AppDeps } from '../context'
import type { SessionUser } from '../session-user'
import { hashToken } from '../tools/token'
import { findInvitation, getInviterName } from './invitations.repo'
import { isAcceptedBy, isAddressedTo } from './respond.service'

/** State of the invitation behind a token, as far as this viewer may know it. All closed states look the same. */
export async function getInvitationPreview(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  viewer: SessionUser | null,
  postId: string,
  token: string,
): Promise<InvitationPreview> {
  const row = await findInvitation(db, { tokenHash: await hashToken(token) })
  if (row?.postId !== postId) return { status: 'invalid' }
  const isPending = isInvitationOpen(row, clock.now())
  if (viewer && row.inviterId === viewer.id)
    return isPending ? { status: 'sent', to: formatEmail(row.identifier) } : { status: 'invalid' }
  const inviter = await getInviterName(db, row)
  if (viewer && isAcceptedBy(row, viewer)) return { status: 'accepted', inviter }
  if (!isPending) return { status: 'invalid' }
  if (viewer && isAddressedTo(row, viewer)) return { status: 'mine', inviter }
  return { status: 'open', inviter, to: maskIdentifier(row.identifier), signedIn: viewer !== null }
}
