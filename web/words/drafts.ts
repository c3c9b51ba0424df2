/** Texts for drafts on this device: recovered ones and those waiting to be published. */
import { defineMessages } from '../../domain/i18n'

export const DRAFTS = defineMessages('DRAFTS', {
  panel: 'Recordings on this device',
  saved: 'A recording was saved',
  atHand: 'Not published yet',
  waiting: 'Waiting to publish',
  sending: 'Publishing',
  facts: (title: string, time: string, ago: string) => `${title} · ${time} · ${ago}`,
  listen: 'Listen',
  stop: 'Stop',
  publish: 'Publish',
  discard: 'Discard',
  later: 'Later',
  tryNow: 'Try now',
  keep: 'Keep it',
  discardHeading: 'Discard this recording?',
  discardBody: 'It is only on this device. This action cannot be undone.',
  discarded: 'Recording discarded',
  unreadable: 'This recording could not be read from the device.',
  signOutHeading: 'Sign out with unsent recordings?',
  signOutBody: (n: number) =>
    n === 1
      ? 'One recording was not published yet. It stays on this device, and waits until you sign in again.'
      : `${n} recordings were not published yet. They stay on this device, and wait until you sign in again.`,
  signOutKeep: 'Stay signed in',
  signOutGo: 'Sign Out',
})
