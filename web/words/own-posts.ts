/** Texts for the lists of the viewer's own posts. */
import { defineMessages } from '../../domain/i18n/i18n'
import type { Kind } from '../../domain/kinds'
import type { OwnFilter } from '../../domain/posts/own-posts'

/** D17, and the filters of the other lists. */
export const MY_POSTS_FILTER_LABELS = defineMessages<Readonly<Record<OwnFilter, string>>>(
  'MY_POSTS_FILTER_LABELS',
  {
    all: 'All',
    messages: 'Messages',
    spaces: 'Spaces',
    flows: 'Flows',
    podcasts: 'Podcasts',
    started: 'Started',
    replies: 'Replies',
  },
)

/** The text of an empty list. */
export const MY_POSTS_EMPTY = defineMessages<Readonly<Record<Kind, string>>>('MY_POSTS_EMPTY', {
  squawk: 'Your posts will appear here.',
  mue: 'Messages you send will appear here.',
  hum: 'Healing stories you start or add to will appear here.',
  nightingale: 'Songs you start or add to will appear here.',
  owlcast: 'Owlcasts you create and your recordings in others will appear here.',
})

export const MY_POSTS = defineMessages('MY_POSTS', {
  filters: 'Show',
  playAll: 'Play all',
  loading: 'Loading your posts',
  empty: 'Nothing here yet',
  emptyFiltered: (filter: string) => `Nothing in ${filter} yet`,
  showAll: 'Show all',
  inReplyTo: 'In reply to',
  to: 'To',
  signedOut: {
    title: 'Your posts, in one place',
    text: 'Sign in to find, edit or delete them.',
    action: 'Sign in',
    reason: 'Sign in to see your posts.',
  },
})
