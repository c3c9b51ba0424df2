/** German texts for universal search. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../search'

const counted = createPluralizer('de')

export const SEARCH: typeof English.SEARCH = {
  results: 'Treffer zum Springen',
  resultCount: (count) => counted(count, { one: '# Ergebnis', other: '# Ergebnisse' }),
  allResults: (query) => `Alle Ergebnisse für „${query}“`,
  noResults: (query) => `Keine Ergebnisse für „${query}“`,
  searching: 'Suche läuft',
  offline: 'Du bist offline. Zum Suchen brauchst du eine Verbindung.',
  retry: 'Erneut versuchen',
  moveKey: 'bewegen',
  jumpKey: 'öffnen',
  closeKey: 'schließen',
  postCount: (count) => counted(count, { one: '# Beitrag', other: '# Beiträge' }),
  recordingCount: (count) => counted(count, { one: '# Aufnahme', other: '# Aufnahmen' }),
  free: 'Kostenlos anhören',
  price: (price) => `Anhören für ${price}`,
  heading: 'Suche',
  fieldLabel: 'Beiträge und Personen suchen',
  clear: 'Suche leeren',
  filterLabel: 'Ergebnisse zeigen aus',
  allKinds: 'Alles',
  people: 'Personen',
  allPeople: 'Alle Personen',
  morePeople: 'Es gibt weitere Treffer. Gib mehr vom Namen ein.',
  more: 'Mehr anzeigen',
  loadingMore: 'Wird geladen',
  loading: 'Suche läuft',
  emptyTitle: 'Was suchst du?',
  emptyText: 'Durchsuche Beiträge, Personen und deine Nachrichten.',
  showAllKinds: 'Alle Arten anzeigen',
  didYouMean: 'Meintest du',
  similar: 'Ähnliche Beiträge',
  reply: 'Antwort',
  message: 'Private Nachricht',
  untitledBy: (author) => `ein Beitrag von ${author}`,
}
