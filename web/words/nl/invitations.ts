/** Dutch texts for inviting collaborators, and being invited. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../invitations'

const counted = createPluralizer('nl')

export const INVITATIONS: typeof English.INVITATIONS = {
  add: 'Uitnodigen om mee te doen',
  invite: 'Uitnodigen om mee te doen',
  addTo: (title) => `Uitnodigen om mee te doen aan ${title}`,
  placeholder: '@gebruikersnaam of e-mail',
  send: 'Versturen',
  cancel: 'Annuleren',
  sent: (name) => `Uitnodiging verstuurd naar ${name}!`,
  sentCount: (sent, all) => `${sent} van ${all} uitnodigingen verstuurd`,
  allSent: (count) =>
    counted(count, { one: '# uitnodiging verstuurd.', other: '# uitnodigingen verstuurd.' }),
  notSent: (to) => `Niet verstuurd naar ${to}`,
  retry: 'Opnieuw',
  done: 'Klaar',
  viewInvited: 'Bekijk wie is uitgenodigd',
  shareLink: (name) => `We kunnen ${name} niet mailen. Stuur deze link zelf:`,
  link: 'Uitnodigingslink',
  copy: 'Link kopiëren',
  copied: 'Link gekopieerd!',

  listTitle: 'Wie meedoet',
  listEmpty: 'Je hebt nog niemand uitgenodigd.',
  listFailed: 'We konden de uitnodigingen niet laden.',
  revoke: 'Intrekken',
  revokeLabel: (name) => `Uitnodiging van ${name} intrekken`,
  remove: 'Verwijderen',
  removeLabel: (name) => `${name} verwijderen`,
  revoked: (name) => `${name} is niet meer uitgenodigd.`,
  removed: (name) => `${name} doet niet meer mee.`,

  heading: 'Uitnodigingen',
  invitedBy: (inviter) => `${inviter} heeft je uitgenodigd om mee te doen`,
  pendingCount: (count) => counted(count, { one: 'Je hebt # uitnodiging', other: 'Je hebt # uitnodigingen' }),
  view: 'Bekijken',
  dismiss: 'Niet nu',
  postBy: (title, username) => `‘${title}’ van @${username}`,
  listen: (title) => `${title} beluisteren`,
  accept: 'Accepteren',
  acceptLabel: (title) => `Accepteren: ${title}`,
  decline: 'Afwijzen',
  declineLabel: (title) => `Afwijzen: ${title}`,
  accepted: (title) => `Je doet nu mee aan ‘${title}’.`,
  declined: 'Uitnodiging afgewezen.',
  undo: 'Ongedaan maken',
  collaborationEnded: (title) => `Je doet niet meer mee aan ‘${title}’.`,
}

export const INVITATION_STATE_WORDS: typeof English.INVITATION_STATE_WORDS = {
  pending: 'Uitgenodigd',
  accepted: 'Doet mee',
  declined: 'Afgewezen',
  revoked: 'Ingetrokken',
  expired: 'Verlopen',
}
