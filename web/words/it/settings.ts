/** Italian texts for the settings. */
import type * as English from '../settings'

export const SETTINGS: typeof English.SETTINGS = {
  title: 'Impostazioni',
  account: 'Account',
  signedOut: {
    title: 'Nessun account collegato',
    text: 'Accedi per vedere il tuo piano, le tue notifiche e i tuoi dati.',
    action: 'Accedi',
  },
  device: 'Questo dispositivo',
  appearance: 'Aspetto',
  appearanceHint: 'I colori dell’app.',
  appearanceOptions: { system: 'Dispositivo', dark: 'Scuro', light: 'Chiaro' },
  language: 'Lingua',
  browserLanguage: 'Come questo browser',
  lossless: 'WAV senza perdita',
  losslessHint: (minutes, megabytes) =>
    `Invia le registrazioni non compresse: fino a ${minutes} minuti, cioè ${megabytes} MB.`,
}
