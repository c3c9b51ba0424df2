/** Texts for the account's phone number in the settings. */
import { defineMessages } from '../../domain/i18n'

export const OWN_PHONE = defineMessages('OWN_PHONE', {
  title: 'Phone number',
  none: 'No phone number',
  hint: 'Sign in with a code, and hear what people send to your number. Nobody else sees it.',
  add: 'Add',
  addOf: 'Add a phone number',
  change: 'Change',
  changeOf: 'Change the phone number',
  remove: 'Remove',
  removeOf: 'Remove the phone number',
  dialog: 'Your phone number',
  prove: 'Verify number',
  set: (shown: string) => `${shown} is yours now.`,
  removeTitle: 'Remove your phone number?',
  removeText: 'Nobody signs in with it any more, and what was sent to it is no longer yours to hear.',
  keep: 'Keep it',
  confirmRemove: 'Remove number',
  removed: 'The phone number is removed.',
})
