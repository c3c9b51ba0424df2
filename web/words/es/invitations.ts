/** Spanish texts for inviting collaborators, and being invited. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../invitations'

const counted = createPluralizer('es')

export const INVITATIONS: typeof English.INVITATIONS = {
  add: 'Invitar a colaborar',
  invite: 'Invitar a colaborar',
  addTo: (title) => `Invitar a colaborar en ${title}`,
  placeholder: '@usuario o correo',
  send: 'Enviar',
  cancel: 'Cancelar',
  sent: (name) => `¡Invitación enviada a ${name}!`,
  sentCount: (sent, all) => `Invitaciones enviadas: ${sent} de ${all}`,
  allSent: (count) => counted(count, { one: '# invitación enviada.', other: '# invitaciones enviadas.' }),
  notSent: (to) => `No se envió a ${to}`,
  retry: 'Reintentar',
  done: 'Listo',
  viewInvited: 'Ver a quién invitaste',
  shareLink: (name) => `No podemos enviar un correo a ${name}. Envía tú este enlace:`,
  link: 'Enlace de invitación',
  copy: 'Copiar enlace',
  copied: '¡Enlace copiado!',

  listTitle: 'Quiénes colaboran',
  listEmpty: 'Aún no invitaste a nadie.',
  listFailed: 'No pudimos cargar las invitaciones.',
  revoke: 'Retirar',
  revokeLabel: (name) => `Retirar la invitación a ${name}`,
  remove: 'Quitar',
  removeLabel: (name) => `Quitar a ${name}`,
  revoked: (name) => `${name} ya no tiene invitación.`,
  removed: (name) => `${name} ya no colabora.`,

  heading: 'Invitaciones',
  invitedBy: (inviter) => `${inviter} te invitó a colaborar`,
  pendingCount: (count) => counted(count, { one: 'Tienes # invitación', other: 'Tienes # invitaciones' }),
  view: 'Ver',
  dismiss: 'Ahora no',
  postBy: (title, username) => `«${title}», de @${username}`,
  listen: (title) => `Escuchar ${title}`,
  accept: 'Aceptar',
  acceptLabel: (title) => `Aceptar: ${title}`,
  decline: 'Rechazar',
  declineLabel: (title) => `Rechazar: ${title}`,
  accepted: (title) => `Ya colaboras en «${title}».`,
  declined: 'Invitación rechazada.',
  undo: 'Deshacer',
  collaborationEnded: (title) => `Ya no colaboras en «${title}».`,
}

export const INVITATION_STATE_WORDS: typeof English.INVITATION_STATE_WORDS = {
  pending: 'Con invitación',
  accepted: 'Colabora',
  declined: 'Rechazada',
  revoked: 'Retirada',
  expired: 'Caducada',
}
