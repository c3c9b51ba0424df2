/** German texts for the settings. */
import type * as English from '../settings'

export const SETTINGS: typeof English.SETTINGS = {
  title: 'Einstellungen',
  account: 'Konto',
  signedOut: {
    title: 'Du bist nicht angemeldet',
    text: 'Dein Plan, deine Mitteilungen und deine Daten sind hier, sobald du es bist.',
    action: 'Anmelden',
  },
  device: 'Dieses Gerät',
  scheme: 'Nacht oder Morgenlicht',
  schemeHint: 'Die Farben der App.',
  schemes: { system: 'System', dark: 'Nacht', light: 'Morgenlicht' },
  language: 'Sprache',
  languageHere: 'Wie dieser Browser',
  lossless: 'Verlustfreies WAV',
  losslessHint: (minutes, megabytes) =>
    `Sendet Aufnahmen unkomprimiert: bis zu ${minutes} Minuten, das sind ${megabytes} MB.`,
}
