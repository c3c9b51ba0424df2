/** Texts for a share page opened from an invitation. */
import { defineMessages } from '../../domain/i18n/i18n'

export const INVITED = defineMessages('INVITED', {
  heading: 'Invitation',
  invitedBy: (inviter: string) => `${inviter} invited you to collaborate.`,
  invitee: (masked: string) => `The invitation is for ${masked}.`,
  signInHint: 'Sign in with that account to accept it.',
  accept: 'Accept',
  accepted: (inviter: string) => `You’re now a collaborator with ${inviter}.`,
  undo: 'Undo',
  collaborationEnded: 'You’re no longer a collaborator.',
  ownInvitation: (to: string) => `You sent this invitation to ${to}. They haven’t accepted it yet.`,
})
