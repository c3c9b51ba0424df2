/** Italian texts for the page for unknown addresses. */
import type * as English from '../not-found'

export const NOT_FOUND: typeof English.NOT_FOUND = {
  title: 'Pagina non trovata',
  text: 'Controlla l’indirizzo. Forse la pagina è stata spostata o eliminata.',
  home: 'Vai su Owlcast',
  search: 'Cerca',
}
