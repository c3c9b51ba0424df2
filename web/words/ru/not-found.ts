/** Russian texts for the page for unknown addresses. */
import type * as English from '../not-found'

export const NOT_FOUND: typeof English.NOT_FOUND = {
  title: 'Страница не найдена',
  text: 'Проверьте адрес. Возможно, страница переехала или удалена.',
  home: 'Открыть Owlcast',
  search: 'Поиск',
}
