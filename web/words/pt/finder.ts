/** Portuguese texts for the search field on home. */
import type * as English from '../finder'

export const FINDER: typeof English.FINDER = {
  hint: 'Buscar posts e pessoas',
  hintSmall: 'Buscar posts',
  label: 'Buscar squawks, HUMs, Nightingales, Owlcasts e mensagens MUE',
}
