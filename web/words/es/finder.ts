/** Spanish texts for the search field on home. */
import type * as English from '../finder'

export const QUICK_SEARCH: typeof English.QUICK_SEARCH = {
  placeholder: 'Buscar publicaciones y personas',
  shortPlaceholder: 'Buscar publicaciones',
  label: 'Buscar squawks, HUM, Nightingales, Owlcasts y mensajes MUE',
}
