/** Dutch texts for the music pickers. */

import { createPluralizer } from '../../../domain/i18n/plural'
import type { TrackShelf } from '../../../domain/kinds'
import type * as English from '../library'

const counted = createPluralizer('nl')

const NAMES: Record<TrackShelf, { one: string; many: string }> = {
  mue: { one: 'MUE', many: 'MUE’s' },
  beat: { one: 'beat', many: 'beats' },
}

export const LIBRARY: typeof English.LIBRARY = {
  choose: (shelf) => `Kies een ${NAMES[shelf].one}`,
  add: (shelf) => `Voeg ${NAMES[shelf].one} toe`,
  remove: (shelf) => `Verwijder ${NAMES[shelf].one}`,
  search: (shelf) => `Zoek ${NAMES[shelf].many}`,
  searchHint: 'Naam, stemming of genre',
  searchAll: 'Zoek achtergrondmuziek',
  anyMood: 'Elke stemming',
  mood: 'Stemming',
  anyGenre: 'Elk genre',
  genre: 'Genre',
  showAll: 'Alles tonen',
  addTrack: 'Toevoegen',
  addLabel: (name) => `${name} toevoegen`,
  added: 'Toegevoegd',
  removeLabel: (name) => `${name} verwijderen`,
  playLabel: (name) => `Afspelen: ${name}`,
  pauseLabel: (name) => `Pauzeren: ${name}`,
  shelf: (shelf) => NAMES[shelf].one,
  playingHint: 'klinkt onder je stem',
  loading: (shelf) => `Bezig met laden: ${NAMES[shelf].many}`,
  none: (shelf) => `Nog geen ${NAMES[shelf].many}`,
  noneFiltered: 'Niets gevonden. Probeer een andere stemming of een ander genre.',
  noResults: (query) => `Geen resultaten voor ‘${query}’`,
  section: 'MUE-bibliotheek',
  background: 'Achtergrondmuziek',
  open: 'Openen',
  summary: (count) =>
    count === 0
      ? 'Nog geen MUE’s'
      : counted(count, { one: '# MUE.', other: '# MUE’s, van rustig tot vrolijk.' }),
  loadingAll: 'MUE’s laden',
  offline: 'Muziek heeft een verbinding nodig. Opnemen kan ook zonder.',
}
