/** Texts for the user's data: export, sign-out and account deletion. */
import { defineMessages } from '../../domain/i18n/i18n'

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
  tryAgain: 'Try again',
})

export const ACCOUNT_DELETION = defineMessages('ACCOUNT_DELETION', {
  title: 'Delete all your data?',
  text: 'This deletes your account for good: your posts, messages and profile, what others recorded in your Owlcasts, and every way you sign in. You can’t undo this.',
  exportFirst: 'Download it first?',
  loading: 'Checking your data …',
  password: 'Your password',
  code: 'The code we sent you',
  codeHint: (phone: string) => `Enter the six digits we sent to ${phone}.`,
  sendCode: (phone: string) => `Send a code to ${phone}`,
  openDevMailbox: 'Open the development mailbox',
  reauthenticate: 'Please sign in again first, so we know it’s you.',
  signInAgain: 'Sign in again',
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
