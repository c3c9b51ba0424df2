/** German texts for the music pickers. */

import { createPluralizer } from '../../../domain/i18n/plural'
import type { TrackShelf } from '../../../domain/kinds'
import type * as English from '../library'

const counted = createPluralizer('de')

const NAMES: Record<TrackShelf, { one: string; many: string }> = {
  mue: { one: 'MUE', many: 'MUEs' },
  beat: { one: 'Beat', many: 'Beats' },
}

export const LIBRARY: typeof English.LIBRARY = {
  choose: (shelf) => `${NAMES[shelf].one} auswählen`,
  add: (shelf) => `${NAMES[shelf].one} hinzufügen`,
  remove: (shelf) => `${NAMES[shelf].one} entfernen`,
  search: (shelf) => `${NAMES[shelf].many} durchsuchen`,
  searchHint: 'Name, Stimmung oder Genre',
  searchAll: 'Hintergrundmusik durchsuchen',
  anyMood: 'Jede Stimmung',
  mood: 'Stimmung',
  anyGenre: 'Jedes Genre',
  genre: 'Genre',
  showAll: 'Alle anzeigen',
  addTrack: 'Hinzufügen',
  addLabel: (name) => `${name} hinzufügen`,
  added: 'Hinzugefügt',
  removeLabel: (name) => `${name} entfernen`,
  playLabel: (name) => `Abspielen: ${name}`,
  pauseLabel: (name) => `Anhalten: ${name}`,
  shelf: (shelf) => NAMES[shelf].one,
  playingHint: 'läuft unter deiner Stimme',
  loading: (shelf) => `${NAMES[shelf].many} werden geladen`,
  none: (shelf) => `Noch keine ${NAMES[shelf].many}`,
  noneFiltered: 'Nichts gefunden. Versuche eine andere Stimmung oder ein anderes Genre.',
  noResults: (query) => `Keine Ergebnisse für „${query}“`,
  section: 'MUE-Bibliothek',
  background: 'Hintergrundmusik',
  open: 'Öffnen',
  summary: (count) =>
    count === 0
      ? 'Noch keine MUEs'
      : counted(count, { one: '# MUE.', other: '# MUEs, von ruhig bis heiter.' }),
  loadingAll: 'MUEs werden geladen',
  offline: 'Musik braucht eine Verbindung. Aufnehmen kannst du auch ohne.',
}
