/** Dutch texts for the page for unknown addresses. */
import type * as English from '../not-found'

export const NOT_FOUND: typeof English.NOT_FOUND = {
  title: 'Hier is niets',
  text: 'Misschien klopt het adres niet, of is wat hier stond verplaatst.',
  home: 'Naar Owlcast',
  search: 'Zoeken',
}
