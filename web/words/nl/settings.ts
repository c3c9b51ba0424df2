/** Dutch texts for the settings. */
import type * as English from '../settings'

export const SETTINGS: typeof English.SETTINGS = {
  title: 'Instellingen',
  account: 'Account',
  signedOut: {
    title: 'Je bent niet ingelogd',
    text: 'Je abonnement, je meldingen en je gegevens staan hier zodra je dat bent.',
    action: 'Inloggen',
  },
  device: 'Dit apparaat',
  scheme: 'Nacht of ochtendlicht',
  schemeHint: 'De kleuren van de app.',
  schemes: { system: 'Systeem', dark: 'Nacht', light: 'Ochtendlicht' },
  language: 'Taal',
  languageHere: 'Zoals deze browser',
  lossless: 'Verliesvrije WAV',
  losslessHint: (minutes, megabytes) =>
    `Verstuurt opnames ongecomprimeerd: tot ${minutes} minuten, dat is ${megabytes} MB.`,
}
