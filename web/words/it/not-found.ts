/** Italian texts for the page for unknown addresses. */
import type * as English from '../not-found'

export const NOT_FOUND: typeof English.NOT_FOUND = {
  title: 'Qui non c’è nulla',
  text: 'Forse l’indirizzo è sbagliato, o ciò che era qui si è spostato.',
  home: 'Vai su Owlcast',
  search: 'Cerca',
}
