/** Portuguese texts for the search field on home. */
import type * as English from '../finder'

export const FINDER: typeof English.FINDER = {
  hint: 'Busque em todas as vozes',
  hintSmall: 'Buscar vozes',
  label: 'Buscar squawks, HUMs, Nightingales, Owlcasts e mensagens MUE',
}
