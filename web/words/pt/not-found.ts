/** Portuguese texts for the page for unknown addresses. */
import type * as English from '../not-found'

export const NOT_FOUND: typeof English.NOT_FOUND = {
  title: 'Não há nada aqui',
  text: 'O endereço pode estar errado, ou o que estava aqui mudou de lugar.',
  home: 'Ir para o Owlcast',
  search: 'Buscar',
}
