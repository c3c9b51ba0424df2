/** Texts for the page for unknown addresses. */
import { defineMessages } from '../../domain/i18n/i18n'

export const NOT_FOUND = defineMessages('NOT_FOUND', {
  title: 'Page not found',
  text: 'Check the address. The page may have moved or been deleted.',
  home: 'Go to Owlcast',
  search: 'Search',
})
