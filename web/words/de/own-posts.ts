/** German texts for the lists of the viewer's own posts. */
import type * as English from '../own-posts'

export const OWN_FILTER_WORDS: typeof English.OWN_FILTER_WORDS = {
  all: 'Alle',
  messages: 'Nachrichten',
  spaces: 'Spaces',
  flows: 'Flows',
  podcasts: 'Podcasts',
  started: 'Begonnen',
  replies: 'Antworten',
}

export const OWN_EMPTY_WORDS: typeof English.OWN_EMPTY_WORDS = {
  squawk: 'Was du sagst, steht dann hier: Squawks, bis sie verklingen, und alles andere, was du aufnimmst.',
  mue: 'Die Nachrichten, die du sendest, stehen dann hier.',
  hum: 'Die Heilungsgeschichten, die du erzählst oder um deine Stimme ergänzt, stehen dann hier.',
  nightingale: 'Die Songs, die du beginnst oder weitersingst, stehen dann hier.',
  owlcast: 'Die Gespräche, die du eröffnest, und was du in anderen sagst, stehen dann hier.',
}

export const OWN: typeof English.OWN = {
  filters: 'Anzeigen',
  playAll: 'Alle anhören',
  loading: 'Deine Beiträge werden geladen',
  empty: 'Noch nichts auf deinem Draht',
  emptyUnder: (filter) => `Nichts unter „${filter}“`,
  showAll: 'Alle anzeigen',
  answers: 'Antwort auf',
  to: 'An',
  signedOut: {
    title: 'Deine Stimmen an einem Ort',
    text: 'Melde dich an, um zu finden, zu ändern oder zurückzunehmen, was du gesagt hast.',
    action: 'Anmelden',
    reason: 'Melde dich an, um deine Beiträge zu sehen.',
  },
}
