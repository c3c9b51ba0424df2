/** German texts for the settings. */
import type * as English from '../settings'

export const SETTINGS: typeof English.SETTINGS = {
  title: 'Einstellungen',
  account: 'Konto',
  signedOut: {
    title: 'Du bist nicht angemeldet',
    text: 'Melde dich an, um deinen Plan, deine Mitteilungen und deine Daten zu sehen.',
    action: 'Anmelden',
  },
  device: 'Dieses Gerät',
  appearance: 'Darstellung',
  appearanceHint: 'Die Farben der App.',
  appearanceOptions: { system: 'Gerät', dark: 'Dunkel', light: 'Hell' },
  language: 'Sprache',
  browserLanguage: 'Wie dieser Browser',
  lossless: 'Verlustfreies WAV',
  losslessHint: (minutes, megabytes) =>
    `Sendet Aufnahmen unkomprimiert: bis zu ${minutes} Minuten, das sind ${megabytes} MB.`,
}
