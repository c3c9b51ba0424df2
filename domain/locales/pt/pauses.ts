/** Portuguese texts for pauses: those that the player shortens, and silence that is cut from a recording. */
import type * as English from '../en/pauses'

export const PAUSES: typeof English.PAUSES = {
  smartSpeed: 'Velocidade inteligente',
  smartSpeedHint: 'Acelera nas pausas, nunca nas palavras.',
  saved: (time) => `Tempo poupado neste dispositivo: ${time}`,
  trimSilence: 'Cortar o silêncio',
  trimmed: (time) => `Cortados ${time} de silêncio.`,
}
