/** Italian texts for a share page opened from an invitation. */
import type * as English from '../invited'

export const INVITED: typeof English.INVITED = {
  heading: 'Invito',
  invitedBy: (inviter) => `${inviter} ti ha mandato un invito a collaborare.`,
  invitee: (masked) => `L’invito è per ${masked}.`,
  signInHint: 'Accedi con quell’account per accettarlo.',
  accept: 'Accetta',
  accepted: (inviter) => `Ora collabori con ${inviter}.`,
  undo: 'Annulla',
  collaborationEnded: 'Non collabori più.',
  ownInvitation: (to) => `Hai mandato questo invito a ${to}. Non è ancora stato accettato.`,
}
