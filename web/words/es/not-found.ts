/** Spanish texts for the page for unknown addresses. */
import type * as English from '../not-found'

export const NOT_FOUND: typeof English.NOT_FOUND = {
  title: 'Página no encontrada',
  text: 'Revisa la dirección. Puede que la página se haya movido o eliminado.',
  home: 'Ir a Owlcast',
  search: 'Buscar',
}
