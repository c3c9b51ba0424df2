/** Texts for the user's data: export, sign-out and account deletion. */
import { defineMessages } from '../../domain/i18n'

const megabytes = (bytes: number) =>
  bytes < 1_000_000 ? 'less than 1\u00a0MB' : `about ${Math.round(bytes / 1_000_000)}\u00a0MB`

export const DATA = defineMessages('DATA', {
  title: 'Data',
  take: 'Take everything along',
  takeHint: 'One zip file with your voices and messages, and a page to hear them by.',
  download: 'Download',
  about: (files: number, bytes: number) =>
    files === 0
      ? 'Nothing to hear so far.'
      : `${files === 1 ? 'One sound or picture' : `${files} sounds and pictures`}, ${megabytes(bytes)}.`,
  downloading: (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB so far`,
  progress: 'Download of your data',
  cancel: 'Cancel',
  canceled: 'Download canceled.',
  saved: 'Your data is in your downloads.',
  handedOver: 'Your browser downloads your data now.',
  out: 'Sign out',
  outHint: 'On this device only.',
  signOut: 'Sign Out',
  erase: 'Delete everything',
  eraseHint: 'Removes your posts, messages and profile.',
  eraseAll: 'Delete All My Data',
  tryAgain: 'Try again',
})

export const ERASE = defineMessages('ERASE', {
  title: 'Delete all your data?',
  text: 'This deletes your account for good: your voices, what others recorded in your Owlcasts, your messages, your profile, and the ways you sign in. It cannot be undone.',
  first: 'Take it along first?',
  looking: 'Looking what you have here …',
  password: 'Your password',
  code: 'The code we sent you',
  codeHint: (phone: string) => `Six digits, sent to ${phone}.`,
  sendCode: (phone: string) => `Send a code to ${phone}`,
  mailbox: 'Open the development mailbox',
  again: 'Please sign in again first: this shows that it is really you.',
  signInAgain: 'Sign in again',
  reason: 'Sign in again, then delete everything from the settings.',
  username: 'Type your username to confirm',
  usernameHint: (name: string) => `@${name}`,
  keep: 'Keep it all',
  confirm: 'Delete All My Data',
})

export const RECEIPT = defineMessages('RECEIPT', {
  title: 'Your data has been deleted',
  at: (when: string) => `On ${when}.`,
  done: 'Nothing of it is left with us.',
  underWay: 'Nobody sees it any more. The last of it goes within minutes.',
  mailed: 'We sent you one last mail that says so.',
  kept: 'What was kept, and why',
  device: 'What this device had kept is gone too.',
  home: 'Go to the start',
  none: 'There is nothing to show here any more.',
})
