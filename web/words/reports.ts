/** Texts for copyright reports of a podcast clip (D31). */
import { defineMessages } from '../../domain/i18n/i18n'

export const COPYRIGHT = defineMessages('COPYRIGHT', {
  title: 'Report copyright',
  about: (title: string) => `About “${title}”`,
  hint: 'Does this reply use your work, or the work of someone you represent? Tell us here. Only we see your report.',
  name: 'Your name',
  email: 'Your email',
  emailHint: 'We use it only to reply to you.',
  work: 'What was used, and who owns it?',
  workHint: 'The podcast, the episode and the part.',
  confirmation: 'This is true, and I own the work or represent its owner.',
  send: 'Send report',
  cancel: 'Cancel',
  sent: 'Thank you. We have your report.',
  nextSteps: (email: string) => `We review every report. If we have questions, we’ll email ${email}.`,
  close: 'Close',
})
