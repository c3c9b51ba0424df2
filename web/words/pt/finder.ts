/** Portuguese texts for the search field on home. */
import type * as English from '../finder'

export const QUICK_SEARCH: typeof English.QUICK_SEARCH = {
  placeholder: 'Buscar posts e pessoas',
  shortPlaceholder: 'Buscar posts',
  label: 'Buscar squawks, HUMs, Nightingales, Owlcasts e mensagens MUE',
}
