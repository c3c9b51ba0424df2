/** Texts for the account's e-mail address in the settings. */
import { defineMessages } from '../../domain/i18n'

export const OWN_EMAIL = defineMessages('OWN_EMAIL', {
  title: 'Email',
  none: 'No e-mail address',
  hint: 'Sign in with it and a password, and hear what people send to it. Nobody else sees it.',
  noneHint: 'Add one to sign in with a password too, and to come back if you lose your number.',
  add: 'Add',
  addOf: 'Add an e-mail address',
  dialog: 'Your e-mail address',
  text: 'We send a link to it; press it in this browser, and choose a password.',
  sent: (email: string) => `We sent a mail to ${email}. Its link works for an hour, in this browser.`,
})
