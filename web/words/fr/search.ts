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
  offline: 'Tu es hors ligne. La recherche a besoin d’une connexion.',
  retry: 'Réessayer',
  move: 'choisir',
  jump: 'ouvrir',
  close: 'fermer',
  voices: (count) => counted(count, { one: '# voix', many: '# de voix', other: '# voix' }),
  recordings: (count) =>
    counted(count, { one: '# enregistrement', many: '# d’enregistrements', other: '# enregistrements' }),
  free: 'Écoute gratuite',
  price: (price) => `${price} pour écouter`,
  heading: 'Recherche',
  field: 'Chercher parmi les voix et les membres',
  clear: 'Effacer la recherche',
  filters: 'Afficher les résultats de',
  everything: 'Tout',
  people: 'Personnes',
  allPeople: 'Toutes les personnes',
  morePeople: 'D’autres personnes portent ce nom. Un nom plus long les trouve.',
  more: 'Afficher plus',
  loadingMore: 'Chargement',
  loading: 'Recherche',
  start: 'Que cherches-tu à entendre\u202f?',
  startText: 'Titres, tags, descriptions, textes et personnes, et ce que tu as dit et entendu en privé.',
  elsewhere: 'Afficher tous les types',
  meant: 'Tu voulais dire',
  near: 'Voix proches',
  reply: 'Réponse',
  message: 'Message privé',
  by: (author) => `une voix de ${author}`,
}
