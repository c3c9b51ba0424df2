/** French texts for pauses that the player shortens, silence that is cut from a recording, and phrases struck out of it. */
import type * as English from '../en/pauses'

export const PAUSES: typeof English.PAUSES = {
  smartSpeed: 'Vitesse adaptée',
  smartSpeedHint: 'Accélère pendant les pauses, jamais sur les mots.',
  saved: (time) => `Temps gagné sur cet appareil : ${time}`,
  trimSilence: 'Couper le silence',
  trimmed: (time) => `${time} de silence en moins.`,
}

export const STRIKES: typeof English.STRIKES = {
  phrases: 'Phrases de ton enregistrement. Celles activées sont barrées.',
  hint: 'Touche ce que tu ne voulais pas dire. Touche encore pour le remettre.',
  show: 'Afficher mes paroles',
  onDevice: 'Écrites sur cet appareil.',
  onDeviceOnce: (megabytes) => `Écrites sur cet appareil. Télécharge ${megabytes} Mo une fois.`,
  refused: 'Il doit rester au moins une seconde.',
}
