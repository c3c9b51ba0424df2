/** Dutch texts for a share page opened from an invitation. */
import type * as English from '../invited'

export const INVITED: typeof English.INVITED = {
  panel: 'Uitnodiging',
  by: (inviter) => `${inviter} heeft je uitgenodigd om mee te doen.`,
  to: (masked) => `De uitnodiging is voor ${masked}.`,
  signIn: 'Log in met dat account om haar te accepteren.',
  accept: 'Accepteren',
  accepted: (inviter) => `Je doet nu mee met ${inviter}.`,
  undo: 'Ongedaan maken',
  left: 'Je doet niet meer mee.',
  sent: (to) => `Je hebt deze uitnodiging naar ${to} gestuurd. Ze is nog niet geaccepteerd.`,
}
