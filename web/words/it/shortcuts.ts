/** Italian texts for the keyboard shortcuts. */
import type * as English from '../shortcuts'

export const SHORTCUT_LABELS: typeof English.SHORTCUT_LABELS = {
  title: 'Scorciatoie da tastiera',
  playPause: 'Riproduci o metti in pausa',
  record: 'Registra',
  search: 'Cerca',
  cards: 'Post successivo, post precedente',
  reply: 'Rispondi al post selezionato',
  seek: 'Indietro 5 s, avanti 5 s',
  speed: 'Più lento, più veloce',
  help: 'Mostra questo elenco',
  keys: { ' ': 'spazio', arrowleft: '←', arrowright: '→' },
  single: 'Scorciatoie a un tasto',
  singleHint: 'Disattivale se si scontrano con le tue scorciatoie.',
}
