/** Dutch texts for a share page opened from an invitation. */
import type * as English from '../invited'

export const INVITED: typeof English.INVITED = {
  heading: 'Uitnodiging',
  invitedBy: (inviter) => `${inviter} heeft je uitgenodigd om mee te doen.`,
  invitee: (masked) => `De uitnodiging is voor ${masked}.`,
  signInHint: 'Log in met dat account om haar te accepteren.',
  accept: 'Accepteren',
  accepted: (inviter) => `Je doet nu mee met ${inviter}.`,
  undo: 'Ongedaan maken',
  collaborationEnded: 'Je doet niet meer mee.',
  ownInvitation: (to) => `Je hebt deze uitnodiging naar ${to} gestuurd. Ze is nog niet geaccepteerd.`,
}
