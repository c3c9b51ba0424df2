/** Italian texts for the search field on home. */
import type * as English from '../finder'

export const FINDER: typeof English.FINDER = {
  hint: 'Cerca post e persone',
  hintSmall: 'Cerca post',
  label: 'Cerca tra squawk, HUM, Nightingale, Owlcast e messaggi MUE',
}
