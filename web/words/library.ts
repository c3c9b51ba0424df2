/** Texts for the music pickers. */
import { defineMessages } from '../../domain/i18n/i18n'
import type { TrackShelf } from '../../domain/kinds'

const NAMES: Record<TrackShelf, { one: string; many: string }> = {
  mue: { one: 'MUE', many: 'MUEs' },
  beat: { one: 'beat', many: 'beats' },
}

export const LIBRARY = defineMessages('LIBRARY', {
  choose: (shelf: TrackShelf) => `Choose a ${NAMES[shelf].one}`,
  add: (shelf: TrackShelf) => `Add ${NAMES[shelf].one}`,
  remove: (shelf: TrackShelf) => `Remove ${NAMES[shelf].one}`,
  search: (shelf: TrackShelf) => `Search ${NAMES[shelf].many}`,
  searchHint: 'Name, mood or genre',
  searchAll: 'Search background music',
  anyMood: 'Any mood',
  mood: 'Mood',
  anyGenre: 'Any genre',
  genre: 'Genre',
  showAll: 'Show All',
  addTrack: 'Add',
  addLabel: (name: string) => `Add ${name}`,
  added: 'Added',
  removeLabel: (name: string) => `Remove ${name}`,
  playLabel: (name: string) => `Play: ${name}`,
  pauseLabel: (name: string) => `Pause: ${name}`,
  shelf: (shelf: TrackShelf) => NAMES[shelf].one,
  playingHint: 'playing under your voice',
  loading: (shelf: TrackShelf) => `Loading ${NAMES[shelf].many}`,
  none: (shelf: TrackShelf) => `No ${NAMES[shelf].many} yet`,
  noneFiltered: 'No results found. Try another mood or genre.',
  noResults: (query: string) => `No results found for '${query}'`,
  section: 'MUE Library',
  background: 'Background music',
  open: 'Open',
  summary: (count: number) => (count === 0 ? 'No MUEs yet' : `${count} MUEs, from calm to bright.`),
  loadingAll: 'Loading MUEs',
  offline: 'Music needs a connection. You can record without it.',
})
