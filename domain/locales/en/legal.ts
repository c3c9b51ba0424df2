/** English texts for the legal pages and the links to them, in the first view, the sign-in dialog and share pages. */
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
