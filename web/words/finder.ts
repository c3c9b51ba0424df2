/** Texts for the search field on home. */
import { defineMessages } from '../../domain/i18n'

export const FINDER = defineMessages('FINDER', {
  hint: 'Search posts and people',
  hintSmall: 'Search posts',
  label: 'Search squawks, hums, nightingales, Owlcasts and MUE messages',
})
