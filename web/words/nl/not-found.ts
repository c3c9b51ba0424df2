/** Dutch texts for the page for unknown addresses. */
import type * as English from '../not-found'

export const NOT_FOUND: typeof English.NOT_FOUND = {
  title: 'Pagina niet gevonden',
  text: 'Controleer het adres. Misschien is de pagina verplaatst of verwijderd.',
  home: 'Naar Owlcast',
  search: 'Zoeken',
}
