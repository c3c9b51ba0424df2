/** What recordings on this device say: recovered ones, and those waiting to go out. */
export const DRAFTS = {
  saved: 'A recording was saved',
  savedBody: (kind: string, time: string, ago: string) => `${kind} · ${time} · ${ago}`,
  listen: 'Listen',
  stop: 'Stop',
  publish: 'Publish',
  discard: 'Discard',
  keep: 'Keep it',
  later: 'Later',
  waiting: 'Waiting to publish',
  sending: 'Publishing',
  refused: 'Could not be published',
  waitingCount: (n: number) => (n === 1 ? '1 recording waiting' : `${n} recordings waiting`),
  savedCount: (n: number) => (n === 1 ? '1 recording saved' : `${n} recordings saved`),
  tryNow: 'Try now',
  edit: 'Edit',
  hide: 'Hide',
  panel: 'Recordings on this device',
  tries: (n: number) => (n === 1 ? 'tried once' : `tried ${n} times`),
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
} as const
