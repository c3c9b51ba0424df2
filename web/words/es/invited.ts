/** Spanish texts for a share page opened from an invitation. */
import type * as English from '../invited'

export const INVITED: typeof English.INVITED = {
  panel: 'Invitación',
  by: (inviter) => `${inviter} te invita a colaborar en esto.`,
  to: (masked) => `La invitación es para ${masked}.`,
  signIn: 'Inicia sesión como esa persona para aceptarla.',
  accept: 'Aceptar',
  accepted: (inviter) => `Ya colaboras en esto con ${inviter}.`,
  undo: 'Deshacer',
  left: 'Ya no colaboras en esto.',
  sent: (to) => `Esta es la invitación que enviaste a ${to}. Espera su respuesta.`,
}
