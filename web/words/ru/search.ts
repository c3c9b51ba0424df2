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
  offline: 'Нет сети. Для поиска она нужна.',
  retry: 'Повторить',
  move: 'выбор',
  jump: 'переход',
  close: 'закрыть',
  voices: (count) =>
    counted(count, { one: '# голос', few: '# голоса', many: '# голосов', other: '# голоса' }),
  recordings: (count) =>
    counted(count, { one: '# запись', few: '# записи', many: '# записей', other: '# записи' }),
  free: 'Слушать бесплатно',
  price: (price) => `${price} за прослушивание`,
  heading: 'Поиск',
  field: 'Поиск по всем голосам и людям',
  clear: 'Очистить поиск',
  filters: 'Показать результаты',
  everything: 'Всё',
  people: 'Люди',
  allPeople: 'Все люди',
  morePeople: 'Людей с таким именем больше. Введите имя длиннее, чтобы найти их.',
  more: 'Показать ещё',
  loadingMore: 'Загружаем',
  loading: 'Ищем',
  start: 'Что вы хотите услышать?',
  startText: 'Названия, теги, описания, тексты и люди, а ещё то, что вы говорили и слышали лично.',
  elsewhere: 'Показать все виды',
  meant: 'Может быть,',
  near: 'Похожие голоса',
  reply: 'Ответ',
  message: 'Личное сообщение',
  by: (author) => `голос — ${author}`,
}
