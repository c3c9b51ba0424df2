/** French texts for the settings. */
import type * as English from '../settings'

export const SETTINGS: typeof English.SETTINGS = {
  title: 'Réglages',
  account: 'Compte',
  signedOut: {
    title: 'Aucun compte connecté',
    text: 'Ton offre, tes notifications et tes données apparaissent ici une fois la connexion faite.',
    action: 'Se connecter',
  },
  device: 'Cet appareil',
  scheme: 'Nuit ou aube',
  schemeHint: 'Les couleurs de l’app.',
  schemes: { system: 'Système', dark: 'Nuit', light: 'Aube' },
  language: 'Langue',
  languageHere: 'Comme ce navigateur',
  lossless: 'WAV sans perte',
  losslessHint: (minutes, megabytes) =>
    `Envoie les enregistrements sans compression\u202f: jusqu’à ${minutes} minutes, soit ${megabytes}\u202fMo.`,
}
