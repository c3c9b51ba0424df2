/** Russian texts for the music pickers. */
import type { TrackShelf } from '../../../domain/kinds'
import type * as English from '../library'

/** `of` is what is missing, in the genitive. */
const NAMES: Record<TrackShelf, { one: string; many: string; of: string }> = {
  mue: { one: 'MUE', many: 'MUE', of: 'MUE' },
  beat: { one: 'бит', many: 'биты', of: 'битов' },
}

export const LIBRARY: typeof English.LIBRARY = {
  choose: (shelf) => `Выбрать ${NAMES[shelf].one}`,
  add: (shelf) => `Добавить ${NAMES[shelf].one}`,
  remove: (shelf) => `Убрать ${NAMES[shelf].one}`,
  search: (shelf) => `Найти ${NAMES[shelf].many}`,
  searchHint: 'Название, настроение или жанр',
  searchAll: 'Поиск фоновой музыки',
  anyMood: 'Любое настроение',
  mood: 'Настроение',
  anyGenre: 'Любой жанр',
  genre: 'Жанр',
  showAll: 'Показать всё',
  addTrack: 'Добавить',
  addLabel: (name) => `Добавить: ${name}`,
  added: 'Добавлено',
  removeLabel: (name) => `Убрать: ${name}`,
  playLabel: (name) => `Слушать: ${name}`,
  pauseLabel: (name) => `Пауза: ${name}`,
  shelf: (shelf) => NAMES[shelf].one,
  playingHint: 'играет под ваш голос',
  loading: (shelf) => `Загружаем ${NAMES[shelf].many}`,
  none: (shelf) => `Пока нет ${NAMES[shelf].of}`,
  noneFiltered: 'Ничего не нашлось. Попробуйте другое настроение или жанр.',
  noResults: (query) => `По запросу «${query}» ничего не нашлось`,
  section: 'Библиотека MUE',
  background: 'Фоновая музыка',
  open: 'Открыть',
  summary: (count) =>
    count === 0 ? 'Пока нет MUE' : `${count.toLocaleString('ru')} MUE, от спокойных до ярких.`,
  loadingAll: 'Загружаем MUE',
  offline: 'Для музыки нужна сеть. Записывать можно и без неё.',
}
