/** Texts for the settings. */
import { defineMessages } from '../../domain/i18n'

export const SETTINGS = defineMessages('SETTINGS', {
  title: 'Settings',
  account: 'Account',
  signedOut: {
    title: 'You are not signed in',
    text: 'Your plan, your notifications and your data are here once you are.',
    action: 'Sign In',
  },
  device: 'This device',
  scheme: 'Night or first light',
  schemeHint: 'The colours of the app.',
  schemes: { system: 'System', dark: 'Night', light: 'First light' },
  language: 'Language',
  /** The option that follows the browser's languages. */
  languageHere: 'Like this browser',
  lossless: 'Lossless WAV',
  losslessHint: (minutes: number, megabytes: number) =>
    `Sends recordings unpacked: up to ${minutes} minutes, which are ${megabytes} MB.`,
})
