/** Dutch texts for the search field on home. */
import type * as English from '../finder'

export const QUICK_SEARCH: typeof English.QUICK_SEARCH = {
  placeholder: 'Zoek posts en mensen',
  shortPlaceholder: 'Zoek posts',
  label: 'Zoek squawks, HUM’s, Nightingales, Owlcasts en MUE-berichten',
}
