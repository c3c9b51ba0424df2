/** Italian texts for a share page opened from an invitation. */
import type * as English from '../invited'

export const INVITED: typeof English.INVITED = {
  panel: 'Invito',
  by: (inviter) => `${inviter} ti invita a partecipare.`,
  to: (masked) => `L’invito è per ${masked}.`,
  signIn: 'Accedi con quell’account per accettarlo.',
  accept: 'Accetta',
  accepted: (inviter) => `Ora partecipi insieme a ${inviter}.`,
  undo: 'Annulla',
  left: 'Non partecipi più.',
  sent: (to) => `Questo è l’invito che hai mandato a ${to}. Aspetta una risposta.`,
}
