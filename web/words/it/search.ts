/** Italian texts for universal search. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../search'

const counted = createPluralizer('it')

export const SEARCH: typeof English.SEARCH = {
  results: 'Risultati rapidi',
  count: (count) => counted(count, { one: '# risultato', many: '# di risultati', other: '# risultati' }),
  all: (query) => `Tutti i risultati per «${query}»`,
  none: (query) => `Nessun risultato per «${query}»`,
  searching: 'Ricerca in corso',
  offline: 'Sei offline. La ricerca ha bisogno di una connessione.',
  retry: 'Riprova',
  move: 'scegli',
  jump: 'apri',
  close: 'chiudi',
  voices: (count) => counted(count, { one: '# voce', many: '# di voci', other: '# voci' }),
  recordings: (count) =>
    counted(count, { one: '# registrazione', many: '# di registrazioni', other: '# registrazioni' }),
  free: 'Ascolto gratuito',
  price: (price) => `${price} per ascoltare`,
  heading: 'Cerca',
  field: 'Cerca tra tutte le voci e i membri',
  clear: 'Cancella la ricerca',
  filters: 'Mostra risultati di',
  everything: 'Tutto',
  people: 'Persone',
  allPeople: 'Tutte le persone',
  morePeople: 'Altre persone si chiamano così. Un nome più lungo le trova.',
  more: 'Mostra altro',
  loadingMore: 'Caricamento',
  loading: 'Ricerca in corso',
  start: 'Che cosa vuoi ascoltare?',
  startText: 'Titoli, tag, descrizioni, testi e persone, e ciò che hai detto e ascoltato in privato.',
  elsewhere: 'Mostra tutti i tipi',
  meant: 'Forse cercavi',
  near: 'Voci simili',
  reply: 'Risposta',
  message: 'Messaggio privato',
  by: (author) => `una voce di ${author}`,
}
