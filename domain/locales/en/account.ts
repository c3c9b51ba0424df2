/** English texts for sign-in, settings, plans and payments. */

import { formatDollars, formatPriceRange } from '../../billing/price'
import { formatErrorMessage } from '../../errors/errors'
import { createDateFormat } from '../../i18n/formats'
import { defineMessages } from '../../i18n/i18n'
import { getKind, getSecondsLimit } from '../../kinds'
import { PLATFORM_FEE_PERCENT, PREVIEW_SECONDS, PRO_CENTS_PER_MONTH } from '../../limits'
import type { AvatarColor } from '../../people/avatars'
import type { SettingsGroup } from '../../settings/settings-groups'

export const AUTH = defineMessages('AUTH', {
  title: 'Welcome to Owlcast',
  titleSignUp: 'Find your voice',
  signInMethods: 'Ways to sign in',
  tabs: { phone: 'Phone', email: 'Email', 'sign-up': 'Sign up' },
  phone: 'Phone number',
  phoneExample: 'Like +44 20 7946 0000',
  phoneHint: 'We’ll text you a code. Only you can see your number.',
  sendCode: 'Send code',
  code: 'Verification code',
  codeHint: (number: string) => `Enter the six digits we sent to ${number}.`,
  anyCodeHint: (number: string) =>
    `Too many codes were asked for ${number}. Any code that reached you in the last hour works here.`,
  newCodeSent: 'That code was too old, so we sent you a new one.',
  verifyCode: 'Verify and sign in',
  back: 'Back',
  resendIn: (seconds: number) => `You can get a new code in ${seconds} s.`,
  resendCode: 'Send a new code',
  forgotPassword: 'Forgot your password?',
  titleReset: 'Choose a new password',
  forgotText: 'We’ll email you a link to choose a new password.',
  sendLink: 'Send link',
  resetSent: (email: string) =>
    `If ${email} has an account, we’ve emailed it a link. The link works for an hour.`,
  resetMissing:
    'No email after a few minutes? Look in your spam folder. If emails to you came back before, we may not reach you: sign in another way if you can, or ask the people who run this site.',
  resetText: 'This signs you out everywhere else.',
  setPassword: 'Set password',
  passwordChanged: 'Password changed. Sign in with your new password.',
  newLink: 'Get a new link',
  or: 'or',
  google: 'Continue with Google',
  passkey: 'Sign in with a passkey',
  chooseName: (shown: string) =>
    `${shown} is confirmed. Only you can see it. Choose the name others will see.`,
  loading: 'One moment …',
  signUpExpired: 'This took too long. Please sign in again.',
  backToSignIn: 'Back to sign in',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  username: 'Username',
  usernameExample: 'maralind',
  displayName: 'Display name',
  names: 'Your name',
  namesHint: 'We suggest one',
  proposedName: (username: string) => `You’ll be @${username}`,
  changeName: 'Change',
  passwordHint: (min: number) => `At least ${min} characters.`,
  adultsOnly: 'Owlcast is for adults, 18 or over.',
  signIn: 'Sign in',
  signUp: 'I’m 18 or over: create account',
  checkEmail: 'Check your email',
  emailSent: (email: string, hours: number) =>
    `We sent an email to ${email}. Open its link in this browser within ${hours} hours, and you’re in.`,
  resend: 'Send it again',
  otherAddress: 'Use another address',
  resent: 'Sent again. Only the newest link works.',
  openDevMailbox: 'Open the development mailbox',
  confirming: 'Confirming your email …',
  finishText: (username: string, email: string) =>
    `You’re signing up as @${username} with ${email}. Choose a password to finish. It replaces the earlier one.`,
  finishSignUp: 'Finish signing up',
  notConfirmed: 'This link didn’t work',
  welcome: (name: string) => `Welcome, ${name}`,
})

export const OWN_EMAIL = defineMessages('OWN_EMAIL', {
  title: 'Email',
  none: 'No email address',
  hint: 'Use it to sign in with a password and to get messages sent to it. Only you can see it.',
  noneHint: 'Add one to sign in with a password, and to get back in if you lose your number.',
  refused:
    'Our emails don’t reach this address: one came back, or was marked as spam. Add a phone number or a passkey too, so that you can always sign in.',
  retry: 'Try again',
  retryLabel: 'Try again: emails to this address',
  retried: 'We sent you an email. If it comes back, you’ll see it here.',
  add: 'Add',
  addLabel: 'Add an email address',
  dialogTitle: 'Your email address',
  text: 'We’ll email you a link. Open it in this browser, then choose a password.',
  sent: (email: string) => `We sent a link to ${email}. It works for an hour, in this browser.`,
})

export const OWN_PHONE = defineMessages('OWN_PHONE', {
  title: 'Phone number',
  paused: 'Paused since your password was changed. Is it yours?',
  enable: 'Turn on again',
  enableLabel: 'Turn on again: signing in with your number',
  enabled: 'Turned on again. You can sign in with your number.',
  none: 'No phone number',
  hint: 'Use it to sign in with a code and to get messages sent to your number. Only you can see it.',
  add: 'Add',
  addLabel: 'Add a phone number',
  change: 'Change',
  changeLabel: 'Change phone number',
  remove: 'Remove',
  removeLabel: 'Remove phone number',
  dialogTitle: 'Your phone number',
  verify: 'Verify number',
  saved: (shown: string) => `Your phone number is now ${shown}.`,
  removeTitle: 'Remove your phone number?',
  removeText: 'You won’t be able to sign in with it or hear messages sent to it.',
  cancel: 'Keep it',
  confirmRemove: 'Remove number',
  removed: 'Phone number removed.',
})

export const PASSKEYS = defineMessages('PASSKEYS', {
  title: 'Passkeys',
  paused: 'Paused since your password was changed. Is it yours?',
  enable: 'Turn on again',
  enableLabel: (name: string) => `Turn on again: ${name}`,
  enabled: 'Turned on again. You can sign in with it.',
  withoutPassword: 'Sign in without a password',
  hint: 'Use your fingerprint, face or screen lock.',
  unsupported: 'This browser doesn’t support passkeys.',
  add: 'Add a passkey',
  added: 'Passkey added. You can sign in with it from now on.',
  addedAt: 'Added',
  lastUsed: 'last used',
  neverUsed: 'not used yet',
  rename: (name: string) => `Rename ${name}`,
  renameTitle: 'Name this passkey',
  name: 'Name',
  save: 'Save',
  saved: 'Saved.',
  remove: (name: string) => `Remove ${name}`,
  removeTitle: 'Remove this passkey?',
  removeText: (name: string) =>
    `You won’t be able to sign in with “${name}” any more. Your device may still show it. You can delete it there.`,
  cancel: 'Keep it',
  confirmRemove: 'Remove passkey',
  removed: 'Passkey removed.',
  loading: 'Loading your passkeys …',
})

export const SESSIONS = defineMessages('SESSIONS', {
  title: 'Where you’re signed in',
  device: (browser: string | null, system: string | null) =>
    browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown browser'),
  thisBrowser: 'This browser',
  lastUsed: 'Last used',
  signOut: 'Sign out',
  signOutLabel: (device: string) => `Sign out ${device}`,
  signOutOthers: 'Sign out everywhere else',
  signOutOthersTitle: 'Sign out everywhere else?',
  signOutOthersText:
    'We’ll sign you out in all other browsers, and your access tokens will stop working. Your passkeys, phone number, podcast apps and webhooks stay as they are. You can remove them on this page.',
  keepOthers: 'Stay signed in',
  signedOut: 'Signed out on that device.',
  signedOutOthers: 'Signed out everywhere else.',
  loading: 'Checking where you’re signed in …',
})

export const SETTINGS = defineMessages('SETTINGS', {
  title: 'Settings',
  account: 'Account',
  signedOut: {
    title: 'You’re not signed in',
    text: 'Sign in to see your plan, notifications and data.',
    action: 'Sign In',
  },
  device: 'This device',
  appearance: 'Appearance',
  appearanceHint: 'The colours of the app.',
  appearanceOptions: { system: 'Device', dark: 'Dark', light: 'Light' },
  language: 'Language',
  /** The option that follows the browser's languages. */
  browserLanguage: 'Same as this browser',
  playOn: 'Play on',
  playOnHint: 'Plays the next post in a list when one ends.',
  level: 'Even loudness',
  levelHint: 'Makes quiet voices louder and loud ones softer. Songs stay as you record them.',
  lossless: 'Lossless WAV',
  losslessHint: (minutes: number, megabytes: number) =>
    `Sends recordings uncompressed: up to ${minutes} minutes, or ${megabytes} MB.`,
  listening: 'Listening',
  recording: 'Recording',
  introduceHint: 'On Dusk Radio, softly, before each post.',
})

/** The groups of the settings, and the line below the name of each. */
export const SETTINGS_INDEX = defineMessages('SETTINGS_INDEX', {
  groups: {
    you: 'You',
    notifications: 'Notifications',
    sound: 'Listening and recording',
    safety: 'Privacy and safety',
    plan: 'Plan and earnings',
    data: 'Developers and data',
  } satisfies Record<SettingsGroup, string>,
  back: 'Back to Settings',
  on: 'On',
  off: 'Off',
  quiet: (from: string, to: string) => `quiet ${from} – ${to}`,
  playsOn: 'Plays on',
  playsOne: 'One post at a time',
  tap: 'tap to talk',
  hold: 'hold to talk',
  safety: 'Contacts, blocked and muted people',
  data: 'Download, tokens, webhooks',
})

export const SHORTCUT_LABELS = defineMessages('SHORTCUT_LABELS', {
  title: 'Keyboard shortcuts',
  playPause: 'Play or pause',
  record: 'Record',
  search: 'Search',
  cards: 'Next post, previous post',
  next: 'Next in the queue',
  reply: 'Reply to the selected or playing post',
  replyToMoment: 'Reply to the moment that plays',
  spokenReply: 'Speak a reply to what plays, then send it',
  seek: 'Back 5 s, forward 5 s',
  transcript: 'Words of what plays',
  speed: 'Slower, faster',
  help: 'Show this list',
  keys: { ' ': 'space', arrowleft: '←', arrowright: '→' } as Record<string, string>,
  single: 'Single-key shortcuts',
  singleHint: 'Turn them off if they clash with your own shortcuts.',
})

/** The actions of the shortcuts. */
export type ShortcutLabel = Exclude<keyof typeof SHORTCUT_LABELS, 'title' | 'keys' | 'single' | 'singleHint'>

const MONTH = createDateFormat('en-GB', { month: 'long', year: 'numeric' })

const DAY = createDateFormat('en-GB', { dateStyle: 'long' })

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
  fediverseAddress: 'Fediverse address',
  fediverseHint:
    'Such as @name@server.example on Mastodon. It is named as the author where your public posts are shared.',
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

const megabytes = (bytes: number) =>
  bytes < 1_000_000 ? 'less than 1\u00a0MB' : `about ${Math.round(bytes / 1_000_000)}\u00a0MB`

export const ACCOUNT_DATA = defineMessages('ACCOUNT_DATA', {
  title: 'Data',
  exportTitle: 'Download your data',
  exportHint: 'One zip file with your posts and messages, and a page to play them.',
  download: 'Download',
  exportSize: (files: number, bytes: number) =>
    files === 0
      ? 'No sounds or pictures yet.'
      : `${files === 1 ? 'One sound or picture' : `${files} sounds and pictures`}, ${megabytes(bytes)}.`,
  downloading: (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB so far`,
  progress: 'Download progress',
  cancel: 'Cancel',
  canceled: 'Download canceled.',
  saved: 'Your data is in your downloads.',
  browserDownloads: 'Your browser is downloading your data.',
  signOutTitle: 'Sign out',
  signOutHint: 'On this device only.',
  signOut: 'Sign Out',
  deleteTitle: 'Delete everything',
  deleteHint: 'Removes your posts, messages and profile.',
  deleteAll: 'Delete All My Data',
})

/** Proving again who one is. */
export const PROOF = defineMessages('PROOF', {
  title: 'Is it you?',
  text: 'Please confirm it before you go on.',
  loading: 'Just a moment …',
  confirm: 'Confirm',
  cancel: 'Cancel',
  password: 'Your password',
  code: 'The code we sent you',
  codeHint: (phone: string) => `Enter the six digits we sent to ${phone}.`,
  sendCode: (phone: string) => `Send a code to ${phone}`,
  openDevMailbox: 'Open the development mailbox',
  reauthenticate: 'Please sign in again first, so we know it’s you.',
  signInAgain: 'Sign in again',
  reason: 'Sign in again to continue.',
  otherWay: 'Can’t do that? Sign in again instead.',
})

export const ACCOUNT_DELETION = defineMessages('ACCOUNT_DELETION', {
  title: 'Delete all your data?',
  text: 'This deletes your account for good: your posts, messages and profile, what others recorded in your Owlcasts, and every way you sign in. You can’t undo this.',
  loading: 'Checking your data …',
  reason: 'Sign in again, then delete everything in Settings.',
  username: 'Type your username to confirm',
  usernameHint: (name: string) => `@${name}`,
  cancel: 'Keep everything',
  confirm: 'Delete All My Data',
})

export const RECEIPT = defineMessages('RECEIPT', {
  title: 'Your data has been deleted',
  deletedAt: (when: string) => `On ${when}.`,
  allDeleted: 'We no longer have any of it.',
  inProgress: 'No one can see it any more. The rest will be gone in a few minutes.',
  emailSent: 'We sent you one last email to confirm it.',
  retained: 'What we kept, and why',
  deviceCleared: 'What was saved on this device is gone too.',
  home: 'Go to Home',
  noReceipt: 'There’s nothing to show here any more.',
})

const { free: freeHours, pro: proHours } = getKind('squawk').lifeHours ?? { free: 0, pro: 0 }

export const PRO = defineMessages('PRO', {
  title: 'Owlcast Pro',
  price: `$${PRO_CENTS_PER_MONTH / 100}`,
  perMonth: 'per month',
  benefits: [
    `${getSecondsLimit('squawk', 'pro') / 60}-minute recordings`,
    `Squawks live ${proHours} hours`,
    'Set prices on Owlcast and nightingale content',
    'Multiple and private flows',
  ],
  upgrade: 'Upgrade to Pro',
  extend: 'Add a month',
  activeUntil: (endsAt: number) => `Pro runs until ${DAY.format(endsAt)}.`,
  termsHint: 'One month. It won’t renew, and your posts stay as they are.',
  signIn: 'Sign in to upgrade to Pro.',
  offline: 'You’re offline. You can upgrade when you’re back online.',
  fee: `The platform takes ${PLATFORM_FEE_PERCENT}% of what you earn.`,
  upgradeAtPrice: `Upgrade to Pro · $${PRO_CENTS_PER_MONTH / 100}/mo`,
  welcome: 'Welcome to Pro!',
  extended: 'Thanks for another month!',
  benefitsUntil: (endsAt: number) => `All of this is yours until ${DAY.format(endsAt)}.`,
  continueLabel: 'Continue',
  confirming: 'We’re confirming your payment. Pro starts automatically.',
  unconfirmed: 'Your payment hasn’t arrived yet. Pro starts as soon as it does.',
})

export const PLAN = defineMessages('PLAN', {
  subscription: 'Subscription',
  free: 'Free plan',
  freeHint: `Squawks live ${freeHours} hours. Owlcasts are free and public.`,
  pro: 'Pro plan',
  ended: (endedAt: number) => `Pro ended on ${DAY.format(endedAt)}. Your posts stay as they are.`,
})

const { min, max } = formatPriceRange()

export const PRICING = defineMessages('PRICING', {
  label: 'Listener paywall',
  free: 'Free',
  formatPrice: (cents: number) => (cents === 0 ? PRICING.free : formatDollars(cents)),
  custom: 'Custom',
  customLabel: 'Your own price, in dollars',
  customHint: `From ${min} to ${max}.`,
  /** S6-05 */
  freeOnly: 'Pricing: Free (public only)',
  /** S6-05 */
  get proOffer() {
    return formatErrorMessage('post.pro_required')
  },
  upgrade: 'Upgrade',
})

export const PURCHASE = defineMessages('PURCHASE', {
  /** S9-25, verbatim; the price is in dollars. */
  priceLabel: (price: string) => `${price} to listen`,
  free: 'Free to listen',
  listen: (price: string) => `Listen for ${price}`,
  listenTo: (price: string, title: string) => `Listen for ${price}: ${title}`,
  preview: 'Preview',
  /** When a preview of one post, or of each of several, is playable. */
  previewOfOne: `Hear up to ${PREVIEW_SECONDS} seconds for free.`,
  previewOfEach: `Hear up to ${PREVIEW_SECONDS} seconds of each for free.`,
  playing: (price: string, author: string) => `Preview · ${price} · ${author}`,
  previewEnded: 'That was the preview.',
  previewEndedText: (price: string) => `Hear all of it for ${price}.`,
  oneTime: 'once',
  benefits: {
    all: 'Every recording, including new ones',
    one: (time: string) => `All ${time}, as often as you like`,
    share: (amount: string, name: string) => `${amount} goes to ${name}`,
  },
  loading: 'Checking the price',
  notNow: 'Not now',
  signIn: 'Sign in to buy it and listen.',
  /** C9, verbatim. */
  demo: 'Demo billing: no money is taken',
  stripe: 'You’ll pay on Stripe, then come back here.',
  none: 'You can’t buy anything here yet.',
  confirming: 'We’re confirming your payment. It opens here automatically.',
  unlocked: (title: string) => `You can listen to ${title} now`,
  becameFree: (title: string) => `${title} is now free to listen to`,
  accessEnded: (price: string) =>
    `You can hear up to ${PREVIEW_SECONDS} seconds. ${price} to listen to all of it.`,
})

export const UPDATES = defineMessages('UPDATES', {
  ready: 'A new version is ready',
  reload: 'Reload',
})

export const INSTALL = defineMessages('INSTALL', {
  title: 'App',
  install: 'Install app',
  hint: 'Opens in its own window, works offline and opens podcasts you share from other apps.',
  manualSteps: 'In Safari: Share, then Add to Home Screen. On a Mac: File, then Add to Dock.',
})
