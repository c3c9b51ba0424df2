/** Dutch texts for the search field on home. */
import type * as English from '../finder'

export const FINDER: typeof English.FINDER = {
  hint: 'Zoek posts en mensen',
  hintSmall: 'Zoek posts',
  label: 'Zoek squawks, HUM’s, Nightingales, Owlcasts en MUE-berichten',
}
