/** French texts for the music pickers. */

import { createPluralizer } from '../../../domain/i18n/plural'
import type { TrackShelf } from '../../../domain/kinds'
import type * as English from '../library'

const counted = createPluralizer('fr')

const NAMES: Record<TrackShelf, { one: string; many: string }> = {
  mue: { one: 'MUE', many: 'MUE' },
  beat: { one: 'beat', many: 'beats' },
}

export const LIBRARY: typeof English.LIBRARY = {
  choose: (shelf) => `Choisir un ${NAMES[shelf].one}`,
  add: (shelf) => `Ajouter un ${NAMES[shelf].one}`,
  remove: (shelf) => `Retirer le ${NAMES[shelf].one}`,
  search: (shelf) => `Chercher dans les ${NAMES[shelf].many}`,
  searchHint: 'Nom, ambiance ou genre',
  searchAll: 'Chercher une musique de fond',
  anyMood: 'Toutes les ambiances',
  mood: 'Ambiance',
  anyGenre: 'Tous les genres',
  genre: 'Genre',
  showAll: 'Tout afficher',
  addTrack: 'Ajouter',
  addLabel: (name) => `Ajouter ${name}`,
  added: 'Ajouté',
  removeLabel: (name) => `Retirer ${name}`,
  playLabel: (name) => `Lire\u202f: ${name}`,
  pauseLabel: (name) => `Pause\u202f: ${name}`,
  shelf: (shelf) => NAMES[shelf].one,
  playingHint: 'joue sous ta voix',
  loading: (shelf) => `Chargement des ${NAMES[shelf].many}`,
  none: (shelf) => `Pas encore de ${NAMES[shelf].many}`,
  noneFiltered: 'Aucun résultat. Essaie une autre ambiance ou un autre genre.',
  noResults: (query) => `Aucun résultat pour «\u202f${query}\u202f»`,
  section: 'Bibliothèque MUE',
  background: 'Musique de fond',
  open: 'Ouvrir',
  summary: (count) =>
    count === 0
      ? 'Pas encore de MUE'
      : counted(count, {
          one: '# MUE.',
          many: '# de MUE, du plus calme au plus vif.',
          other: '# MUE, du plus calme au plus vif.',
        }),
  loadingAll: 'Chargement des MUE',
  offline: 'La musique a besoin d’une connexion. Tu peux enregistrer sans elle.',
}
