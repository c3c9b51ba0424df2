/** Russian texts for the page for unknown addresses. */
import type * as English from '../not-found'

export const NOT_FOUND: typeof English.NOT_FOUND = {
  title: 'Здесь ничего нет',
  text: 'Возможно, адрес введён с ошибкой или страница переехала.',
  home: 'Открыть Owlcast',
  search: 'Поиск',
}
