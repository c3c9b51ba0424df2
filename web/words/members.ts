/** Texts for member pages, following, and feeds of followed members. */
import { defineMessages } from '../../domain/i18n'

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' })

const several = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const MEMBER = defineMessages('MEMBER', {
  loading: 'Loading profile',
  loadingVoices: 'Loading their posts',
  since: (at: number) => `Member since ${MONTH.format(at)}`,
  pro: 'Pro',
  voices: (count: number) => several(count, 'post', 'posts'),
  followers: (count: number) => several(count, 'follower', 'followers'),
  following: (count: number) => `${count} following`,
  follow: 'Follow',
  followed: 'Following',
  followLabel: (name: string) => `Follow ${name}`,
  followedLabel: (name: string) => `Following ${name}`,
  signInToFollow: (name: string) => `Sign in to follow ${name}.`,
  you: 'This is how others see your profile.',
  edit: 'Edit profile',
  share: 'Share',
  shareLabel: (name: string) => `Share the profile of ${name}`,
  playAll: 'Play all',
  filters: 'Show',
  all: 'All',
  empty: (name: string) => `${name} hasn’t posted yet`,
  emptyText: 'Their public posts will appear here.',
  emptyOfKind: (many: string) => `No ${many} yet`,
  showAll: 'Show all',
  notFound: 'Content Not Found',
  notFoundText: 'We can’t find that person. They may have changed their name or left.',
  back: 'Back to Owlcast',
})

export const PEOPLE = defineMessages('PEOPLE', {
  followers: 'Followers',
  following: 'Following',
  loading: 'Loading people',
  none: { followers: 'No followers yet.', following: 'Not following anyone yet.' },
  more: 'Show more',
})

export const FOLLOWED = defineMessages('FOLLOWED', {
  /** The feed filter: all or followed. */
  from: 'Show posts from',
  all: 'All',
  following: 'Following',
  empty: 'Nothing new from people you follow',
  emptyText: 'Follow people and their posts appear here.',
  showAll: 'Show all posts',
  find: 'Find people you know',
})
