/** Texts for a share page opened from an invitation. */
import { defineMessages } from '../../domain/i18n'

export const INVITED = defineMessages('INVITED', {
  panel: 'Invitation',
  by: (inviter: string) => `${inviter} invited you to collaborate.`,
  to: (masked: string) => `The invitation is for ${masked}.`,
  signIn: 'Sign in with that account to accept it.',
  accept: 'Accept',
  accepted: (inviter: string) => `You’re now a collaborator with ${inviter}.`,
  undo: 'Undo',
  left: 'You’re no longer a collaborator.',
  sent: (to: string) => `You sent this invitation to ${to}. They haven’t accepted it yet.`,
})
