/** Texts for the account's phone number in the settings. */
import { defineMessages } from '../../domain/i18n/i18n'

export const OWN_PHONE = defineMessages('OWN_PHONE', {
  title: 'Phone number',
  none: 'No phone number',
  hint: 'Use it to sign in with a code and to get messages sent to your number. Only you can see it.',
  add: 'Add',
  addLabel: 'Add a phone number',
  change: 'Change',
  changeLabel: 'Change phone number',
  remove: 'Remove',
  removeLabel: 'Remove phone number',
  dialogTitle: 'Your phone number',
  verify: 'Verify number',
  saved: (shown: string) => `Your phone number is now ${shown}.`,
  removeTitle: 'Remove your phone number?',
  removeText: 'You won’t be able to sign in with it or hear messages sent to it.',
  cancel: 'Keep it',
  confirmRemove: 'Remove number',
  removed: 'Phone number removed.',
})
