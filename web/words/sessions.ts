/** Texts for the list of sessions. */
import { defineMessages } from '../../domain/i18n'

export const SESSIONS = defineMessages('SESSIONS', {
  title: 'Where you’re signed in',
  device: (browser: string | null, system: string | null) =>
    browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown browser'),
  here: 'This browser',
  used: 'Last used',
  end: 'Sign out',
  endOf: (device: string) => `Sign out ${device}`,
  endOthers: 'Sign out everywhere else',
  ended: 'Signed out on that device.',
  endedOthers: 'Signed out everywhere else.',
  loading: 'Checking where you’re signed in …',
  tryAgain: 'Try again',
})
