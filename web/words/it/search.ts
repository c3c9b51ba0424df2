/** Italian texts for universal search. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../search'

const counted = createPluralizer('it')

export const SEARCH: typeof English.SEARCH = {
  results: 'Risultati rapidi',
  resultCount: (count) =>
    counted(count, { one: '# risultato', many: '# di risultati', other: '# risultati' }),
  allResults: (query) => `Tutti i risultati per «${query}»`,
  noResults: (query) => `Nessun risultato per «${query}»`,
  searching: 'Ricerca in corso',
  offline: 'Sei offline. Connettiti per cercare.',
  retry: 'Riprova',
  moveKey: 'scegli',
  jumpKey: 'apri',
  closeKey: 'chiudi',
  postCount: (count) => `${count} post`,
  recordingCount: (count) =>
    counted(count, { one: '# registrazione', many: '# di registrazioni', other: '# registrazioni' }),
  free: 'Ascolto gratuito',
  price: (price) => `${price} per ascoltare`,
  heading: 'Cerca',
  fieldLabel: 'Cerca post e persone',
  clear: 'Cancella la ricerca',
  filterLabel: 'Mostra risultati di',
  allKinds: 'Tutto',
  people: 'Persone',
  allPeople: 'Tutte le persone',
  morePeople: 'Ci sono altri risultati. Scrivi più lettere del nome.',
  more: 'Mostra altro',
  loadingMore: 'Caricamento',
  loading: 'Ricerca in corso',
  emptyTitle: 'Che cosa cerchi?',
  emptyText: 'Cerca post, persone e i tuoi messaggi.',
  showAllKinds: 'Mostra tutti i tipi',
  didYouMean: 'Forse cercavi',
  similar: 'Post simili',
  reply: 'Risposta',
  message: 'Messaggio privato',
  untitledBy: (author) => `un post di ${author}`,
}
