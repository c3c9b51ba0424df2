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
  take: 'Je gegevens downloaden',
  takeHint: 'Eén zipbestand met je posts en berichten, en een pagina om ze af te spelen.',
  download: 'Downloaden',
  about: (files, bytes) =>
    files === 0
      ? 'Nog geen geluiden of foto’s.'
      : `${counted(files, { one: 'Eén geluid of foto', other: '# geluiden en foto’s' })}, ${megabytes(bytes)}.`,
  downloading: (bytes) =>
    `${(bytes / 1_000_000).toLocaleString('nl', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0MB tot nu toe`,
  progress: 'Voortgang van de download',
  cancel: 'Annuleren',
  canceled: 'Download geannuleerd.',
  saved: 'Je gegevens staan bij je downloads.',
  handedOver: 'Je browser downloadt je gegevens nu.',
  out: 'Uitloggen',
  outHint: 'Alleen op dit apparaat.',
  signOut: 'Uitloggen',
  erase: 'Alles verwijderen',
  eraseHint: 'Verwijdert je posts, je berichten en je profiel.',
  eraseAll: 'Al mijn gegevens verwijderen',
  tryAgain: 'Opnieuw proberen',
}

export const ERASE: typeof English.ERASE = {
  title: 'Al je gegevens verwijderen?',
  text: 'Dit verwijdert je account voorgoed: je posts, je berichten en je profiel, wat anderen in je Owlcasts opnamen, en alle manieren waarop je inlogt. Je kunt dit niet ongedaan maken.',
  first: 'Eerst downloaden?',
  looking: 'Je gegevens worden nagekeken …',
  password: 'Je wachtwoord',
  code: 'De code die we je stuurden',
  codeHint: (phone) => `Vul de zes cijfers in die we naar ${phone} stuurden.`,
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
  done: 'We hebben er niets meer van.',
  underWay: 'Niemand kan ze nog zien. De rest is binnen enkele minuten weg.',
  mailed: 'We hebben je nog één laatste mail gestuurd die dit bevestigt.',
  kept: 'Wat we bewaren, en waarom',
  device: 'Wat op dit apparaat was opgeslagen, is ook weg.',
  home: 'Naar de startpagina',
  none: 'Hier is niets meer te zien.',
}
