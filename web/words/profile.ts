/** Texts for the viewer's profile (S2.3-45, S2.3-46) and avatar (S2.3-69). */
import { defineMessages } from '../../domain/i18n/i18n'
import type { AvatarColor } from '../../domain/people/people'

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' })
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

export const PROFILE = defineMessages('PROFILE', {
  edit: 'Edit Profile',
  editing: 'Edit your profile',
  save: 'Save',
  cancel: 'Cancel',
  updated: 'Profile updated successfully!',
  memberSinceMonth: (at: number) => `Member since ${MONTH.format(at)}`,
  posts: 'Your posts',
  loading: 'Counting your posts',
  /** When the count reached its limit. */
  atLeast: (count: number) => `${count}+`,
  username: 'Username',
  usernameHint: 'Old links to your profile keep working.',
  displayName: 'Display name',
  email: 'Email',
  noEmail: 'None',
  phone: 'Phone',
  accountType: 'Account type',
  plan: { free: 'Free', pro: 'Pro' },
  memberSince: 'Member since',
  formatDay: (at: number) => DAY.format(at),
  signedOut: {
    title: 'You’re not signed in',
    text: 'Sign in to see your profile and your posts.',
    action: 'Sign in',
    reason: 'Sign in to see your profile.',
  },
})

export const AVATAR = defineMessages('AVATAR', {
  group: 'Picture',
  upload: 'Upload picture',
  change: 'Change picture',
  remove: 'Remove',
  hint: 'JPEG, PNG or WebP, up to 10 MB. Cropped to a square.',
  preparing: 'Preparing your picture',
  color: 'Colour behind your initials',
  random: 'Random colour',
  colors: {
    orange: 'Orange',
    amber: 'Amber',
    blue: 'Blue',
    green: 'Green',
    purple: 'Purple',
    yellow: 'Yellow',
    red: 'Red',
    grey: 'Grey',
    pink: 'Pink',
    teal: 'Teal',
  } satisfies Record<AvatarColor, string>,
})
