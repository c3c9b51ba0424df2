/** Texts for feeds and their cards. */
import { defineMessages } from '../../domain/i18n/i18n'

export const FEED = defineMessages('FEED', {
  aside: 'More',
  upgrade: 'Upgrade',
  showMore: 'Show more',
  loadingMore: 'Loading more',
})

export const POST = defineMessages('POST', {
  with: 'with',
  expand: 'Read more',
  expandScript: 'Read the whole script',
  collapse: 'Show less',
  share: 'Share',
  createFromLabel: (create: string, title: string) => `${create} from ${title}`,
  shareLabel: (share: string, title: string) => `${share} ${title}`,
  linkCopied: (link: string) => `Link copied to clipboard! ${link}`,
  copyManually: 'Copy this link',
  link: 'Link',
  moreActions: (title: string) => `More actions for ${title}`,
  playNext: 'Play next',
  addToQueue: 'Add to queue',
  queued: 'Added to the queue',
  report: 'Report copyright',
  delete: 'Delete',
  deleteLabel: (title: string) => `Delete ${title}`,
  deleteTitle: (one: string) => `Delete this ${one}?`,
  deleteText: (one: string) => `Are you sure you want to delete this ${one}? This action cannot be undone.`,
  cancelDelete: 'Keep it',
  deleted: (one: string) => `${one} deleted`,
})
