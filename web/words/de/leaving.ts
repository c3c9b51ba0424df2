/** German texts for the user's data: export, sign-out and account deletion. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../leaving'

const counted = createPluralizer('de')
const megabytes = (bytes: number) =>
  bytes < 1_000_000
    ? 'weniger als 1\u00a0MB'
    : `etwa ${Math.round(bytes / 1_000_000).toLocaleString('de')}\u00a0MB`

export const ACCOUNT_DATA: typeof English.ACCOUNT_DATA = {
  title: 'Daten',
  exportTitle: 'Deine Daten herunterladen',
  exportHint: 'Eine ZIP-Datei mit deinen Beiträgen und Nachrichten und einer Seite zum Anhören.',
  download: 'Herunterladen',
  exportSize: (files, bytes) =>
    files === 0
      ? 'Noch keine Aufnahmen oder Bilder.'
      : `${counted(files, { one: 'Eine Aufnahme oder ein Bild', other: '# Aufnahmen und Bilder' })}, ${megabytes(bytes)}.`,
  downloading: (bytes) =>
    `Bisher ${(bytes / 1_000_000).toLocaleString('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0MB`,
  progress: 'Fortschritt des Downloads',
  cancel: 'Abbrechen',
  canceled: 'Download abgebrochen.',
  saved: 'Deine Daten liegen in deinen Downloads.',
  browserDownloads: 'Dein Browser lädt deine Daten jetzt herunter.',
  signOutTitle: 'Abmelden',
  signOutHint: 'Nur auf diesem Gerät.',
  signOut: 'Abmelden',
  deleteTitle: 'Alles löschen',
  deleteHint: 'Entfernt deine Beiträge, deine Nachrichten und dein Profil.',
  deleteAll: 'Alle meine Daten löschen',
  tryAgain: 'Erneut versuchen',
}

export const ACCOUNT_DELETION: typeof English.ACCOUNT_DELETION = {
  title: 'Alle deine Daten löschen?',
  text: 'Das löscht dein Konto für immer: deine Beiträge, deine Nachrichten und dein Profil, was andere in deinen Owlcasts aufgenommen haben, und alle deine Anmeldewege. Das lässt sich nicht rückgängig machen.',
  exportFirst: 'Vorher herunterladen?',
  loading: 'Deine Daten werden geprüft …',
  password: 'Dein Passwort',
  code: 'Der Code, den du von uns bekommen hast',
  codeHint: (phone) => `Gib die sechs Ziffern ein, die wir an ${phone} gesendet haben.`,
  sendCode: (phone) => `Code an ${phone} senden`,
  openDevMailbox: 'Postfach der Entwicklung öffnen',
  reauthenticate: 'Bitte melde dich zuerst noch einmal an, damit wir wissen, dass du es bist.',
  signInAgain: 'Noch einmal anmelden',
  reason: 'Melde dich noch einmal an und lösche dann in den Einstellungen alles.',
  username: 'Tippe zur Bestätigung deinen Nutzernamen',
  usernameHint: (name) => `@${name}`,
  cancel: 'Alles behalten',
  confirm: 'Alle meine Daten löschen',
}

export const RECEIPT: typeof English.RECEIPT = {
  title: 'Deine Daten sind gelöscht',
  deletedAt: (when) => `Am ${when}.`,
  allDeleted: 'Wir haben nichts mehr davon.',
  inProgress: 'Niemand kann sie mehr sehen. Der Rest ist in wenigen Minuten weg.',
  emailSent: 'Wir haben dir eine letzte E-Mail gesendet, die das bestätigt.',
  retained: 'Was wir aufbewahren, und warum',
  deviceCleared: 'Auch was dieses Gerät gespeichert hatte, ist weg.',
  home: 'Zur Startseite',
  noReceipt: 'Hier gibt es nichts mehr zu zeigen.',
}
