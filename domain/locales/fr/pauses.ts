/** French texts for pauses: those that the player shortens, and silence that is cut from a recording. */
import type * as English from '../en/pauses'

export const PAUSES: typeof English.PAUSES = {
  smartSpeed: 'Vitesse adaptée',
  smartSpeedHint: 'Accélère pendant les pauses, jamais sur les mots.',
  saved: (time) => `Temps gagné sur cet appareil : ${time}`,
  trimSilence: 'Couper le silence',
  trimmed: (time) => `${time} de silence en moins.`,
}
