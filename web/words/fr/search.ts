/** French texts for universal search. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../search'

const counted = createPluralizer('fr')

export const SEARCH: typeof English.SEARCH = {
  results: 'Résultats rapides',
  count: (count) => counted(count, { one: '# résultat', many: '# de résultats', other: '# résultats' }),
  all: (query) => `Tous les résultats pour «\u202f${query}\u202f»`,
  none: (query) => `Aucun résultat pour «\u202f${query}\u202f»`,
  searching: 'Recherche',
  offline: 'Tu es hors ligne. Connecte-toi à Internet pour chercher.',
  retry: 'Réessayer',
  move: 'choisir',
  jump: 'ouvrir',
  close: 'fermer',
  voices: (count) =>
    counted(count, { one: '# publication', many: '# de publications', other: '# publications' }),
  recordings: (count) =>
    counted(count, { one: '# enregistrement', many: '# d’enregistrements', other: '# enregistrements' }),
  free: 'Écoute gratuite',
  price: (price) => `${price} pour écouter`,
  heading: 'Recherche',
  field: 'Chercher des publications et des personnes',
  clear: 'Effacer la recherche',
  filters: 'Afficher les résultats de',
  everything: 'Tout',
  people: 'Personnes',
  allPeople: 'Toutes les personnes',
  morePeople: 'Il y a d’autres résultats. Tape un nom plus complet.',
  more: 'Afficher plus',
  loadingMore: 'Chargement',
  loading: 'Recherche',
  start: 'Que cherches-tu\u202f?',
  startText: 'Cherche des publications, des personnes et tes messages.',
  elsewhere: 'Afficher tous les types',
  meant: 'Tu voulais dire',
  near: 'Publications proches',
  reply: 'Réponse',
  message: 'Message privé',
  by: (author) => `une publication de ${author}`,
}
