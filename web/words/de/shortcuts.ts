/** German texts for the keyboard shortcuts. */
import type * as English from '../shortcuts'

export const SHORTCUT_LABELS: typeof English.SHORTCUT_LABELS = {
  title: 'Tastenkürzel',
  playPause: 'Abspielen oder anhalten',
  record: 'Aufnehmen',
  search: 'Suchen',
  cards: 'Nächster Beitrag, vorheriger Beitrag',
  reply: 'Auf den ausgewählten Beitrag antworten',
  seek: '5 s zurück, 5 s vor',
  speed: 'Langsamer, schneller',
  help: 'Diese Liste anzeigen',
  keys: { ' ': 'Leertaste', arrowleft: '←', arrowright: '→' },
  single: 'Kürzel mit einer Taste',
  singleHint: 'Schalte sie aus, wenn sie deine eigenen Tastenkürzel stören.',
}
