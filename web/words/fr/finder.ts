/** French texts for the search field on home. */
import type * as English from '../finder'

export const FINDER: typeof English.FINDER = {
  hint: 'Chercher parmi toutes les voix',
  hintSmall: 'Chercher une voix',
  label: 'Chercher parmi les squawks, HUM, Nightingales, Owlcasts et messages MUE',
}
