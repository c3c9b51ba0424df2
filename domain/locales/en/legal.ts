/** English texts for the legal pages, the links to them, and reports of copyright problems. */
import { defineMessages } from '../../i18n/i18n'

export const LEGAL = defineMessages('LEGAL', {
  label: 'Legal',
  links: { privacy: 'Privacy', terms: 'Terms', rules: 'Rules', imprint: 'Imprint', contact: 'Contact' },
  licences: 'Licences',
  titles: {
    privacy: 'Privacy notice',
    terms: 'Terms of use',
    rules: 'Rules',
    imprint: 'Imprint',
    contact: 'Contact',
  },
  template:
    'The people who run this site haven’t written this text yet. This is the template that comes with Owlcast.',
  elsewhere: 'You can read this text here:',
  reach: (site: string) => `You can reach the people who run ${site} here:`,
  unreachable: 'There’s no contact yet.',
  accept: 'When you sign up, these apply:',
})

export const COPYRIGHT = defineMessages('COPYRIGHT', {
  title: 'Report a copyright problem',
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
