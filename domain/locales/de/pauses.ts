/** German texts for pauses: those that the player shortens, and silence that is cut from a recording. */
import type * as English from '../en/pauses'

export const PAUSES: typeof English.PAUSES = {
  smartSpeed: 'Pausen raffen',
  smartSpeedHint: 'Spielt Pausen schneller ab, nie die Worte.',
  saved: (time) => `Auf diesem Gerät gespart: ${time}`,
  trimSilence: 'Stille abschneiden',
  trimmed: (time) => `${time} Stille abgeschnitten.`,
}
