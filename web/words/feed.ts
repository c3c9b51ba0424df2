/** Texts for feeds and their cards. */
import { defineMessages } from '../../domain/i18n'

export const FEED = defineMessages('FEED', {
  aside: 'More',
  upgrade: 'Upgrade',
  more: 'Show more',
  loadingMore: 'Loading more',
})

export const POST = defineMessages('POST', {
  with: 'with',
  unfold: 'Read more',
  unfoldScript: 'Read the whole script',
  fold: 'Show less',
  share: 'Share',
  growLabel: (create: string, title: string) => `${create} from ${title}`,
  shareLabel: (share: string, title: string) => `${share} ${title}`,
  copied: (link: string) => `Link copied to clipboard! ${link}`,
  copyByHand: 'Copy this link',
  link: 'Link',
  more: (title: string) => `More actions for ${title}`,
  playNext: 'Play next',
  addToQueue: 'Add to queue',
  queued: 'Added to the queue',
  report: 'Report copyright',
  delete: 'Delete',
  deleteLabel: (title: string) => `Delete ${title}`,
  deleteTitle: (one: string) => `Delete this ${one}?`,
  deleteText: (one: string) => `Are you sure you want to delete this ${one}? This action cannot be undone.`,
  keep: 'Keep it',
  deleted: (one: string) => `${one} deleted`,
})
