/** Texts for inviting collaborators, and being invited. */
import { defineMessages } from '../../domain/i18n/i18n'
import type { InvitationState } from '../../domain/invitations/invitations'

export const INVITATIONS = defineMessages('INVITATIONS', {
  add: 'Add Collaborator',
  invite: 'Invite collaborators',
  addTo: (title: string) => `Add Collaborator to ${title}`,
  placeholder: '@username or email',
  send: 'Send',
  cancel: 'Cancel',
  sent: (name: string) => `Invitation sent to ${name}!`,
  /** D34 */
  sentCount: (sent: number, all: number) => `${sent} of ${all} invitations sent`,
  allSent: (count: number) => (count === 1 ? '1 invitation sent.' : `${count} invitations sent.`),
  notSent: (to: string) => `Not sent to ${to}`,
  retry: 'Retry',
  done: 'Done',
  viewInvited: 'See who’s invited',
  shareLink: (name: string) => `We can’t email ${name}. Send them this link yourself:`,
  link: 'Invitation link',
  copy: 'Copy link',
  copied: 'Link copied to clipboard!',

  listTitle: 'Collaborators',
  listEmpty: 'You haven’t invited anyone yet.',
  listFailed: 'We couldn’t load the invitations.',
  revoke: 'Revoke',
  revokeLabel: (name: string) => `Revoke the invitation for ${name}`,
  remove: 'Remove',
  removeLabel: (name: string) => `Remove ${name}`,
  revoked: (name: string) => `${name} is no longer invited.`,
  removed: (name: string) => `${name} is no longer a collaborator.`,

  heading: 'Invitations',
  invitedBy: (inviter: string) => `${inviter} invited you to collaborate`,
  pendingCount: (count: number) => (count === 1 ? 'You have 1 invitation' : `You have ${count} invitations`),
  view: 'View',
  dismiss: 'Not now',
  postBy: (title: string, username: string) => `“${title}” by @${username}`,
  listen: (title: string) => `Listen to ${title}`,
  accept: 'Accept',
  acceptLabel: (title: string) => `Accept: ${title}`,
  decline: 'Decline',
  declineLabel: (title: string) => `Decline: ${title}`,
  accepted: (title: string) => `You’re now a collaborator on “${title}”.`,
  declined: 'Invitation declined.',
  undo: 'Undo',
  collaborationEnded: (title: string) => `You’re no longer a collaborator on “${title}”.`,
})

export const INVITATION_STATE_WORDS = defineMessages<Record<InvitationState, string>>(
  'INVITATION_STATE_WORDS',
  {
    pending: 'Invited',
    accepted: 'Collaborator',
    declined: 'Declined',
    revoked: 'Revoked',
    expired: 'Expired',
  },
)
