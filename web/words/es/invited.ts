/** Spanish texts for a share page opened from an invitation. */
import type * as English from '../invited'

export const INVITED: typeof English.INVITED = {
  heading: 'Invitación',
  invitedBy: (inviter) => `${inviter} te invitó a colaborar.`,
  invitee: (masked) => `La invitación es para ${masked}.`,
  signInHint: 'Inicia sesión con esa cuenta para aceptarla.',
  accept: 'Aceptar',
  accepted: (inviter) => `Ya colaboras con ${inviter}.`,
  undo: 'Deshacer',
  collaborationEnded: 'Ya no colaboras.',
  ownInvitation: (to) => `Enviaste esta invitación a ${to}. Aún no la ha aceptado.`,
}
