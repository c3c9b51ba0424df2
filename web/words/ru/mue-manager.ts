/** Russian texts for the MUE Manager. */
import type * as English from '../mue-manager'

const mues = (count: number) => `${count.toLocaleString('ru')} MUE`

export const MUE_MANAGER: typeof English.MUE_MANAGER = {
  hint: 'Заполните музыкальную библиотеку или загрузите её из хранилища.',
  manage: 'Управлять',
  intro: 'Музыка, которую каждый может добавить к записи.',
  actions: 'Действия с библиотекой',
  setup: 'Подготовить таблицу',
  addSamples: 'Добавить примеры MUE',
  sync: 'Синхронизировать с хранилищем',
  refresh: 'Обновить',
  empty: 'MUE пока нет. Нажмите «Подготовить таблицу» и «Добавить примеры MUE», чтобы начать.',
  loading: 'Загружаем MUE',
  ready: (count) => `Таблица MUE готова, в ней ${mues(count)}.`,
  added: (added, absent) =>
    absent > 0
      ? `Добавлено примеров: ${mues(added)}. Без файла в хранилище пока ${absent.toLocaleString('ru')}.`
      : `Добавлено примеров: ${mues(added)}.`,
  usingSamples: (count) => `Используем примеры: ${mues(count)}`,
  loaded: (count) => `Загружено: ${mues(count)}.`,
  listing: 'Читаем хранилище…',
  measuring: (done, all) => `Измеряем длительность: ${done} из ${all}…`,
  working: 'Работаем…',
  storageEmpty: 'В хранилище нет MUE. Библиотека не изменилась.',
  synced: (count, more) =>
    more
      ? `Готово. Теперь в библиотеке ${mues(count)}. В хранилище больше файлов, чем читается за раз.`
      : `Готово. Теперь в библиотеке ${mues(count)}.`,
  confirm: {
    title: 'Заменить библиотеку?',
    text: (now, then) =>
      `Вместо ${mues(now)} будет ${then.toLocaleString('ru')} — столько нашлось в хранилище. Публикации, в которых уже есть музыка, останутся как есть.`,
    cancel: 'Оставить',
    replace: 'Заменить',
  },
  seconds: (seconds) => `${Math.round(seconds)} с`,
  mood: 'Настроение',
  genre: 'Жанр',
  playLabel: (name) => `Слушать: ${name}`,
  stopLabel: (name) => `Остановить: ${name}`,
}
