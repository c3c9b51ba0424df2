/** Texts for the search field on home. */
import { words } from '../../domain/catalogue'

export const FINDER = words('FINDER', {
  hint: 'Search every voice',
  hintSmall: 'Search voices',
  label: 'Search squawks, hums, nightingales, Owlcasts and MUE messages',
})
