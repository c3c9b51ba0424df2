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
  offline: 'Du bist offline. Zum Suchen braucht es eine Verbindung.',
  retry: 'Erneut versuchen',
  move: 'bewegen',
  jump: 'öffnen',
  close: 'schließen',
  voices: (count) => counted(count, { one: '# Stimme', other: '# Stimmen' }),
  recordings: (count) => counted(count, { one: '# Aufnahme', other: '# Aufnahmen' }),
  free: 'Kostenlos anhören',
  price: (price) => `Anhören für ${price}`,
  heading: 'Suche',
  field: 'Alle Stimmen und Mitglieder durchsuchen',
  clear: 'Suche leeren',
  filters: 'Ergebnisse zeigen aus',
  everything: 'Alles',
  people: 'Personen',
  allPeople: 'Alle Personen',
  morePeople: 'Noch mehr Personen heißen so. Ein längerer Name findet sie.',
  more: 'Mehr anzeigen',
  loadingMore: 'Wird geladen',
  loading: 'Suche läuft',
  start: 'Wonach lauschst du?',
  startText: 'Titel, Tags, Beschreibungen, Texte und Personen, und was du privat gesagt und gehört hast.',
  elsewhere: 'Alle Arten anzeigen',
  meant: 'Meintest du',
  near: 'Ähnliche Stimmen',
  reply: 'Antwort',
  message: 'Private Nachricht',
  by: (author) => `eine Stimme von ${author}`,
}
