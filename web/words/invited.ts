/** Texts for a share page opened from an invitation. */
import { defineMessages } from '../../domain/i18n'

export const INVITED = defineMessages('INVITED', {
  panel: 'Invitation',
  by: (inviter: string) => `You are invited to work on this by ${inviter}.`,
  to: (masked: string) => `The invitation is for ${masked}.`,
  signIn: 'Sign in as that person to accept it.',
  accept: 'Accept',
  accepted: (inviter: string) => `You work on this with ${inviter} now.`,
  undo: 'Undo',
  left: 'You do not work on this any more.',
  sent: (to: string) => `This is the invitation you sent to ${to}. It waits for them.`,
})
