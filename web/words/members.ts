/** Texts for member pages, following, and feeds of followed members. */
import { defineMessages } from '../../domain/i18n/i18n'

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' })

const several = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const MEMBER = defineMessages('MEMBER', {
  loading: 'Loading profile',
  loadingPosts: 'Loading their posts',
  memberSince: (at: number) => `Member since ${MONTH.format(at)}`,
  pro: 'Pro',
  postCount: (count: number) => several(count, 'post', 'posts'),
  followerCount: (count: number) => several(count, 'follower', 'followers'),
  followingCount: (count: number) => `${count} following`,
  follow: 'Follow',
  followed: 'Following',
  followLabel: (name: string) => `Follow ${name}`,
  followingLabel: (name: string) => `Following ${name}`,
  signInToFollow: (name: string) => `Sign in to follow ${name}.`,
  ownProfile: 'This is how others see your profile.',
  edit: 'Edit profile',
  share: 'Share',
  shareLabel: (name: string) => `Share the profile of ${name}`,
  playAll: 'Play all',
  filterLabel: 'Show',
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
  empty: { followers: 'No followers yet.', following: 'Not following anyone yet.' },
  more: 'Show more',
})

export const FOLLOWING_FEED = defineMessages('FOLLOWING_FEED', {
  /** The feed filter: all or followed. */
  filterLabel: 'Show posts from',
  all: 'All',
  following: 'Following',
  empty: 'Nothing new from people you follow',
  emptyText: 'Follow people and their posts appear here.',
  showAll: 'Show all posts',
  findPeople: 'Find people you know',
})
