/** Italian texts for a share page opened from an invitation. */
import type * as English from '../invited'

export const INVITED: typeof English.INVITED = {
  panel: 'Invito',
  by: (inviter) => `${inviter} ti ha mandato un invito a collaborare.`,
  to: (masked) => `L’invito è per ${masked}.`,
  signIn: 'Accedi con quell’account per accettarlo.',
  accept: 'Accetta',
  accepted: (inviter) => `Ora collabori con ${inviter}.`,
  undo: 'Annulla',
  left: 'Non collabori più.',
  sent: (to) => `Hai mandato questo invito a ${to}. Non è ancora stato accettato.`,
}
