/** Words for an address that leads nowhere, in Spanish. */
import type * as English from '../not-found'

export const NOT_FOUND: typeof English.NOT_FOUND = {
  title: 'Aquí no hay nada',
  text: 'Puede que la dirección esté mal escrita o que lo que había aquí se haya movido.',
  home: 'Ir a Owlcast',
  search: 'Buscar',
}
