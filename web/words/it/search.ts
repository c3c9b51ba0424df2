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
  offline: 'Sei offline. Connettiti per cercare.',
  retry: 'Riprova',
  move: 'scegli',
  jump: 'apri',
  close: 'chiudi',
  voices: (count) => `${count} post`,
  recordings: (count) =>
    counted(count, { one: '# registrazione', many: '# di registrazioni', other: '# registrazioni' }),
  free: 'Ascolto gratuito',
  price: (price) => `${price} per ascoltare`,
  heading: 'Cerca',
  field: 'Cerca post e persone',
  clear: 'Cancella la ricerca',
  filters: 'Mostra risultati di',
  everything: 'Tutto',
  people: 'Persone',
  allPeople: 'Tutte le persone',
  morePeople: 'Ci sono altri risultati. Scrivi più lettere del nome.',
  more: 'Mostra altro',
  loadingMore: 'Caricamento',
  loading: 'Ricerca in corso',
  start: 'Che cosa cerchi?',
  startText: 'Cerca post, persone e i tuoi messaggi.',
  elsewhere: 'Mostra tutti i tipi',
  meant: 'Forse cercavi',
  near: 'Post simili',
  reply: 'Risposta',
  message: 'Messaggio privato',
  by: (author) => `un post di ${author}`,
}
