/** Italian texts for the settings. */
import type * as English from '../settings'

export const SETTINGS: typeof English.SETTINGS = {
  title: 'Impostazioni',
  account: 'Account',
  signedOut: {
    title: 'Nessun account collegato',
    text: 'Il tuo piano, le tue notifiche e i tuoi dati appaiono qui dopo l’accesso.',
    action: 'Accedi',
  },
  device: 'Questo dispositivo',
  scheme: 'Notte o prima luce',
  schemeHint: 'I colori dell’app.',
  schemes: { system: 'Sistema', dark: 'Notte', light: 'Prima luce' },
  language: 'Lingua',
  languageHere: 'Come questo browser',
  lossless: 'WAV senza perdita',
  losslessHint: (minutes, megabytes) =>
    `Invia le registrazioni non compresse: fino a ${minutes} minuti, cioè ${megabytes} MB.`,
}
