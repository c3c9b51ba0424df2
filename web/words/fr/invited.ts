/** French texts for a share page opened from an invitation. */
import type * as English from '../invited'

export const INVITED: typeof English.INVITED = {
  heading: 'Invitation',
  invitedBy: (inviter) => `${inviter} t’a envoyé une invitation à participer.`,
  invitee: (masked) => `L’invitation est pour ${masked}.`,
  signInHint: 'Connecte-toi avec ce compte pour l’accepter.',
  accept: 'Accepter',
  accepted: (inviter) => `Tu participes maintenant avec ${inviter}.`,
  undo: 'Annuler',
  collaborationEnded: 'Tu ne participes plus.',
  ownInvitation: (to) => `Tu as envoyé cette invitation à ${to}. Elle n’est pas encore acceptée.`,
}
