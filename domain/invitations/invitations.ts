/** Invitations to collaborate on a post (spec §3, §4; C20): their states and how they are shown. */
import { getKind, type Kind } from '../kinds'
import { formatEmail } from '../people/email'
import { detectRecipientForm } from '../people/recipients'
import { getShareLink } from '../share/share'

/** The stored statuses. Expiry is derived from the clock and needs no write. */
export const INVITATION_STATUSES = ['pending', 'accepted', 'declined', 'revoked'] as const
export type InvitationStatus = (typeof INVITATION_STATUSES)[number]

export const INVITATION_STATES = [...INVITATION_STATUSES, 'expired'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

type StoredInvitation = { status: InvitationStatus; expiresAt: number }

/** Returns the state of an invitation at `now`. */
export function getInvitationState({ status, expiresAt }: StoredInvitation, now: number): InvitationState {
  return status === 'pending' && expiresAt <= now ? 'expired' : status
}

/** Returns whether an invitation can still be accepted or declined. */
export function isInvitationOpen(invitation: StoredInvitation, now: number): boolean {
  return getInvitationState(invitation, now) === 'pending'
}

/**
 * Returns whether a user is the author or a collaborator of a post, who hear it in full (D22) and can record in it.
 */
export function isContributor(
  { author, collaborators }: { author: { id: string }; collaborators: readonly { id: string }[] },
  userId: string | undefined,
): boolean {
  return userId !== undefined && [author, ...collaborators].some(({ id }) => id === userId)
}

/** Returns whether links of this kind may carry an invitation (S2.1-06). */
export function hasInvitationLinks(kind: Kind): boolean {
  return getKind(kind).shareToken === 'invitation'
}

/** Returns the share link of the post with the invitation's token. */
export function createInvitationLink(
  origin: string,
  post: { kind: Kind; id: string },
  token: string,
): string {
  return `${getShareLink(origin, post.kind, post.id)}?invitation=${token}`
}

/**
 * Masks the invited identifier for a viewer who is not known to be the invited user: enough to recognize one's
 * address, too little to write to it. Usernames are public.
 */
export function maskIdentifier(identifier: string): string {
  const form = detectRecipientForm(identifier)
  if (form === 'username') return identifier
  if (form === 'phone') return `•••${identifier.slice(-2)}`
  const [local = '', host = ''] = formatEmail(identifier).split('@')
  return `${[...local][0] ?? ''}•••@${host}`
}

/**
 * The view of an opened invitation link. `mine`: the viewer is invited. `open`: for another user or a visitor.
 * `sent`: the viewer is the inviter. `accepted`: the viewer accepted it.
 */
export type InvitationPreview =
  | { status: 'mine'; inviter: string }
  | { status: 'open'; inviter: string; to: string; signedIn: boolean }
  | { status: 'accepted'; inviter: string }
  | { status: 'sent'; to: string }
  | { status: 'invalid' }
