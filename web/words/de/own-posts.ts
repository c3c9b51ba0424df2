/** German texts for the lists of the viewer's own posts. */
import type * as English from '../own-posts'

export const MY_POSTS_FILTER_LABELS: typeof English.MY_POSTS_FILTER_LABELS = {
  all: 'Alle',
  messages: 'Nachrichten',
  spaces: 'Spaces',
  flows: 'Flows',
  podcasts: 'Podcasts',
  started: 'Begonnen',
  replies: 'Antworten',
}

export const MY_POSTS_EMPTY: typeof English.MY_POSTS_EMPTY = {
  squawk: 'Deine Beiträge erscheinen hier.',
  mue: 'Nachrichten, die du sendest, erscheinen hier.',
  hum: 'Heilungsgeschichten, die du beginnst oder ergänzt, erscheinen hier.',
  nightingale: 'Songs, die du beginnst oder ergänzt, erscheinen hier.',
  owlcast: 'Owlcasts, die du erstellst, und deine Aufnahmen in anderen erscheinen hier.',
}

export const MY_POSTS: typeof English.MY_POSTS = {
  filters: 'Anzeigen',
  playAll: 'Alle anhören',
  loading: 'Deine Beiträge werden geladen',
  empty: 'Noch nichts hier',
  emptyFiltered: (filter) => `Noch nichts unter „${filter}“`,
  showAll: 'Alle anzeigen',
  inReplyTo: 'Antwort auf',
  to: 'An',
  signedOut: {
    title: 'Deine Beiträge an einem Ort',
    text: 'Melde dich an, um sie zu finden, zu bearbeiten oder zu löschen.',
    action: 'Anmelden',
    reason: 'Melde dich an, um deine Beiträge zu sehen.',
  },
}
