/** Texts for member pages, following, and feeds of followed members. */
import { defineMessages } from '../../domain/i18n'

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' })

const several = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const MEMBER = defineMessages('MEMBER', {
  loading: 'Loading this member',
  loadingVoices: 'Loading their voices',
  since: (at: number) => `Member since ${MONTH.format(at)}`,
  pro: 'Pro',
  voices: (count: number) => several(count, 'voice', 'voices'),
  followers: (count: number) => several(count, 'follower', 'followers'),
  following: (count: number) => `${count} following`,
  follow: 'Follow',
  followed: 'Following',
  followLabel: (name: string) => `Follow ${name}`,
  followedLabel: (name: string) => `Following ${name}`,
  signInToFollow: (name: string) => `Sign in to follow ${name}.`,
  you: 'This is you, as others see you.',
  edit: 'Edit profile',
  share: 'Share',
  shareLabel: (name: string) => `Share the page of ${name}`,
  playAll: 'Play all',
  filters: 'Show',
  all: 'All',
  empty: (name: string) => `${name} is quiet for now`,
  emptyText: 'What they say in public will stand here.',
  emptyOfKind: (many: string) => `No ${many} here`,
  showAll: 'Show all',
  notFound: 'Content Not Found',
  notFoundText: 'Nobody here is called so. They may have left, and taken all they said with them.',
  back: 'Back to Owlcast',
})

export const PEOPLE = defineMessages('PEOPLE', {
  followers: 'Followers',
  following: 'Following',
  loading: 'Loading people',
  none: { followers: 'Nobody follows them yet.', following: 'They follow nobody yet.' },
  more: 'Show more',
})

export const FOLLOWED = defineMessages('FOLLOWED', {
  /** The feed filter: all or followed. */
  from: 'Whose voices',
  all: 'All',
  following: 'Following',
  empty: 'Nothing here from whom you follow',
  emptyText: 'Press a name to meet whoever speaks. What those say whom you follow comes together here.',
  showAll: 'Show all voices',
  find: 'Find people you know',
})
