/** Portuguese texts for the page for unknown addresses. */
import type * as English from '../not-found'

export const NOT_FOUND: typeof English.NOT_FOUND = {
  title: 'Página não encontrada',
  text: 'Confira o endereço. A página pode ter sido movida ou excluída.',
  home: 'Ir para o Owlcast',
  search: 'Buscar',
}
