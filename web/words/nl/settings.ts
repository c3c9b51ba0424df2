/** Dutch texts for the settings. */
import type * as English from '../settings'

export const SETTINGS: typeof English.SETTINGS = {
  title: 'Instellingen',
  account: 'Account',
  signedOut: {
    title: 'Je bent niet ingelogd',
    text: 'Log in om je abonnement, je meldingen en je gegevens te zien.',
    action: 'Inloggen',
  },
  device: 'Dit apparaat',
  appearance: 'Weergave',
  appearanceHint: 'De kleuren van de app.',
  appearanceOptions: { system: 'Apparaat', dark: 'Donker', light: 'Licht' },
  language: 'Taal',
  browserLanguage: 'Zoals deze browser',
  lossless: 'Verliesvrije WAV',
  losslessHint: (minutes, megabytes) =>
    `Verstuurt opnames ongecomprimeerd: tot ${minutes} minuten, dat is ${megabytes} MB.`,
}
