/** Texts for the settings. */
import { defineMessages } from '../../domain/i18n/i18n'

export const SETTINGS = defineMessages('SETTINGS', {
  title: 'Settings',
  account: 'Account',
  signedOut: {
    title: 'You’re not signed in',
    text: 'Sign in to see your plan, notifications and data.',
    action: 'Sign In',
  },
  device: 'This device',
  appearance: 'Appearance',
  appearanceHint: 'The colours of the app.',
  appearanceOptions: { system: 'Device', dark: 'Dark', light: 'Light' },
  language: 'Language',
  /** The option that follows the browser's languages. */
  browserLanguage: 'Same as this browser',
  lossless: 'Lossless WAV',
  losslessHint: (minutes: number, megabytes: number) =>
    `Sends recordings uncompressed: up to ${minutes} minutes, or ${megabytes} MB.`,
})
