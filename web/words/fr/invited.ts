/** French texts for a share page opened from an invitation. */
import type * as English from '../invited'

export const INVITED: typeof English.INVITED = {
  panel: 'Invitation',
  by: (inviter) => `${inviter} t’a envoyé une invitation à participer.`,
  to: (masked) => `L’invitation est pour ${masked}.`,
  signIn: 'Connecte-toi avec ce compte pour l’accepter.',
  accept: 'Accepter',
  accepted: (inviter) => `Tu participes maintenant avec ${inviter}.`,
  undo: 'Annuler',
  left: 'Tu ne participes plus.',
  sent: (to) => `Tu as envoyé cette invitation à ${to}. Elle n’est pas encore acceptée.`,
}
