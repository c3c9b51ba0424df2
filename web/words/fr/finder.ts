/** French texts for the search field on home. */
import type * as English from '../finder'

export const FINDER: typeof English.FINDER = {
  hint: 'Publications et personnes',
  hintSmall: 'Chercher une publication',
  label: 'Chercher parmi les squawks, HUM, Nightingales, Owlcasts et messages MUE',
}
