/** Russian texts for pauses: those that the player shortens, and silence that is cut from a recording. */
import type * as English from '../en/pauses'

export const PAUSES: typeof English.PAUSES = {
  smartSpeed: 'Умная скорость',
  smartSpeedHint: 'Ускоряет паузы, но не слова.',
  saved: (time) => `Сэкономлено на этом устройстве: ${time}`,
  trimSilence: 'Убрать тишину',
  trimmed: (time) => `Убрано ${time} тишины.`,
}
