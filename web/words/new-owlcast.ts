/** Texts for creating an owlcast and recording into one. Those fixed by the specification carry their number. */
import { defineMessages } from '../../domain/i18n'
import { OWLCAST_FEE_CENTS } from '../../domain/limits'
import { formatDollars } from '../../domain/paywall'

export const NEW_OWLCAST = defineMessages('NEW_OWLCAST', {
  /** S2.3-20 */
  title: 'Create Owlcast',
  from: (title: string) => `It grows out of “${title}”.`,
  fromUntitled: 'It grows out of the voice you heard.',
  name: 'Name',
  description: 'Description',
  tags: 'Tags',
  tagsHint: 'Words with spaces between. The # comes by itself.',
  privacy: 'Privacy',
  visibilities: { public: 'Public', unlisted: 'Unlisted', private: 'Private' },
  hints: {
    public: 'Everyone finds it.',
    unlisted: 'Whoever has its link hears it.',
    private: 'Only you and those you invite hear it.',
  },
  /** C5 */
  proOnly: 'Unlisted and private are part of Pro.',
  invitees: 'Invitees',
  inviteesHint: 'Usernames, e-mails or phone numbers, separated by commas.',
  invited: 'Who is meant',
  inviteeTooLong: 'This is too long for a name or an address.',
  unresolved: 'This is checked when you invite.',
  byMail: 'by e-mail',
  byPhone: 'phone messages are not available yet: you get a link to hand over',
  /** C8, S9-06 */
  fee: `Creation fee ${formatDollars(OWLCAST_FEE_CENTS)} — waived`,
  cancel: 'Cancel',
  create: 'Create Owlcast',
  creating: 'Creating your Owlcast',
  stopped: 'Not created. What you typed is still here.',
  sourceGone: 'The voice it grew out of has faded. Press once more to make it without.',
  madeBefore: 'This Owlcast was created already, as it was when you first sent it.',
  made: (name: string) => `“${name}” is created.`,
  madeInviting: (name: string, sent: string) => `“${name}” is created. ${sent}`,
  record: 'Record',
})

export const INTO = defineMessages('INTO', {
  label: 'Record into',
  fresh: 'A new one',
  freshHint: 'A new public Owlcast: the title is its name, and it begins with this recording.',
  mineHint: 'It stands with the other recordings there.',
  more: 'Create with price, privacy, invitees',
  loading: 'Looking for your Owlcasts',
  failed: 'Your other Owlcasts could not be loaded.',
})
