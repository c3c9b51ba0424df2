/** Portuguese texts for inviting collaborators, and being invited. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../invitations'

const counted = createPluralizer('pt')

export const INVITATIONS: typeof English.INVITATIONS = {
  add: 'Convidar para colaborar',
  invite: 'Convidar para colaborar',
  addTo: (title) => `Convidar para colaborar em ${title}`,
  placeholder: '@usuário ou e-mail',
  send: 'Enviar',
  cancel: 'Cancelar',
  sent: (name) => `Convite enviado para ${name}!`,
  sentCount: (sent, all) => `Convites enviados: ${sent} de ${all}`,
  allSent: (count) => counted(count, { one: '# convite enviado.', other: '# convites enviados.' }),
  notSent: (to) => `Não enviado para ${to}`,
  retry: 'Tentar de novo',
  done: 'Pronto',
  viewInvited: 'Ver quem você convidou',
  shareLink: (name) => `Não podemos enviar e-mail para ${name}. Envie você este link:`,
  link: 'Link do convite',
  copy: 'Copiar link',
  copied: 'Link copiado!',

  listTitle: 'Quem colabora',
  listEmpty: 'Você ainda não convidou ninguém.',
  listFailed: 'Não conseguimos carregar os convites.',
  revoke: 'Cancelar convite',
  revokeLabel: (name) => `Cancelar o convite de ${name}`,
  remove: 'Remover',
  removeLabel: (name) => `Remover ${name}`,
  revoked: (name) => `${name} não tem mais convite.`,
  removed: (name) => `${name} não colabora mais.`,

  heading: 'Convites',
  invitedBy: (inviter) => `${inviter} convidou você para colaborar`,
  pendingCount: (count) => counted(count, { one: 'Você tem # convite', other: 'Você tem # convites' }),
  view: 'Ver',
  dismiss: 'Agora não',
  postBy: (title, username) => `“${title}”, de @${username}`,
  listen: (title) => `Ouvir ${title}`,
  accept: 'Aceitar',
  acceptLabel: (title) => `Aceitar: ${title}`,
  decline: 'Recusar',
  declineLabel: (title) => `Recusar: ${title}`,
  accepted: (title) => `Agora você colabora em “${title}”.`,
  declined: 'Convite recusado.',
  undo: 'Desfazer',
  collaborationEnded: (title) => `Você não colabora mais em “${title}”.`,
}

export const INVITATION_STATE_WORDS: typeof English.INVITATION_STATE_WORDS = {
  pending: 'Convite enviado',
  accepted: 'Colabora',
  declined: 'Recusado',
  revoked: 'Cancelado',
  expired: 'Expirado',
}
