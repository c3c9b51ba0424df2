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
  squawk: 'Your posts will appear here.',
  mue: 'Messages you send will appear here.',
  hum: 'Healing stories you start or add to will appear here.',
  nightingale: 'Songs you start or add to will appear here.',
  owlcast: 'Owlcasts you create and your recordings in others will appear here.',
})

export const OWN = defineMessages('OWN', {
  filters: 'Show',
  playAll: 'Play all',
  loading: 'Loading your posts',
  empty: 'Nothing here yet',
  emptyUnder: (filter: string) => `Nothing in ${filter} yet`,
  showAll: 'Show all',
  answers: 'In reply to',
  to: 'To',
  signedOut: {
    title: 'Your posts, in one place',
    text: 'Sign in to find, edit or delete them.',
    action: 'Sign in',
    reason: 'Sign in to see your posts.',
  },
})
