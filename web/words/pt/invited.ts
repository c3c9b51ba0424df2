/** Portuguese texts for a share page opened from an invitation. */
import type * as English from '../invited'

export const INVITED: typeof English.INVITED = {
  panel: 'Convite',
  by: (inviter) => `${inviter} convidou você para colaborar.`,
  to: (masked) => `O convite é para ${masked}.`,
  signIn: 'Entre com essa conta para aceitar.',
  accept: 'Aceitar',
  accepted: (inviter) => `Agora você colabora com ${inviter}.`,
  undo: 'Desfazer',
  left: 'Você não colabora mais.',
  sent: (to) => `Você enviou este convite para ${to}. Ele ainda não foi aceito.`,
}
