/** Spanish texts for the search field on home. */
import type * as English from '../finder'

export const FINDER: typeof English.FINDER = {
  hint: 'Buscar publicaciones y personas',
  hintSmall: 'Buscar publicaciones',
  label: 'Buscar squawks, HUM, Nightingales, Owlcasts y mensajes MUE',
}
