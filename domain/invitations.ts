/** Invitations to work on a voice together (spec §3, §4; C20): the states they go through, and how they are shown. */
import { type Kind, kindOf } from './kinds'
import { recipientForm } from './recipients'
import { shareLink } from './share'

/** What is kept. That an invitation ran out is seen by the clock, so nothing has to happen at that moment. */
export const INVITATION_STATUSES = ['pending', 'accepted', 'declined', 'revoked'] as const
export type InvitationStatus = (typeof INVITATION_STATUSES)[number]

export const INVITATION_STATES = [...INVITATION_STATUSES, 'expired'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

type Kept = { status: InvitationStatus; expiresAt: number }

/** Where an invitation stands at a moment. */
export function invitationState({ status, expiresAt }: Kept, now: number): InvitationState {
  return status === 'pending' && expiresAt <= now ? 'expired' : status
}

/** Whether it still waits for an answer. */
export function isOpen(invitation: Kept, now: number): boolean {
  return invitationState(invitation, now) === 'pending'
}

/** Whether somebody made a post or works on it: they hear all of it (D22), and record in it. */
export function worksOn(
  { author, collaborators = [] }: { author: { id: string }; collaborators?: readonly { id: string }[] },
  personId: string | undefined,
): boolean {
  return personId !== undefined && [author, ...collaborators].some(({ id }) => id === personId)
}

/** Whether links of this kind may carry an invitation (S2.1-06). */
export function opensWithInvitation(kind: Kind): boolean {
  return kindOf(kind).shareToken === 'invitation'
}

/** Where an invitation leads: the voice itself, with the invitation's secret. */
export function invitationLink(origin: string, post: { kind: Kind; id: string }, token: string): string {
  return `${shareLink(origin, post.kind, post.id)}?invitation=${token}`
}

/** What the ids of invitations' links begin with; each mailed or handed over has one of its own. */
export const INVITATION_LINK = 'ivl'

/** Whether the link with this id carries an invitation. */
export function isInvitationLink(linkId: string): boolean {
  return linkId.startsWith(`${INVITATION_LINK}_`)
}

/**
 * Whom an invitation is for, for somebody who holds its link and is not known to be that person: enough to recognise
 * one's own address, and too little to write to it. Usernames are public.
 */
export function maskedIdentifier(identifier: string): string {
  const form = recipientForm(identifier)
  if (form === 'username') return identifier
  if (form === 'phone') return `•••${identifier.slice(-2)}`
  const [local = '', host = ''] = identifier.split('@')
  return `${[...local][0] ?? ''}•••@${host}`
}

/**
 * What the link of an invitation shows to whoever opened it. `mine` is for the person looking, `open` for somebody else
 * or for who is not signed in; `sent` is the inviter's own, `accepted` the looker's own yes.
 */
export type OpenedInvitation =
  | { is: 'mine'; inviter: string }
  | { is: 'open'; inviter: string; to: string; signedIn: boolean }
  | { is: 'accepted'; inviter: string }
  | { is: 'sent'; to: string }
  | { is: 'invalid' }
