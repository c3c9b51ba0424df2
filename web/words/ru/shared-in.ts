/** Russian texts for files shared from other apps. */
import type * as English from '../shared-in'

export const SHARED_IN: typeof English.SHARED_IN = {
  lost: 'Не удалось открыть то, чем вы поделились. Выберите файл здесь или вставьте ссылку.',
  none: 'Поделитесь ссылкой на подкаст или аудиофайлом (WAV, MP3, OGG или M4A) меньше 50 МБ.',
  recordingOpen: 'Сначала опубликуйте или удалите эту запись. Потом мы откроем то, чем вы поделились.',
}
