/** Dutch texts for the user's data: export, sign-out and account deletion. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../leaving'

const counted = createPluralizer('nl')
const megabytes = (bytes: number) =>
  bytes < 1_000_000
    ? 'minder dan 1\u00a0MB'
    : `ongeveer ${Math.round(bytes / 1_000_000).toLocaleString('nl')}\u00a0MB`

export const ACCOUNT_DATA: typeof English.ACCOUNT_DATA = {
  title: 'Gegevens',
  exportTitle: 'Je gegevens downloaden',
  exportHint: 'Eén zipbestand met je posts en berichten, en een pagina om ze af te spelen.',
  download: 'Downloaden',
  exportSize: (files, bytes) =>
    files === 0
      ? 'Nog geen geluiden of foto’s.'
      : `${counted(files, { one: 'Eén geluid of foto', other: '# geluiden en foto’s' })}, ${megabytes(bytes)}.`,
  downloading: (bytes) =>
    `${(bytes / 1_000_000).toLocaleString('nl', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0MB tot nu toe`,
  progress: 'Voortgang van de download',
  cancel: 'Annuleren',
  canceled: 'Download geannuleerd.',
  saved: 'Je gegevens staan bij je downloads.',
  browserDownloads: 'Je browser downloadt je gegevens nu.',
  signOutTitle: 'Uitloggen',
  signOutHint: 'Alleen op dit apparaat.',
  signOut: 'Uitloggen',
  deleteTitle: 'Alles verwijderen',
  deleteHint: 'Verwijdert je posts, je berichten en je profiel.',
  deleteAll: 'Al mijn gegevens verwijderen',
  tryAgain: 'Opnieuw proberen',
}

export const ACCOUNT_DELETION: typeof English.ACCOUNT_DELETION = {
  title: 'Al je gegevens verwijderen?',
  text: 'Dit verwijdert je account voorgoed: je posts, je berichten en je profiel, wat anderen in je Owlcasts opnamen, en alle manieren waarop je inlogt. Je kunt dit niet ongedaan maken.',
  exportFirst: 'Eerst downloaden?',
  loading: 'Je gegevens worden nagekeken …',
  password: 'Je wachtwoord',
  code: 'De code die we je stuurden',
  codeHint: (phone) => `Vul de zes cijfers in die we naar ${phone} stuurden.`,
  sendCode: (phone) => `Stuur een code naar ${phone}`,
  openDevMailbox: 'Ontwikkelpostbus openen',
  reauthenticate: 'Log eerst opnieuw in: zo weten we dat jij het echt bent.',
  signInAgain: 'Opnieuw inloggen',
  reason: 'Log opnieuw in en verwijder dan alles in de instellingen.',
  username: 'Typ je gebruikersnaam om te bevestigen',
  usernameHint: (name) => `@${name}`,
  cancel: 'Alles bewaren',
  confirm: 'Al mijn gegevens verwijderen',
}

export const RECEIPT: typeof English.RECEIPT = {
  title: 'Je gegevens zijn verwijderd',
  deletedAt: (when) => `Op ${when}.`,
  allDeleted: 'We hebben er niets meer van.',
  inProgress: 'Niemand kan ze nog zien. De rest is binnen enkele minuten weg.',
  emailSent: 'We hebben je nog één laatste mail gestuurd die dit bevestigt.',
  retained: 'Wat we bewaren, en waarom',
  deviceCleared: 'Wat op dit apparaat was opgeslagen, is ook weg.',
  home: 'Naar de startpagina',
  noReceipt: 'Hier is niets meer te zien.',
}
