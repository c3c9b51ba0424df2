/** Russian texts for universal search. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../search'

const counted = createPluralizer('ru')

export const SEARCH: typeof English.SEARCH = {
  results: 'Быстрый переход',
  count: (count) =>
    counted(count, {
      one: '# результат',
      few: '# результата',
      many: '# результатов',
      other: '# результата',
    }),
  all: (query) => `Все результаты по запросу «${query}»`,
  none: (query) => `По запросу «${query}» ничего не нашлось`,
  searching: 'Ищем',
  offline: 'Нет сети. Подключитесь, чтобы искать.',
  retry: 'Повторить',
  move: 'выбор',
  jump: 'переход',
  close: 'закрыть',
  voices: (count) =>
    counted(count, { one: '# публикация', few: '# публикации', many: '# публикаций', other: '# публикации' }),
  recordings: (count) =>
    counted(count, { one: '# запись', few: '# записи', many: '# записей', other: '# записи' }),
  free: 'Слушать бесплатно',
  price: (price) => `${price} за прослушивание`,
  heading: 'Поиск',
  field: 'Поиск публикаций и людей',
  clear: 'Очистить поиск',
  filters: 'Показать результаты',
  everything: 'Всё',
  people: 'Люди',
  allPeople: 'Все люди',
  morePeople: 'Есть и другие совпадения. Введите больше букв имени.',
  more: 'Показать ещё',
  loadingMore: 'Загружаем',
  loading: 'Ищем',
  start: 'Что вы ищете?',
  startText: 'Ищите публикации, людей и свои сообщения.',
  elsewhere: 'Показать все виды',
  meant: 'Может быть,',
  near: 'Похожие публикации',
  reply: 'Ответ',
  message: 'Личное сообщение',
  by: (author) => `публикация — ${author}`,
}
