/** Words of the lists of one's own posts. */
import type { Kind } from '../../domain/kinds'
import type { OwnFilter } from '../../domain/own-posts'
import { KIND_WORDS } from './kinds'

/** D17, and what the other lists are narrowed to. */
export const OWN_FILTER_WORDS: Readonly<Record<OwnFilter, string>> = {
  all: 'All',
  messages: 'Messages',
  spaces: 'Spaces',
  flows: 'Flows',
  podcasts: 'Podcasts',
  started: 'Started',
  replies: 'Replies',
}

const EMPTY: Readonly<Partial<Record<Kind, string>>> = {
  squawk: 'What you say will stand here: squawks until they fade, and everything else you record.',
  hum: 'The healing stories you tell, and those you add your voice to, will stand here.',
  nightingale: 'The songs you begin, and those you sing on, will stand here.',
  owlcast: 'The conversations you gather, and what you say to others’, will stand here.',
}

/** Why there is nothing in a list yet. */
export function emptyTextOf(kind: Kind): string {
  return EMPTY[kind] ?? `Every ${KIND_WORDS[kind].noun} of yours will stand here.`
}

export const OWN = {
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
} as const
