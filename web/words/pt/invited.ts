/** Portuguese texts for a share page opened from an invitation. */
import type * as English from '../invited'

export const INVITED: typeof English.INVITED = {
  heading: 'Convite',
  invitedBy: (inviter) => `${inviter} convidou você para colaborar.`,
  invitee: (masked) => `O convite é para ${masked}.`,
  signInHint: 'Entre com essa conta para aceitar.',
  accept: 'Aceitar',
  accepted: (inviter) => `Agora você colabora com ${inviter}.`,
  undo: 'Desfazer',
  collaborationEnded: 'Você não colabora mais.',
  ownInvitation: (to) => `Você enviou este convite para ${to}. Ele ainda não foi aceito.`,
}
