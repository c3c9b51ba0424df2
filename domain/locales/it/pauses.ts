/** Italian texts for pauses: those that the player shortens, and silence that is cut from a recording. */
import type * as English from '../en/pauses'

export const PAUSES: typeof English.PAUSES = {
  smartSpeed: 'Velocità intelligente',
  smartSpeedHint: 'Accelera nelle pause, mai sulle parole.',
  saved: (time) => `Tempo risparmiato su questo dispositivo: ${time}`,
  trimSilence: 'Taglia il silenzio',
  trimmed: (time) => `Tolti ${time} di silenzio.`,
}
