/** German texts for the search field on home. */
import type * as English from '../finder'

export const FINDER: typeof English.FINDER = {
  hint: 'Beiträge und Personen suchen',
  hintSmall: 'Beiträge suchen',
  label: 'Squawks, HUMs, Nightingales, Owlcasts und MUE-Nachrichten durchsuchen',
}
