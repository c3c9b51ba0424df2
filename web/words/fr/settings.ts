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
  appearance: 'Apparence',
  appearanceHint: 'Les couleurs de l’app.',
  appearanceOptions: { system: 'Appareil', dark: 'Sombre', light: 'Clair' },
  language: 'Langue',
  browserLanguage: 'Comme ce navigateur',
  lossless: 'WAV sans perte',
  losslessHint: (minutes, megabytes) =>
    `Envoie les enregistrements sans compression\u202f: jusqu’à ${minutes} minutes, soit ${megabytes}\u202fMo.`,
}
