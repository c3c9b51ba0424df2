/** German texts for the list of sessions. */
import type * as English from '../sessions'

export const SESSIONS: typeof English.SESSIONS = {
  title: 'Wo du angemeldet bist',
  device: (browser, system) =>
    browser && system ? `${browser} auf ${system}` : (browser ?? system ?? 'Unbekannter Browser'),
  here: 'Dieser Browser',
  used: 'Zuletzt benutzt',
  end: 'Abmelden',
  endOf: (device) => `${device} abmelden`,
  endOthers: 'Überall sonst abmelden',
  ended: 'Auf diesem Gerät abgemeldet.',
  endedOthers: 'Überall sonst abgemeldet.',
  loading: 'Es wird geprüft, wo du angemeldet bist …',
  tryAgain: 'Erneut versuchen',
}
