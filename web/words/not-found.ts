/** Texts for the page for unknown addresses. */
import { defineMessages } from '../../domain/i18n'

export const NOT_FOUND = defineMessages('NOT_FOUND', {
  title: 'There is nothing here',
  text: 'This address may be mistyped, or what was here has moved.',
  home: 'Go to Owlcast',
  search: 'Search',
})
