/** German texts for the search field on home. */
import type * as English from '../finder'

export const QUICK_SEARCH: typeof English.QUICK_SEARCH = {
  placeholder: 'Beiträge und Personen suchen',
  shortPlaceholder: 'Beiträge suchen',
  label: 'Squawks, HUMs, Nightingales, Owlcasts und MUE-Nachrichten durchsuchen',
}
