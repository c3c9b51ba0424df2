/** French texts for the keyboard shortcuts. */
import type * as English from '../shortcuts'

export const SHORTCUT_LABELS: typeof English.SHORTCUT_LABELS = {
  title: 'Raccourcis clavier',
  playPause: 'Lecture ou pause',
  record: 'Enregistrer',
  search: 'Rechercher',
  cards: 'Publication suivante, publication précédente',
  reply: 'Répondre à la publication sélectionnée',
  seek: 'Reculer de 5\u00a0s, avancer de 5\u00a0s',
  speed: 'Moins vite, plus vite',
  help: 'Afficher cette liste',
  keys: { ' ': 'espace', arrowleft: '←', arrowright: '→' },
  single: 'Raccourcis à une touche',
  singleHint: 'Désactive-les s’ils gênent tes propres raccourcis.',
}
