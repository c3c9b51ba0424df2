/** Spanish texts for a share page opened from an invitation. */
import type * as English from '../invited'

export const INVITED: typeof English.INVITED = {
  panel: 'Invitación',
  by: (inviter) => `${inviter} te invitó a colaborar.`,
  to: (masked) => `La invitación es para ${masked}.`,
  signIn: 'Inicia sesión con esa cuenta para aceptarla.',
  accept: 'Aceptar',
  accepted: (inviter) => `Ya colaboras con ${inviter}.`,
  undo: 'Deshacer',
  left: 'Ya no colaboras.',
  sent: (to) => `Enviaste esta invitación a ${to}. Aún no la ha aceptado.`,
}
