/** German texts for universal search. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../search'

const counted = createPluralizer('de')

export const SEARCH: typeof English.SEARCH = {
  results: 'Treffer zum Springen',
  count: (count) => counted(count, { one: '# Ergebnis', other: '# Ergebnisse' }),
  all: (query) => `Alle Ergebnisse für „${query}“`,
  none: (query) => `Keine Ergebnisse für „${query}“`,
  searching: 'Suche läuft',
  offline: 'Du bist offline. Zum Suchen brauchst du eine Verbindung.',
  retry: 'Erneut versuchen',
  move: 'bewegen',
  jump: 'öffnen',
  close: 'schließen',
  voices: (count) => counted(count, { one: '# Beitrag', other: '# Beiträge' }),
  recordings: (count) => counted(count, { one: '# Aufnahme', other: '# Aufnahmen' }),
  free: 'Kostenlos anhören',
  price: (price) => `Anhören für ${price}`,
  heading: 'Suche',
  field: 'Beiträge und Personen suchen',
  clear: 'Suche leeren',
  filters: 'Ergebnisse zeigen aus',
  everything: 'Alles',
  people: 'Personen',
  allPeople: 'Alle Personen',
  morePeople: 'Es gibt weitere Treffer. Gib mehr vom Namen ein.',
  more: 'Mehr anzeigen',
  loadingMore: 'Wird geladen',
  loading: 'Suche läuft',
  start: 'Was suchst du?',
  startText: 'Durchsuche Beiträge, Personen und deine Nachrichten.',
  elsewhere: 'Alle Arten anzeigen',
  meant: 'Meintest du',
  near: 'Ähnliche Beiträge',
  reply: 'Antwort',
  message: 'Private Nachricht',
  by: (author) => `ein Beitrag von ${author}`,
}
