/** Dutch texts for the list of sessions. */
import type * as English from '../sessions'

export const SESSIONS: typeof English.SESSIONS = {
  title: 'Waar je bent ingelogd',
  device: (browser, system) =>
    browser && system ? `${browser} op ${system}` : (browser ?? system ?? 'Onbekende browser'),
  thisBrowser: 'Deze browser',
  lastUsed: 'Laatst gebruikt',
  signOut: 'Uitloggen',
  signOutLabel: (device) => `${device} uitloggen`,
  signOutOthers: 'Overal anders uitloggen',
  signedOut: 'Uitgelogd op dat apparaat.',
  signedOutOthers: 'Overal anders uitgelogd.',
  loading: 'Nakijken waar je bent ingelogd …',
  tryAgain: 'Opnieuw proberen',
}
