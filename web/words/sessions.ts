/** Texts for the list of sessions. */
import { defineMessages } from '../../domain/i18n/i18n'

export const SESSIONS = defineMessages('SESSIONS', {
  title: 'Where you’re signed in',
  device: (browser: string | null, system: string | null) =>
    browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown browser'),
  thisBrowser: 'This browser',
  lastUsed: 'Last used',
  signOut: 'Sign out',
  signOutLabel: (device: string) => `Sign out ${device}`,
  signOutOthers: 'Sign out everywhere else',
  signedOut: 'Signed out on that device.',
  signedOutOthers: 'Signed out everywhere else.',
  loading: 'Checking where you’re signed in …',
  tryAgain: 'Try again',
})
