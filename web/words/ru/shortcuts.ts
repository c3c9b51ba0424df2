/** Russian texts for the keyboard shortcuts. */
import type * as English from '../shortcuts'

export const SHORTCUT_LABELS: typeof English.SHORTCUT_LABELS = {
  title: 'Горячие клавиши',
  playPause: 'Слушать или пауза',
  record: 'Записать',
  search: 'Поиск',
  cards: 'Следующая публикация, предыдущая публикация',
  reply: 'Ответить на выбранную публикацию',
  seek: 'Назад на 5 с, вперёд на 5 с',
  speed: 'Медленнее, быстрее',
  help: 'Показать этот список',
  keys: { ' ': 'пробел', arrowleft: '←', arrowright: '→' },
  single: 'Команды одной клавишей',
  singleHint: 'Выключите, если они мешают вашим собственным сочетаниям клавиш.',
}
