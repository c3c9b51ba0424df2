/** Texts for the lists of the viewer's own posts. */
import { defineMessages } from '../../domain/i18n'
import type { Kind } from '../../domain/kinds'
import type { OwnFilter } from '../../domain/own-posts'

/** D17, and the filters of the other lists. */
export const OWN_FILTER_WORDS = defineMessages<Readonly<Record<OwnFilter, string>>>('OWN_FILTER_WORDS', {
  all: 'All',
  messages: 'Messages',
  spaces: 'Spaces',
  flows: 'Flows',
  podcasts: 'Podcasts',
  started: 'Started',
  replies: 'Replies',
})

/** The text of an empty list. */
export const OWN_EMPTY_WORDS = defineMessages<Readonly<Record<Kind, string>>>('OWN_EMPTY_WORDS', {
  squawk: 'What you say will stand here: squawks until they fade, and everything else you record.',
  mue: 'The messages you send will stand here.',
  hum: 'The healing stories you tell, and those you add your voice to, will stand here.',
  nightingale: 'The songs you begin, and those you sing on, will stand here.',
  owlcast: 'The conversations you gather, and what you say to others’, will stand here.',
})

export const OWN = defineMessages('OWN', {
  filters: 'Show',
  playAll: 'Play all',
  loading: 'Loading your posts',
  empty: 'Nothing on your wire yet',
  emptyUnder: (filter: string) => `Nothing under ${filter}`,
  showAll: 'Show all',
  answers: 'In answer to',
  to: 'To',
  signedOut: {
    title: 'Your voices, in one place',
    text: 'Sign in to find, change or take back what you said.',
    action: 'Sign in',
    reason: 'Sign in to see your posts.',
  },
})
