/** Words of universal search. */
export const SEARCH = {
  hint: 'Search every voice',
  hintSmall: 'Search voices',
  label: 'Search squawks, hums, nightingales, Owlcasts and MUE messages',
  results: 'Quick jump results',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  none: (query: string) => `No results found for '${query}'`,
  searching: 'Searching',
  offline: 'You are offline. Searching needs a connection.',
  retry: 'Try again',
  move: 'move',
  jump: 'jump',
  close: 'close',
  voices: (count: number) => (count === 1 ? '1 voice' : `${count} voices`),
  recordings: (count: number) => (count === 1 ? '1 recording' : `${count} recordings`),
  free: 'Free to listen',
  price: (price: string) => `${price} to listen`,
} as const
