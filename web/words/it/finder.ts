/** Italian texts for the search field on home. */
import type * as English from '../finder'

export const QUICK_SEARCH: typeof English.QUICK_SEARCH = {
  placeholder: 'Cerca post e persone',
  shortPlaceholder: 'Cerca post',
  label: 'Cerca tra squawk, HUM, Nightingale, Owlcast e messaggi MUE',
}
