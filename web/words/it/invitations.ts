/** Italian texts for inviting collaborators, and being invited. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../invitations'

const counted = createPluralizer('it')

export const INVITATIONS: typeof English.INVITATIONS = {
  add: 'Invita a partecipare',
  invite: 'Invita a partecipare',
  addTo: (title) => `Invita a partecipare a ${title}`,
  placeholder: '@nome o e-mail',
  send: 'Invia',
  cancel: 'Annulla',
  sent: (name) => `Invito inviato a ${name}!`,
  sentCount: (sent, all) => `${sent} di ${all} inviti inviati`,
  allSent: (count) => counted(count, { one: '# invito inviato.', other: '# inviti inviati.' }),
  notSent: (to) => `Non inviato a ${to}`,
  retry: 'Riprova',
  done: 'Fatto',
  viewInvited: 'Vedi chi hai invitato',
  shareLink: (name) => `Non possiamo inviare e-mail a ${name}. Invia tu questo link:`,
  link: 'Link d’invito',
  copy: 'Copia il link',
  copied: 'Link copiato!',

  listTitle: 'Chi partecipa',
  listEmpty: 'Non hai ancora invitato nessuno.',
  listFailed: 'Non siamo riusciti a caricare gli inviti.',
  revoke: 'Revoca',
  revokeLabel: (name) => `Revoca l’invito di ${name}`,
  remove: 'Rimuovi',
  removeLabel: (name) => `Rimuovi ${name}`,
  revoked: (name) => `L’invito di ${name} è revocato.`,
  removed: (name) => `${name} non collabora più.`,

  heading: 'Inviti',
  invitedBy: (inviter) => `${inviter} ti ha mandato un invito a collaborare`,
  pendingCount: (count) => counted(count, { one: 'Hai # invito', other: 'Hai # inviti' }),
  view: 'Vedi',
  dismiss: 'Non ora',
  postBy: (title, username) => `«${title}» di @${username}`,
  listen: (title) => `Ascolta ${title}`,
  accept: 'Accetta',
  acceptLabel: (title) => `Accetta: ${title}`,
  decline: 'Rifiuta',
  declineLabel: (title) => `Rifiuta: ${title}`,
  accepted: (title) => `Ora collabori a «${title}».`,
  declined: 'Invito rifiutato.',
  undo: 'Annulla',
  collaborationEnded: (title) => `Non collabori più a «${title}».`,
}

export const INVITATION_STATE_WORDS: typeof English.INVITATION_STATE_WORDS = {
  pending: 'Invito inviato',
  accepted: 'Collabora',
  declined: 'Rifiutato',
  revoked: 'Revocato',
  expired: 'Scaduto',
}
