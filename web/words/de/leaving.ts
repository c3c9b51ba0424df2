/** German texts for the user's data: export, sign-out and account deletion. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../leaving'

const counted = createPluralizer('de')
const megabytes = (bytes: number) =>
  bytes < 1_000_000
    ? 'weniger als 1\u00a0MB'
    : `etwa ${Math.round(bytes / 1_000_000).toLocaleString('de')}\u00a0MB`

export const DATA: typeof English.DATA = {
  title: 'Daten',
  take: 'Alles mitnehmen',
  takeHint: 'Eine ZIP-Datei mit deinen Stimmen und Nachrichten und einer Seite, auf der du sie hörst.',
  download: 'Herunterladen',
  about: (files, bytes) =>
    files === 0
      ? 'Bisher nichts zu hören.'
      : `${counted(files, { one: 'Eine Aufnahme oder ein Bild', other: '# Aufnahmen und Bilder' })}, ${megabytes(bytes)}.`,
  downloading: (bytes) =>
    `Bisher ${(bytes / 1_000_000).toLocaleString('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0MB`,
  progress: 'Download deiner Daten',
  cancel: 'Abbrechen',
  canceled: 'Download abgebrochen.',
  saved: 'Deine Daten liegen in deinen Downloads.',
  handedOver: 'Dein Browser lädt deine Daten jetzt herunter.',
  out: 'Abmelden',
  outHint: 'Nur auf diesem Gerät.',
  signOut: 'Abmelden',
  erase: 'Alles löschen',
  eraseHint: 'Entfernt deine Beiträge, deine Nachrichten und dein Profil.',
  eraseAll: 'Alle meine Daten löschen',
  tryAgain: 'Erneut versuchen',
}

export const ERASE: typeof English.ERASE = {
  title: 'Alle deine Daten löschen?',
  text: 'Das löscht dein Konto für immer: deine Stimmen, was andere in deinen Owlcasts aufgenommen haben, deine Nachrichten, dein Profil und deine Anmeldewege. Es lässt sich nicht rückgängig machen.',
  first: 'Vorher mitnehmen?',
  looking: 'Es wird nachgesehen, was du hier hast …',
  password: 'Dein Passwort',
  code: 'Der Code, den du von uns bekommen hast',
  codeHint: (phone) => `Sechs Ziffern, gesendet an ${phone}.`,
  sendCode: (phone) => `Code an ${phone} senden`,
  mailbox: 'Postfach der Entwicklung öffnen',
  again: 'Bitte melde dich zuerst noch einmal an: So wissen wir, dass du es bist.',
  signInAgain: 'Noch einmal anmelden',
  reason: 'Melde dich noch einmal an und lösche dann in den Einstellungen alles.',
  username: 'Tippe zur Bestätigung deinen Nutzernamen',
  usernameHint: (name) => `@${name}`,
  keep: 'Alles behalten',
  confirm: 'Alle meine Daten löschen',
}

export const RECEIPT: typeof English.RECEIPT = {
  title: 'Deine Daten sind gelöscht',
  at: (when) => `Am ${when}.`,
  done: 'Bei uns ist nichts davon übrig.',
  underWay: 'Niemand sieht sie mehr. Der Rest verschwindet in wenigen Minuten.',
  mailed: 'Wir haben dir zum Abschied eine E-Mail gesendet, die das bestätigt.',
  kept: 'Was aufbewahrt wird, und warum',
  device: 'Auch was dieses Gerät gespeichert hatte, ist weg.',
  home: 'Zur Startseite',
  none: 'Hier gibt es nichts mehr zu zeigen.',
}
