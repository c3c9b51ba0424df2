/** Texts for drafts on this device: recovered ones and those waiting to be published. */
import { defineMessages } from '../../domain/i18n/i18n'

export const DRAFTS = defineMessages('DRAFTS', {
  panel: 'Recordings on this device',
  saved: 'Saved recording',
  unpublished: 'Not published yet',
  waiting: 'Waiting to publish',
  sending: 'Publishing',
  summary: (title: string, time: string, ago: string) => `${title} · ${time} · ${ago}`,
  listen: 'Listen',
  stop: 'Stop',
  publish: 'Publish',
  discard: 'Discard',
  later: 'Later',
  retryNow: 'Try now',
  cancelDiscard: 'Keep it',
  discardHeading: 'Discard this recording?',
  discardBody: 'It’s only on this device. You can’t undo this.',
  discarded: 'Recording discarded',
  readFailed: 'We couldn’t read this recording. Reload the page and try again.',
  signOutHeading: 'Sign out with unsent recordings?',
  signOutBody: (n: number) =>
    n === 1
      ? 'One recording isn’t published yet. You’ll find it on this device when you sign in again.'
      : `${n} recordings aren’t published yet. You’ll find them on this device when you sign in again.`,
  staySignedIn: 'Stay signed in',
  signOut: 'Sign Out',
})
