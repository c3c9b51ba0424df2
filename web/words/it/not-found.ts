/** Words for an address that leads nowhere, in Italian. */
import type * as English from '../not-found'

export const NOT_FOUND: typeof English.NOT_FOUND = {
  title: 'Qui non c’è nulla',
  text: 'Forse l’indirizzo è sbagliato, o ciò che era qui si è spostato.',
  home: 'Vai su Owlcast',
  search: 'Cerca',
}
