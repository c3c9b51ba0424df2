/** Dutch texts for pauses: those that the player shortens, and silence that is cut from a recording. */
import type * as English from '../en/pauses'

export const PAUSES: typeof English.PAUSES = {
  smartSpeed: 'Slimme snelheid',
  smartSpeedHint: 'Speelt pauzes sneller af, nooit de woorden.',
  saved: (time) => `Tijd bespaard op dit apparaat: ${time}`,
  trimSilence: 'Stilte wegknippen',
  trimmed: (time) => `${time} stilte weggeknipt.`,
}
