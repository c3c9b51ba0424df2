/** German texts for inviting collaborators, and being invited. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../invitations'

const counted = createPluralizer('de')

export const INVITATIONS: typeof English.INVITATIONS = {
  add: 'Zum Mitwirken einladen',
  invite: 'Zum Mitwirken einladen',
  addTo: (title) => `Zum Mitwirken einladen: ${title}`,
  placeholder: '@nutzername oder E-Mail',
  send: 'Senden',
  cancel: 'Abbrechen',
  sent: (name) => `Einladung an ${name} gesendet!`,
  sentCount: (sent, all) => `${sent} von ${all} Einladungen gesendet`,
  allSent: (count) => counted(count, { one: '# Einladung gesendet.', other: '# Einladungen gesendet.' }),
  notSent: (to) => `Nicht an ${to} gesendet`,
  retry: 'Erneut versuchen',
  done: 'Fertig',
  viewInvited: 'Eingeladene ansehen',
  shareLink: (name) => `Wir können ${name} keine E-Mail schicken. Schick diesen Link selbst:`,
  link: 'Einladungslink',
  copy: 'Link kopieren',
  copied: 'Link kopiert!',

  listTitle: 'Mitwirkende',
  listEmpty: 'Du hast noch niemanden eingeladen.',
  listFailed: 'Wir konnten die Einladungen nicht laden.',
  revoke: 'Zurückziehen',
  revokeLabel: (name) => `Einladung für ${name} zurückziehen`,
  remove: 'Entfernen',
  removeLabel: (name) => `${name} entfernen`,
  revoked: (name) => `${name} ist nicht mehr eingeladen.`,
  removed: (name) => `${name} wirkt nicht mehr mit.`,

  heading: 'Einladungen',
  invitedBy: (inviter) => `${inviter} hat dich eingeladen, mitzuwirken`,
  pendingCount: (count) => counted(count, { one: 'Du hast # Einladung', other: 'Du hast # Einladungen' }),
  view: 'Ansehen',
  dismiss: 'Nicht jetzt',
  postBy: (title, username) => `„${title}“ von @${username}`,
  listen: (title) => `${title} anhören`,
  accept: 'Annehmen',
  acceptLabel: (title) => `Annehmen: ${title}`,
  decline: 'Ablehnen',
  declineLabel: (title) => `Ablehnen: ${title}`,
  accepted: (title) => `Du wirkst jetzt an „${title}“ mit.`,
  declined: 'Einladung abgelehnt.',
  undo: 'Rückgängig',
  collaborationEnded: (title) => `Du wirkst nicht mehr an „${title}“ mit.`,
}

export const INVITATION_STATE_WORDS: typeof English.INVITATION_STATE_WORDS = {
  pending: 'Eingeladen',
  accepted: 'Wirkt mit',
  declined: 'Abgelehnt',
  revoked: 'Zurückgezogen',
  expired: 'Abgelaufen',
}
