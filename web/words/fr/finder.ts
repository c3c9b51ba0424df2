/** French texts for the search field on home. */
import type * as English from '../finder'

export const QUICK_SEARCH: typeof English.QUICK_SEARCH = {
  placeholder: 'Publications et personnes',
  shortPlaceholder: 'Chercher une publication',
  label: 'Chercher parmi les squawks, HUM, Nightingales, Owlcasts et messages MUE',
}
