/** Texts for the music pickers. */
import { words } from '../../domain/catalogue'
import type { Shelf } from '../../domain/kinds'

const NAMES: Record<Shelf, { one: string; many: string }> = {
  mue: { one: 'MUE', many: 'MUEs' },
  beat: { one: 'beat', many: 'beats' },
}

export const LIBRARY = words('LIBRARY', {
  choose: (shelf: Shelf) => `Choose a ${NAMES[shelf].one}`,
  add: (shelf: Shelf) => `Add ${NAMES[shelf].one}`,
  remove: (shelf: Shelf) => `Remove ${NAMES[shelf].one}`,
  search: (shelf: Shelf) => `Search ${NAMES[shelf].many}`,
  searchHint: 'Name, mood or genre',
  searchAll: 'Search background music',
  anyMood: 'Any mood',
  mood: 'Mood',
  anyGenre: 'Any genre',
  genre: 'Genre',
  showAll: 'Show All',
  addThis: 'Add',
  addNamed: (name: string) => `Add ${name}`,
  added: 'Added',
  removeNamed: (name: string) => `Remove ${name}`,
  play: (name: string) => `Play: ${name}`,
  pause: (name: string) => `Pause: ${name}`,
  shelf: (shelf: Shelf) => NAMES[shelf].one,
  under: 'playing under your voice',
  loading: (shelf: Shelf) => `Loading ${NAMES[shelf].many}`,
  none: (shelf: Shelf) => `No ${NAMES[shelf].many} yet`,
  noneAsked: 'No results found. Try another mood or genre.',
  noneFound: (query: string) => `No results found for '${query}'`,
  section: 'MUE Library',
  background: 'Background music',
  open: 'Open',
  facts: (count: number) => (count === 0 ? 'No MUEs yet' : `${count} MUEs, from calm to bright.`),
  loadingAll: 'Loading MUEs',
  offline: 'Music needs a connection. You can record without it.',
})
