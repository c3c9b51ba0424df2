/** French texts for the page for unknown addresses. */
import type * as English from '../not-found'

export const NOT_FOUND: typeof English.NOT_FOUND = {
  title: 'Il n’y a rien ici',
  text: 'L’adresse est peut-être mal tapée, ou ce qui était ici a déménagé.',
  home: 'Aller sur Owlcast',
  search: 'Chercher',
}
