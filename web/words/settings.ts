/** Words of the settings. */
export const SETTINGS = {
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
  schemes: [
    { value: 'system', label: 'System' },
    { value: 'dark', label: 'Night' },
    { value: 'light', label: 'First light' },
  ],
  lossless: 'Lossless WAV',
  losslessHint: (minutes: number, megabytes: number) =>
    `Sends recordings unpacked: up to ${minutes} minutes, which are ${megabytes} MB.`,
} as const
