/** Texts for passkeys in the settings. */
import { defineMessages } from '../../domain/i18n/i18n'

export const PASSKEYS = defineMessages('PASSKEYS', {
  title: 'Passkeys',
  withoutPassword: 'Sign in without a password',
  hint: 'Use your fingerprint, face or screen lock.',
  unsupported: 'This browser doesn’t support passkeys.',
  add: 'Add a passkey',
  added: 'Passkey added. You can sign in with it from now on.',
  addedAt: 'Added',
  lastUsed: 'last used',
  neverUsed: 'not used yet',
  rename: (name: string) => `Rename ${name}`,
  renameTitle: 'Name this passkey',
  name: 'Name',
  save: 'Save',
  saved: 'Saved.',
  remove: (name: string) => `Remove ${name}`,
  removeTitle: 'Remove this passkey?',
  removeText: (name: string) =>
    `You won’t be able to sign in with “${name}” any more. Your device may still show it. You can delete it there.`,
  cancel: 'Keep it',
  confirmRemove: 'Remove passkey',
  removed: 'Passkey removed.',
  loading: 'Loading your passkeys …',
  tryAgain: 'Try again',
})
