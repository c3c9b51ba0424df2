/** Texts for the account's e-mail address in the settings. */
import { defineMessages } from '../../domain/i18n/i18n'

export const OWN_EMAIL = defineMessages('OWN_EMAIL', {
  title: 'Email',
  none: 'No email address',
  hint: 'Use it to sign in with a password and to get messages sent to it. Only you can see it.',
  noneHint: 'Add one to sign in with a password, and to get back in if you lose your number.',
  add: 'Add',
  addLabel: 'Add an email address',
  dialogTitle: 'Your email address',
  text: 'We’ll email you a link. Open it in this browser, then choose a password.',
  sent: (email: string) => `We sent a link to ${email}. It works for an hour, in this browser.`,
})
