/** English texts for the first view: the app's frame, home and post cards. */
import { defineMessages } from '../../i18n/i18n'
import { KIND_NAMES, KINDS } from '../../kinds'
import type { OtherView, View } from '../../views'
import { KIND_LABELS } from './kinds'

export const SHELL = defineMessages('SHELL', {
  product: 'Owlcast',
  version: 'Owlcast 1.0 · voices at dusk',
  skip: 'Skip to content',
  main: 'Main',
  quick: 'Quick',
  menu: 'Menu',
  /** Read before the visible label: open the menu. */
  open: 'Open',
  closeMenu: 'Close menu',
  record: 'Record',
  search: 'Search',
  notifications: 'Notifications',
  /** The accessible name of the bell. */
  bell: (isNew: boolean) => (isNew ? 'Notifications, new' : 'Notifications'),
  back: 'Back',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  upgrade: 'Upgrade to Pro',
  upgradePrice: '$1/mo',
  plan: { free: 'Free', pro: 'Pro' },
  offline: 'You’re offline. Your recordings are safe on this device.',
})

/** The titles of views that are not the feed of a kind. */
export const VIEW_TITLES = defineMessages<Record<OtherView, string>>('VIEW_TITLES', {
  home: 'Home',
  record: 'Record',
  profile: 'Profile',
  member: 'Member',
  settings: 'Settings',
  graph: 'Web Threading Graph',
  search: 'Search',
  'my-squawks': 'My Squawks',
  'my-hums': 'My HUMs',
  'my-nightingales': 'My Nightingales',
  'my-owlcasts': 'My Owlcasts',
  'mue-manager': 'MUE Manager',
  moderation: 'Moderation',
  goodbye: 'Goodbye',
  auth: 'Sign In',
  site: 'Overview',
})

/** Shorter titles for menus. */
export const MENU_TITLES = defineMessages<Partial<Record<View, string>>>('MENU_TITLES', {
  graph: 'Web Graph',
})

/** The title of a view in the top bar and the document title; feeds use their menu title. */
export function getViewTitle(view: View): string {
  const kind = KIND_NAMES.find((name) => KINDS[name].view === view)
  return kind ? KIND_LABELS[kind].menu : VIEW_TITLES[view as OtherView]
}

/** The title of a view in menus. */
export function getMenuTitle(view: View): string {
  return MENU_TITLES[view] ?? getViewTitle(view)
}

export const ERROR_SCREEN = defineMessages('ERROR_SCREEN', {
  title: 'Something went wrong',
  text: 'Something broke on our side. Your published posts are safe.',
  reload: 'Reload App',
  details: 'Error details',
  error: 'Error',
  view: 'View',
  request: 'Request',
  copy: 'Copy details',
  copied: 'Copied',
  /** For a part of the page, in a toast. */
  partFailed: 'Part of the app didn’t load.',
  reloadPage: 'Reload',
})

/** For a chunk that is missing while offline. */
export const OFFLINE_PART = defineMessages('OFFLINE_PART', {
  title: 'This part isn’t on your device yet',
  text: 'You’re offline. It opens when you’re back online. Your recordings are safe.',
  reload: 'Try again',
})

export const SESSION = defineMessages('SESSION', {
  signedOut: 'You’re signed out.',
})

export const HOME = defineMessages('HOME', {
  headline: 'Say it before the light goes',
  lead: 'Record a short voice post, hear people reply out loud, and in a day it’s gone.',
  start: 'Start something',
  fadingSoon: 'Fading soon',
  /** Above the posts of the shelf while none is about to fade. */
  newTonight: 'New tonight',
  /** The heading of the home of members. */
  radio: 'Dusk Radio',
})

export const QUICK_SEARCH = defineMessages('QUICK_SEARCH', {
  placeholder: 'Search posts and people',
  shortPlaceholder: 'Search posts',
  label: 'Search squawks, hums, nightingales, Owlcasts and MUE messages',
})

export const CACHED_POSTS = defineMessages('CACHED_POSTS', { posts: 'Showing saved posts' })

export const UI = defineMessages('UI', {
  play: (title: string) => `Play: ${title}`,
  pause: (title: string) => `Pause: ${title}`,
  seek: 'Seek',
  position: (elapsed: string, total: string) => `${elapsed} of ${total}`,
  close: 'Close',
  dismiss: 'Dismiss',
  retry: 'Try again',
  optional: 'optional',
  loading: 'Loading',
  slow: 'This is taking longer than usual.',
  sample: 'Sample',
  /** Spoken for the dot of a menu item. */
  isNew: 'new',
  minutes: (count: number) => `${count} min`,
  /** The accessible name of '3 min' beside Home. */
  unheardMinutes: (minutes: number) => (minutes === 1 ? '1 minute unheard' : `${minutes} minutes unheard`),
  unheard: (count: number) => `${count} unheard`,
  messages: 'App messages',
})

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
  shareLabel: (share: string, title: string) => `${share} ${title}`,
  linkCopied: (link: string) => `Link copied to clipboard! ${link}`,
  copyManually: 'Copy this link',
  link: 'Link',
  moreActions: (title: string) => `More actions for ${title}`,
  playNext: 'Play next',
  addToQueue: 'Add to queue',
  queued: 'Added to the queue',
  report: 'Report a copyright problem',
  delete: 'Delete',
  deleteLabel: (title: string) => `Delete ${title}`,
  deleteTitle: (one: string) => `Delete this ${one}?`,
  deleteText: (one: string) => `Are you sure you want to delete this ${one}? This action cannot be undone.`,
  cancelDelete: 'Keep it',
  deleted: (one: string) => `${one} deleted`,
})
