/** French texts for the settings. */
import type * as English from '../settings'

export const SETTINGS: typeof English.SETTINGS = {
  title: 'Réglages',
  account: 'Compte',
  signedOut: {
    title: 'Aucun compte connecté',
    text: 'Connecte-toi pour voir ton offre, tes notifications et tes données.',
    action: 'Se connecter',
  },
  device: 'Cet appareil',
  scheme: 'Apparence',
  schemeHint: 'Les couleurs de l’app.',
  schemes: { system: 'Appareil', dark: 'Sombre', light: 'Clair' },
  language: 'Langue',
  languageHere: 'Comme ce navigateur',
  lossless: 'WAV sans perte',
  losslessHint: (minutes, megabytes) =>
    `Envoie les enregistrements sans compression\u202f: jusqu’à ${minutes} minutes, soit ${megabytes}\u202fMo.`,
}
