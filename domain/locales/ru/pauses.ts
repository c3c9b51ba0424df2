/** Russian texts for pauses that the player shortens, silence that is cut from a recording, and phrases struck out of it. */
import type * as English from '../en/pauses'

export const PAUSES: typeof English.PAUSES = {
  smartSpeed: 'Умная скорость',
  smartSpeedHint: 'Ускоряет паузы, но не слова.',
  saved: (time) => `Сэкономлено на этом устройстве: ${time}`,
  trimSilence: 'Убрать тишину',
  trimmed: (time) => `Убрано ${time} тишины.`,
}

export const STRIKES: typeof English.STRIKES = {
  phrases: 'Фразы вашей записи. Нажатые вычеркнуты.',
  hint: 'Нажмите на то, что сказали зря. Нажмите ещё раз, чтобы вернуть.',
  show: 'Показать мои слова',
  onDevice: 'Слова записываются на этом устройстве.',
  onDeviceOnce: (megabytes) => `Слова записываются на этом устройстве. Один раз загрузится ${megabytes} МБ.`,
  refused: 'Должна остаться хотя бы одна секунда.',
}
