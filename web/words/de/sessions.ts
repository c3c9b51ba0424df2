/** German texts for the list of sessions. */
import type * as English from '../sessions'

export const SESSIONS: typeof English.SESSIONS = {
  title: 'Wo du angemeldet bist',
  device: (browser, system) =>
    browser && system ? `${browser} auf ${system}` : (browser ?? system ?? 'Unbekannter Browser'),
  thisBrowser: 'Dieser Browser',
  lastUsed: 'Zuletzt benutzt',
  signOut: 'Abmelden',
  signOutLabel: (device) => `${device} abmelden`,
  signOutOthers: 'Überall sonst abmelden',
  signedOut: 'Auf diesem Gerät abgemeldet.',
  signedOutOthers: 'Überall sonst abgemeldet.',
  loading: 'Es wird geprüft, wo du angemeldet bist …',
  tryAgain: 'Erneut versuchen',
}
