/** Texts for inviting collaborators, and being invited. */
import { defineMessages } from '../../domain/i18n'
import type { InvitationState } from '../../domain/invitations'

export const INVITATIONS = defineMessages('INVITATIONS', {
  add: 'Add Collaborator',
  invite: 'Invite collaborators',
  addTo: (title: string) => `Add Collaborator to ${title}`,
  placeholder: '@username or email',
  send: 'Send',
  cancel: 'Cancel',
  sent: (name: string) => `Invitation sent to ${name}!`,
  /** D34 */
  sentOf: (sent: number, all: number) => `${sent} of ${all} invitations sent`,
  allSent: (count: number) => (count === 1 ? '1 invitation sent.' : `${count} invitations sent.`),
  notSent: (to: string) => `Not sent to ${to}`,
  retry: 'Retry',
  done: 'Done',
  who: 'Who is invited',
  handOver: (name: string) => `${name} gets no mail from us. Hand this link over yourself:`,
  link: 'Invitation link',
  copy: 'Copy link',
  copied: 'Link copied to clipboard!',

  listTitle: 'Collaborators',
  listEmpty: 'Nobody is invited yet.',
  listFailed: 'The invitations could not be loaded.',
  revoke: 'Revoke',
  revokeLabel: (name: string) => `Revoke the invitation of ${name}`,
  remove: 'Remove',
  removeLabel: (name: string) => `Remove ${name}`,
  revoked: (name: string) => `${name} is no longer invited.`,
  removed: (name: string) => `${name} no longer works on this.`,

  panel: 'Invitations',
  invites: (inviter: string) => `${inviter} invites you to work together`,
  waiting: (count: number) =>
    count === 1 ? '1 invitation waits for you' : `${count} invitations wait for you`,
  view: 'View',
  later: 'Not now',
  on: (title: string, username: string) => `“${title}” by @${username}`,
  listen: (title: string) => `Listen to ${title}`,
  accept: 'Accept',
  acceptLabel: (title: string) => `Accept: ${title}`,
  decline: 'Decline',
  declineLabel: (title: string) => `Decline: ${title}`,
  accepted: (title: string) => `You work on “${title}” now.`,
  declined: 'Invitation declined.',
  undo: 'Undo',
  left: (title: string) => `You do not work on “${title}” any more.`,
})

export const INVITATION_STATE_WORDS = defineMessages<Record<InvitationState, string>>(
  'INVITATION_STATE_WORDS',
  {
    pending: 'Waiting for an answer',
    accepted: 'Works on this',
    declined: 'Declined',
    revoked: 'Revoked',
    expired: 'Expired',
  },
)
