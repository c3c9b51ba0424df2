/** Texts for passkeys in the settings. */
import { defineMessages } from '../../domain/i18n'

export const PASSKEYS = defineMessages('PASSKEYS', {
  title: 'Passkeys',
  withoutPassword: 'Sign in without a password',
  hint: 'With your finger, your face or your device’s lock.',
  unknown: 'This browser cannot keep passkeys.',
  add: 'Add a passkey',
  added: 'The passkey is added. You can sign in with it from now on.',
  since: 'Added',
  used: 'last used',
  unused: 'not used yet',
  rename: (name: string) => `Rename ${name}`,
  renameTitle: 'Name this passkey',
  name: 'Name',
  save: 'Save',
  saved: 'Saved.',
  remove: (name: string) => `Remove ${name}`,
  removeTitle: 'Remove this passkey?',
  removeText: (name: string) =>
    `“${name}” opens your account no more. Your device may still show it; you can delete it there.`,
  keep: 'Keep it',
  confirmRemove: 'Remove passkey',
  removed: 'The passkey is removed.',
  loading: 'Looking for your passkeys …',
  tryAgain: 'Try again',
})
