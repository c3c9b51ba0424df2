/** Italian texts for the music pickers. */

import { createPluralizer } from '../../../domain/i18n/plural'
import type { TrackShelf } from '../../../domain/kinds'
import type * as English from '../library'

const counted = createPluralizer('it')

const NAMES: Record<TrackShelf, { one: string; many: string }> = {
  mue: { one: 'MUE', many: 'MUE' },
  beat: { one: 'beat', many: 'beat' },
}

export const LIBRARY: typeof English.LIBRARY = {
  choose: (shelf) => `Scegli un ${NAMES[shelf].one}`,
  add: (shelf) => `Aggiungi un ${NAMES[shelf].one}`,
  remove: (shelf) => `Rimuovi il ${NAMES[shelf].one}`,
  search: (shelf) => `Cerca tra i ${NAMES[shelf].many}`,
  searchHint: 'Nome, atmosfera o genere',
  searchAll: 'Cerca musica di sottofondo',
  anyMood: 'Tutte le atmosfere',
  mood: 'Atmosfera',
  anyGenre: 'Tutti i generi',
  genre: 'Genere',
  showAll: 'Mostra tutto',
  addTrack: 'Aggiungi',
  addLabel: (name) => `Aggiungi ${name}`,
  added: 'Aggiunto',
  removeLabel: (name) => `Rimuovi ${name}`,
  playLabel: (name) => `Riproduci: ${name}`,
  pauseLabel: (name) => `Metti in pausa: ${name}`,
  shelf: (shelf) => NAMES[shelf].one,
  playingHint: 'suona sotto la tua voce',
  loading: (shelf) => `Caricamento dei ${NAMES[shelf].many}`,
  none: (shelf) => `Ancora nessun ${NAMES[shelf].one}`,
  noneFiltered: 'Nessun risultato. Prova un’altra atmosfera o un altro genere.',
  noResults: (query) => `Nessun risultato per «${query}»`,
  section: 'Libreria MUE',
  background: 'Musica di sottofondo',
  open: 'Apri',
  summary: (count) =>
    count === 0
      ? 'Ancora nessun MUE'
      : counted(count, {
          one: '# MUE.',
          many: '# di MUE, dal più calmo al più vivace.',
          other: '# MUE, dal più calmo al più vivace.',
        }),
  loadingAll: 'Caricamento dei MUE',
  offline: 'La musica ha bisogno di una connessione. Puoi registrare anche senza.',
}
