/** Texts for copyright reports of a podcast clip (D31). */
import { defineMessages } from '../../domain/i18n'

export const COPYRIGHT = defineMessages('COPYRIGHT', {
  title: 'Report copyright',
  about: (title: string) => `About “${title}”`,
  why: 'Does this reply use a work of yours, or of somebody you speak for? Tell us here. Nobody but us sees your report.',
  name: 'Your name',
  email: 'Your e-mail',
  emailHint: 'Only to answer you.',
  work: 'What was used, and whose is it?',
  workHint: 'The podcast, the episode, and which part of it.',
  truthful: 'This is true, and I own the work or speak for its owner.',
  send: 'Send report',
  cancel: 'Cancel',
  done: 'Thank you. Your report has arrived.',
  next: (email: string) => `We look at each one. If we have questions, we write to ${email}.`,
  close: 'Close',
})
