/** Texts for share pages, embeds and link previews (spec §2.2). */
import { defineMessages } from '../../domain/i18n/i18n'

export const SHARE = defineMessages('SHARE', {
  product: 'Owlcast',
  signIn: 'Sign In',
  openOwlcast: 'Open Owlcast',
  skip: 'Skip to content',
  reply: 'Reply',
  copyLink: 'Copy Link',
  report: 'Report copyright',
  linkCopied: 'Link copied to clipboard!',
  copyManually: 'We couldn’t copy the link. You can copy it here:',
  linkLabel: 'Link to this post',
  tags: 'Tags',
  recordings: (count: number) => `Recordings (${count})`,
  noRecordings: 'No recordings yet',
  untitled: 'Untitled',
  more: 'More',
  recordedIn: 'Recorded in',
  free: 'Free to listen',
  priceToListen: (price: string) => `${price} to listen`,
  preview: (seconds: number) =>
    `You can hear the first ${seconds === 1 ? 'second' : `${seconds} seconds`} for free.`,
  previews: (seconds: number) => `You can hear up to ${seconds} seconds of each recording for free.`,
  listenToAll: 'Hear all of it on Owlcast',
  sample: 'Sample',
  length: 'Length',
  contents: 'Recordings',
  author: 'Author',
  messageWaiting: 'A voice message is waiting',
  openHint:
    'Someone sent you this link, and it works once. Press Open to hear the message in this browser, now and later.',
  open: 'Open',
  newLink: 'Send me a new link',
  newLinkSent: 'If this link came from us, we’ve sent a new one to the same address. It may take a minute.',
  footer: 'Shared from Owlcast, the mystical voice-first social platform.',
  loading: 'Loading',
  notFound: 'Content Not Found',
  expiryHint: 'Squawks fade after a day or two. This one may have expired.',
  back: 'Back to Owlcast',
  retry: 'Try again',
  details: 'Technical details',
  copyDetails: 'Copy details',
  detailsCopied: 'Details copied to clipboard!',
  present: 'present',
  none: 'none',
  listenOnOwlcast: 'Listen on Owlcast',
  edited: 'Edited',
  routerWorks: 'The share router works.',
  by: (author: string) => `by ${author}`,
  with: (names: string) => `with ${names}`,
  /** The link preview of a post without a description. */
  summary: (kind: string, author: string, length: string, tags: string) =>
    [`${kind} by ${author}`, length, tags].filter((part) => part !== '').join(' · '),
  /** '3 recordings'. */
  recordingCount: (count: number) => (count === 1 ? '1 recording' : `${count} recordings`),
  /** The position in a list: '2 of 5'. */
  positionInList: (at: number, of: number) => `${at} of ${of}`,
  pageTitle: (title: string) => `${title} · Owlcast`,
  audioOf: (title: string) => `Audio of ${title}`,
})

/** The public page of a member. */
export const SHARED_MEMBER = defineMessages('SHARED_MEMBER', {
  pageTitle: (name: string, username: string) => `${name} (@${username}) · Owlcast`,
  pro: 'Pro',
  memberSince: (day: string) => `Member since ${day}`,
  followers: (count: number) => (count === 1 ? '1\u00a0follower' : `${count}\u00a0followers`),
  follow: 'Follow on Owlcast',
  newestPosts: 'Newest posts',
  empty: 'No public posts right now.',
  listenMore: 'Hear more on Owlcast',
  /** The text of a link preview. */
  summary: (name: string, voices: number, newest: string) =>
    voices === 0
      ? `${name} is on Owlcast, where people talk.`
      : `Hear ${name} on Owlcast. Newest post: ${newest}`,
  pictureOf: (name: string) => `Picture of ${name}`,
})

/** The rows of the technical details, in order. */
export const DETAIL_LABELS = defineMessages('DETAIL_LABELS', {
  url: 'URL',
  pathname: 'Pathname',
  searchParams: 'Search params',
  contentType: 'Content type',
  id: 'ID',
  token: 'Token',
  invitation: 'Invitation',
  message: 'Error',
  requestId: 'Request',
})
