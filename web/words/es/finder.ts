/** Spanish texts for the search field on home. */
import type * as English from '../finder'

export const FINDER: typeof English.FINDER = {
  hint: 'Busca entre todas las voces',
  hintSmall: 'Buscar voces',
  label: 'Buscar squawks, HUM, Nightingales, Owlcasts y mensajes MUE',
}
