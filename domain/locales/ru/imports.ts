/** Russian texts of imports. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/imports'

const counted = createPluralizer('ru')
const formatCount = (count: number) => count.toLocaleString('ru')

export const IMPORTS: typeof English.IMPORTS = {
  section: 'Импорт',
  title: 'Импортировать подкаст',
  hint: 'Его выпуски станут записями Owlcast.',
  start: 'Импорт',
  url: 'Адрес RSS-ленты',
  lengths: (free, pro) =>
    `Выпуск может длиться до ${free} минут, с Pro — до ${pro}. Более длинные мы пропустим, и вы увидите какие.`,
  read: 'Прочитать ленту',
  loading: 'Загружаем импорты…',
  none: 'Импортов пока нет.',
  list: 'Ваши импорты',
  putCode:
    'Покажите, что подкаст ваш: добавьте этот код в описание ленты и нажмите «Проверить ленту». Потом его можно убрать.',
  check: 'Проверить ленту',
  copy: 'Скопировать код',
  copied: 'Скопировано.',
  remove: 'Убрать',
  orEmail: (to) => `Или получите код по почте на ${to}.`,
  codeSent: (to) => `Мы отправили код на ${to}.`,
  send: 'Отправить код',
  sendAgain: 'Отправить новый код',
  typedCode: 'Код из письма',
  confirm: 'Подтвердить',
  running: (done, total) => `Готово выпусков: ${formatCount(done)} из ${formatCount(total)}.`,
  goesOn: 'Это окно можно закрыть. Импорт продолжится сам.',
  progress: 'Ход импорта',
  cancel: 'Отменить',
  finished: 'Импорт завершён.',
  cancelled: 'Вы отменили импорт.',
  imported: (count) =>
    counted(count, {
      one: 'Импортирован # выпуск.',
      few: 'Импортировано # выпуска.',
      many: 'Импортировано # выпусков.',
      other: 'Импортировано # выпуска.',
    }),
  refused: (count) => counted(count, { one: 'Пропущен #.', other: 'Пропущено #.' }),
  capped: (max) => `В этой ленте больше выпусков. Мы прочитали первые ${formatCount(max)}.`,
  repeat: 'Искать новые выпуски',
  open: 'Открыть Owlcast',
  episodes: 'Выпуски',
  more: 'Показать ещё',
  untitled: 'Без названия',
  states: {
    waiting: 'Ожидает',
    imported: 'Импортирован',
    refused: 'Что-то пошло не так. Чтобы повторить, нажмите «Искать новые выпуски».',
  },
  problems: {
    too_long: 'Длиннее, чем позволяет ваш план',
    too_large: 'Файл слишком большой',
    wrong_type: 'Это не файл MP3 или WAV',
    unreachable: 'Не удалось загрузить файл',
    storage_full: 'Хранилище заполнено',
    text_refused: 'Содержит слова, которые здесь не разрешены',
    failed: 'Что-то пошло не так. Чтобы повторить, нажмите «Искать новые выпуски».',
  },
}
