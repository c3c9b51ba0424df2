/** French texts for the page for unknown addresses. */
import type * as English from '../not-found'

export const NOT_FOUND: typeof English.NOT_FOUND = {
  title: 'Page introuvable',
  text: 'Vérifie l’adresse. La page a peut-être été déplacée ou supprimée.',
  home: 'Aller sur Owlcast',
  search: 'Chercher',
}
