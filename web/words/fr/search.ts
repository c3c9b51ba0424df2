/** French texts for universal search. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../search'

const counted = createPluralizer('fr')

export const SEARCH: typeof English.SEARCH = {
  results: 'Résultats rapides',
  resultCount: (count) => counted(count, { one: '# résultat', many: '# de résultats', other: '# résultats' }),
  allResults: (query) => `Tous les résultats pour «\u202f${query}\u202f»`,
  noResults: (query) => `Aucun résultat pour «\u202f${query}\u202f»`,
  searching: 'Recherche',
  offline: 'Tu es hors ligne. Connecte-toi à Internet pour chercher.',
  retry: 'Réessayer',
  moveKey: 'choisir',
  jumpKey: 'ouvrir',
  closeKey: 'fermer',
  postCount: (count) =>
    counted(count, { one: '# publication', many: '# de publications', other: '# publications' }),
  recordingCount: (count) =>
    counted(count, { one: '# enregistrement', many: '# d’enregistrements', other: '# enregistrements' }),
  free: 'Écoute gratuite',
  price: (price) => `${price} pour écouter`,
  heading: 'Recherche',
  fieldLabel: 'Chercher des publications et des personnes',
  clear: 'Effacer la recherche',
  filterLabel: 'Afficher les résultats de',
  allKinds: 'Tout',
  people: 'Personnes',
  allPeople: 'Toutes les personnes',
  morePeople: 'Il y a d’autres résultats. Tape un nom plus complet.',
  more: 'Afficher plus',
  loadingMore: 'Chargement',
  loading: 'Recherche',
  emptyTitle: 'Que cherches-tu\u202f?',
  emptyText: 'Cherche des publications, des personnes et tes messages.',
  showAllKinds: 'Afficher tous les types',
  didYouMean: 'Tu voulais dire',
  similar: 'Publications proches',
  reply: 'Réponse',
  message: 'Message privé',
  untitledBy: (author) => `une publication de ${author}`,
}
