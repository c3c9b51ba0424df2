/** Spanish texts for the page for unknown addresses. */
import type * as English from '../not-found'

export const NOT_FOUND: typeof English.NOT_FOUND = {
  title: 'Aquí no hay nada',
  text: 'Puede que la dirección esté mal escrita o que lo que había aquí se haya movido.',
  home: 'Ir a Owlcast',
  search: 'Buscar',
}
