/** English texts for who may join, the first set-up, and the admin's overview. */
import { defineMessages } from '../../i18n/i18n'

export const SIGN_UP = defineMessages('SIGN_UP', {
  invitation: 'You need an invitation link from a member to sign up.',
  invited: 'You’re invited! You can create your account now.',
  approval: 'We look at every sign-up first, and write to you when it’s decided.',
  closed: 'This site isn’t taking new members right now. If you have an account, you can sign in.',
  waitingTitle: 'Your sign-up is waiting',
  waitingText: 'We’ll write to you as soon as it’s decided. You can close this.',
  close: 'Close',
})

export const SITE_INVITATIONS = defineMessages('SITE_INVITATIONS', {
  title: 'Invite people',
  hint: 'Only people with a link can join. Each link works for one person.',
  left: (count: number) =>
    count === 0 ? 'You can’t create more links right now.' : `You can create ${count} more.`,
  create: 'Create a link',
  newLink: 'Copy this link now. We won’t show it again.',
  linkLabel: 'Invitation link',
  copy: 'Copy link',
  copied: 'Link copied',
  open: (until: string) => `Open until ${until}`,
  used: 'Used',
  expired: 'Expired',
  created: (on: string) => `Created on ${on}`,
  remove: 'Delete',
  removeLabel: (on: string) => `Delete the invitation of ${on}`,
  loading: 'Loading invitations',
})

export const SETUP = defineMessages('SETUP', {
  title: 'Set Up',
  intro: 'Welcome! Create your account and tell people about your site. You can change all of it later.',
  checking: 'Checking your link',
  noLink: 'This screen opens with a link from the deployment’s output.',
  account: 'Your account',
  accountHint: 'You’ll be the first admin.',
  adult: 'I’m 18 or over',
  finish: 'Set up the site',
  done: 'Your site is ready',
})

export const SITE = defineMessages('SITE', {
  title: 'Your site',
  name: 'Name',
  nameMissing: 'Please give your site a name.',
  contact: 'Contact',
  contactHint: 'An email address, or a link that starts with https://. Everyone can see it.',
  contactInvalid: 'Please enter an email address, or a link that starts with https://.',
  languages: 'Languages',
  languagesMissing: 'Please choose at least one language.',
  mode: 'Who can sign up',
  modes: {
    open: { label: 'Open', hint: 'Anyone 18 or over' },
    invitation: { label: 'Invitation only', hint: 'Members can invite people' },
    approval: { label: 'By approval', hint: 'You decide about each sign-up' },
    closed: { label: 'Closed', hint: 'Only people who are here already' },
  },
  texts: 'Texts',
  textsHint:
    'Leave a blank line between paragraphs. A line that starts with # is a heading. You can also enter one https link to a text elsewhere.',
  useTemplate: 'Start from the template',
  templateLabel: (title: string) => `Start from the template: ${title}`,
  templateUsed: 'Empty: the template is shown.',
  save: 'Save',
  saved: 'Saved',
  loading: 'Loading settings',
})

export const SIGN_UP_REQUESTS = defineMessages('SIGN_UP_REQUESTS', {
  title: 'Waiting to join',
  empty: 'No one is waiting.',
  approve: 'Approve',
  approveLabel: (name: string) => `Approve ${name}`,
  approved: (name: string) => `${name} can join now`,
  decline: 'Decline',
  declineLabel: (name: string) => `Decline ${name}`,
  declined: (name: string) => `Declined ${name}`,
  loading: 'Loading requests',
})

export const OVERVIEW = defineMessages('OVERVIEW', {
  period: 'Period',
  periods: { 1: 'Today', 7: '7 days', 30: '30 days' },
  loading: 'Loading figures',
  people: 'People',
  newPeople: (count: number) => `${count} new`,
  active: 'Here today',
  activeWeek: (count: number) => `${count} this week`,
  posts: 'Posts',
  minutes: 'Minutes recorded',
  waiting: 'Waiting to join',
  byKind: 'By kind',
  kind: 'Kind',
  running: 'Running',
  emailsWaiting: 'Emails waiting',
  transcriptsWaiting: 'Transcripts waiting',
  stored: 'Audio stored',
  spending: 'Spending this month',
  spendingHint: (ceiling: string) => `An estimate, without the plan itself. We warn you from ${ceiling}.`,
  over: 'Over your limit',
  costs: {
    transcripts: 'Transcripts',
    sms: 'Text messages',
    emails: 'Emails',
    storage: 'Storage',
  },
  total: 'Total',
  refusals: 'Refusals',
  noRefusals: 'Nothing was refused.',
  refusal: 'Reason',
  count: 'Count',
  asOf: (time: string) => `Counted at ${time}`,
  none: 'No figures yet.',
})

export const LICENCES = defineMessages('LICENCES', {
  title: 'Licences',
  intro: 'Owlcast is made with these. Thank you to everyone who made them.',
  groups: { app: 'In the app', server: 'On the server', fonts: 'Fonts', sounds: 'Music and speech' },
  text: 'Licence text',
  textLabel: (name: string) => `Licence text of ${name}`,
  loading: 'Loading licences',
})

export const PUZZLE = defineMessages('PUZZLE', {
  title: 'One quick check',
  text: 'There have been many tries from your network. Please show us that you’re a person.',
  frame: 'Puzzle',
})
