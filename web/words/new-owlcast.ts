/** Texts for creating an owlcast and recording into one. Those fixed by the specification carry their number. */

import { formatDollars } from '../../domain/billing/paywall'
import { defineMessages } from '../../domain/i18n/i18n'
import { OWLCAST_FEE_CENTS } from '../../domain/limits'

export const NEW_OWLCAST = defineMessages('NEW_OWLCAST', {
  /** S2.3-20 */
  title: 'Create Owlcast',
  startedFrom: (title: string) => `Started from “${title}”.`,
  startedFromUntitled: 'Started from the post you heard.',
  name: 'Name',
  description: 'Description',
  tags: 'Tags',
  tagsHint: 'Separate tags with spaces. We’ll add the #.',
  privacy: 'Privacy',
  visibilities: { public: 'Public', unlisted: 'Unlisted', private: 'Private' },
  hints: {
    public: 'Anyone can find it.',
    unlisted: 'Anyone with the link can hear it.',
    private: 'Only you and people you invite can hear it.',
  },
  /** C5 */
  proOnly: 'Unlisted and private need Pro.',
  invitees: 'Invitees',
  inviteesHint: 'Usernames, emails or phone numbers, separated by commas.',
  inviteeList: 'People to invite',
  inviteeTooLong: 'This is too long for a name or address.',
  unresolved: 'We’ll check this when you invite.',
  byEmail: 'by email',
  byPhone: 'phone messages are not available yet: you’ll get a link to share',
  /** C8, S9-06 */
  fee: `Creation fee ${formatDollars(OWLCAST_FEE_CENTS)} — waived`,
  cancel: 'Cancel',
  create: 'Create Owlcast',
  creating: 'Creating your Owlcast',
  notCreated: 'Not created. Your text is still here.',
  sourceGone: 'The post it started from is gone. Press Create Owlcast again to go on without it.',
  alreadyCreated: 'This Owlcast was already created, with what you sent the first time.',
  created: (name: string) => `“${name}” is ready.`,
  createdWithInvitations: (name: string, sent: string) => `“${name}” is ready. ${sent}`,
  record: 'Record',
})

export const OWLCAST_CHOICE = defineMessages('OWLCAST_CHOICE', {
  label: 'Post to',
  newOwlcast: 'New Owlcast',
  newOwlcastHint: 'Creates a public Owlcast with this title. This is its first recording.',
  existingOwlcastHint: 'Adds this recording to the others there.',
  moreOptions: 'More options',
  loading: 'Loading your Owlcasts',
  failed: 'We couldn’t load your other Owlcasts.',
})
