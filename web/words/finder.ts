/** Texts for the search field on home. */
import { defineMessages } from '../../domain/i18n/i18n'

export const QUICK_SEARCH = defineMessages('QUICK_SEARCH', {
  placeholder: 'Search posts and people',
  shortPlaceholder: 'Search posts',
  label: 'Search squawks, hums, nightingales, Owlcasts and MUE messages',
})
