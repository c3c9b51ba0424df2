/** French texts for inviting collaborators, and being invited. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../invitations'

const counted = createPluralizer('fr')

export const INVITATIONS: typeof English.INVITATIONS = {
  add: 'Inviter à participer',
  invite: 'Inviter à participer',
  addTo: (title) => `Inviter à participer à ${title}`,
  placeholder: '@nom ou e-mail',
  send: 'Envoyer',
  cancel: 'Annuler',
  sent: (name) => `Invitation envoyée à ${name}\u202f!`,
  sentCount: (sent, all) => `${sent} sur ${all} invitations envoyées`,
  allSent: (count) => counted(count, { one: '# invitation envoyée.', other: '# invitations envoyées.' }),
  notSent: (to) => `Non envoyée à ${to}`,
  retry: 'Réessayer',
  done: 'Terminé',
  viewInvited: 'Voir les personnes invitées',
  shareLink: (name) => `Nous ne pouvons pas écrire à ${name} par e-mail. Envoie ce lien toi-même\u202f:`,
  link: 'Lien d’invitation',
  copy: 'Copier le lien',
  copied: 'Lien copié\u202f!',

  listTitle: 'Qui participe',
  listEmpty: 'Tu n’as encore invité personne.',
  listFailed: 'Nous n’avons pas pu charger les invitations.',
  revoke: 'Annuler',
  revokeLabel: (name) => `Annuler l’invitation de ${name}`,
  remove: 'Retirer',
  removeLabel: (name) => `Retirer ${name}`,
  revoked: (name) => `L’invitation de ${name} est annulée.`,
  removed: (name) => `${name} ne participe plus.`,

  heading: 'Invitations',
  invitedBy: (inviter) => `${inviter} t’a envoyé une invitation à participer`,
  pendingCount: (count) => counted(count, { one: 'Tu as # invitation', other: 'Tu as # invitations' }),
  view: 'Voir',
  dismiss: 'Pas maintenant',
  postBy: (title, username) => `«\u202f${title}\u202f» par @${username}`,
  listen: (title) => `Écouter ${title}`,
  accept: 'Accepter',
  acceptLabel: (title) => `Accepter\u202f: ${title}`,
  decline: 'Refuser',
  declineLabel: (title) => `Refuser\u202f: ${title}`,
  accepted: (title) => `Tu participes maintenant à «\u202f${title}\u202f».`,
  declined: 'Invitation refusée.',
  undo: 'Annuler',
  collaborationEnded: (title) => `Tu ne participes plus à «\u202f${title}\u202f».`,
}

export const INVITATION_STATE_WORDS: typeof English.INVITATION_STATE_WORDS = {
  pending: 'Invitation envoyée',
  accepted: 'Participe',
  declined: 'Refusée',
  revoked: 'Annulée',
  expired: 'Expirée',
}
