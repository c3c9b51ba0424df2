/** Dutch texts for the user's data: export, sign-out and account deletion. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../leaving'

const counted = createPluralizer('nl')
const megabytes = (bytes: number) =>
  bytes < 1_000_000
    ? 'minder dan 1\u00a0MB'
    : `ongeveer ${Math.round(bytes / 1_000_000).toLocaleString('nl')}\u00a0MB`

export const DATA: typeof English.DATA = {
  title: 'Gegevens',
  take: 'Alles meenemen',
  takeHint: 'Eén zipbestand met je stemmen en berichten, en een pagina om ze mee te horen.',
  download: 'Downloaden',
  about: (files, bytes) =>
    files === 0
      ? 'Tot nu toe niets te horen.'
      : `${counted(files, { one: 'Eén geluid of foto', other: '# geluiden en foto’s' })}, ${megabytes(bytes)}.`,
  downloading: (bytes) =>
    `${(bytes / 1_000_000).toLocaleString('nl', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0MB tot nu toe`,
  progress: 'Download van je gegevens',
  cancel: 'Annuleren',
  canceled: 'Download geannuleerd.',
  saved: 'Je gegevens staan bij je downloads.',
  handedOver: 'Je browser downloadt je gegevens nu.',
  out: 'Uitloggen',
  outHint: 'Alleen op dit apparaat.',
  signOut: 'Uitloggen',
  erase: 'Alles verwijderen',
  eraseHint: 'Verwijdert je stemmen, je berichten en je profiel.',
  eraseAll: 'Al mijn gegevens verwijderen',
  tryAgain: 'Opnieuw proberen',
}

export const ERASE: typeof English.ERASE = {
  title: 'Al je gegevens verwijderen?',
  text: 'Dit verwijdert je account voorgoed: je stemmen, wat anderen in je Owlcasts opnamen, je berichten, je profiel en de manieren waarop je inlogt. Het kan niet ongedaan worden gemaakt.',
  first: 'Eerst meenemen?',
  looking: 'Nakijken wat je hier hebt …',
  password: 'Je wachtwoord',
  code: 'De code die we je stuurden',
  codeHint: (phone) => `Zes cijfers, gestuurd naar ${phone}.`,
  sendCode: (phone) => `Stuur een code naar ${phone}`,
  mailbox: 'Ontwikkelpostbus openen',
  again: 'Log eerst opnieuw in: zo weten we dat jij het echt bent.',
  signInAgain: 'Opnieuw inloggen',
  reason: 'Log opnieuw in en verwijder dan alles in de instellingen.',
  username: 'Typ je gebruikersnaam om te bevestigen',
  usernameHint: (name) => `@${name}`,
  keep: 'Alles bewaren',
  confirm: 'Al mijn gegevens verwijderen',
}

export const RECEIPT: typeof English.RECEIPT = {
  title: 'Je gegevens zijn verwijderd',
  at: (when) => `Op ${when}.`,
  done: 'Bij ons is er niets meer van over.',
  underWay: 'Niemand ziet ze nog. Het laatste is binnen enkele minuten weg.',
  mailed: 'We hebben je nog één laatste mail gestuurd die dit bevestigt.',
  kept: 'Wat bewaard blijft, en waarom',
  device: 'Wat dit apparaat had bewaard, is ook weg.',
  home: 'Naar het begin',
  none: 'Hier is niets meer te zien.',
}
