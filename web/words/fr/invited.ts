/** French texts for a share page opened from an invitation. */
import type * as English from '../invited'

export const INVITED: typeof English.INVITED = {
  panel: 'Invitation',
  by: (inviter) => `${inviter} t’invite à participer.`,
  to: (masked) => `L’invitation est pour ${masked}.`,
  signIn: 'Connecte-toi sous ce compte pour l’accepter.',
  accept: 'Accepter',
  accepted: (inviter) => `Tu participes maintenant avec ${inviter}.`,
  undo: 'Annuler',
  left: 'Tu ne participes plus.',
  sent: (to) => `C’est l’invitation que tu as envoyée à ${to}. Elle attend sa réponse.`,
}
