/** Portuguese texts for a share page opened from an invitation. */
import type * as English from '../invited'

export const INVITED: typeof English.INVITED = {
  panel: 'Convite',
  by: (inviter) => `${inviter} convida você para colaborar nisto.`,
  to: (masked) => `O convite é para ${masked}.`,
  signIn: 'Entre como essa pessoa para aceitar.',
  accept: 'Aceitar',
  accepted: (inviter) => `Agora você colabora nisto com ${inviter}.`,
  undo: 'Desfazer',
  left: 'Você não colabora mais nisto.',
  sent: (to) => `Este é o convite que você enviou para ${to}. Ele espera a resposta.`,
}
