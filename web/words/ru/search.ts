/** Russian texts for universal search. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../search'

const counted = createPluralizer('ru')

export const SEARCH: typeof English.SEARCH = {
  results: 'Быстрый переход',
  resultCount: (count) =>
    counted(count, {
      one: '# результат',
      few: '# результата',
      many: '# результатов',
      other: '# результата',
    }),
  allResults: (query) => `Все результаты по запросу «${query}»`,
  noResults: (query) => `По запросу «${query}» ничего не нашлось`,
  searching: 'Ищем',
  offline: 'Нет сети. Подключитесь, чтобы искать.',
  retry: 'Повторить',
  moveKey: 'выбор',
  jumpKey: 'переход',
  closeKey: 'закрыть',
  postCount: (count) =>
    counted(count, { one: '# публикация', few: '# публикации', many: '# публикаций', other: '# публикации' }),
  recordingCount: (count) =>
    counted(count, { one: '# запись', few: '# записи', many: '# записей', other: '# записи' }),
  free: 'Слушать бесплатно',
  price: (price) => `${price} за прослушивание`,
  heading: 'Поиск',
  fieldLabel: 'Поиск публикаций и людей',
  clear: 'Очистить поиск',
  filterLabel: 'Показать результаты',
  allKinds: 'Всё',
  people: 'Люди',
  allPeople: 'Все люди',
  morePeople: 'Есть и другие совпадения. Введите больше букв имени.',
  more: 'Показать ещё',
  loadingMore: 'Загружаем',
  loading: 'Ищем',
  emptyTitle: 'Что вы ищете?',
  emptyText: 'Ищите публикации, людей и свои сообщения.',
  showAllKinds: 'Показать все виды',
  didYouMean: 'Может быть,',
  similar: 'Похожие публикации',
  reply: 'Ответ',
  message: 'Личное сообщение',
  untitledBy: (author) => `публикация — ${author}`,
}
