/** Dutch texts for a share page opened from an invitation. */
import type * as English from '../invited'

export const INVITED: typeof English.INVITED = {
  panel: 'Uitnodiging',
  by: (inviter) => `${inviter} nodigt je uit om hieraan mee te doen.`,
  to: (masked) => `De uitnodiging is voor ${masked}.`,
  signIn: 'Log in als die persoon om haar te accepteren.',
  accept: 'Accepteren',
  accepted: (inviter) => `Je doet hier nu aan mee met ${inviter}.`,
  undo: 'Ongedaan maken',
  left: 'Je doet hier niet meer aan mee.',
  sent: (to) => `Dit is de uitnodiging die je naar ${to} hebt gestuurd. Ze wacht daar op antwoord.`,
}
