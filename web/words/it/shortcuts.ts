/** Italian texts for the keyboard shortcuts. */
import type * as English from '../shortcuts'

export const SHORTCUT_WORDS: typeof English.SHORTCUT_WORDS = {
  title: 'Scorciatoie da tastiera',
  playPause: 'Riproduci o metti in pausa',
  record: 'Registra',
  search: 'Cerca',
  cards: 'Scheda successiva, scheda precedente',
  reply: 'Rispondi alla scheda selezionata',
  seek: 'Indietro 5 s, avanti 5 s',
  speed: 'Più lento, più veloce',
  help: 'Questo elenco',
  keys: { ' ': 'spazio', arrowleft: '←', arrowright: '→' },
  single: 'Scorciatoie a un tasto',
  singleHint: 'Disattivale se intralciano i tuoi tasti.',
}
