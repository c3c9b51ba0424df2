/** Spanish texts for pauses: those that the player shortens, and silence that is cut from a recording. */
import type * as English from '../en/pauses'

export const PAUSES: typeof English.PAUSES = {
  smartSpeed: 'Velocidad inteligente',
  smartSpeedHint: 'Acelera en las pausas, nunca en las palabras.',
  saved: (time) => `Tiempo ahorrado en este dispositivo: ${time}`,
  trimSilence: 'Quitar el silencio',
  trimmed: (time) => `Se quitaron ${time} de silencio.`,
}
