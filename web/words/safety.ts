/** Texts for muting, blocking and reporting. */
import { defineMessages } from '../../domain/i18n'
import type { ReportReason } from '../../domain/moderation'

export const PERSON_ACTIONS = defineMessages('PERSON_ACTIONS', {
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Unmute ${name}`,
  block: (name: string) => `Block ${name}`,
  unblock: (name: string) => `Unblock ${name}`,
  reportPost: 'Report',
  reportPerson: (name: string) => `Report ${name}`,
  more: (name: string) => `More about ${name}`,
  signIn: 'Sign in to report somebody, or to keep them away from you.',
})

export const SAFETY_TOASTS = defineMessages('SAFETY_TOASTS', {
  muted: (name: string) => `You hear nothing of ${name} in your lists any more. They are not told.`,
  unmuted: (name: string) => `${name} is in your lists again`,
  blocked: (name: string) => `You blocked ${name}`,
  unblocked: (name: string) => `${name} is not blocked any more`,
  undo: 'Undo',
})

export const BLOCK = defineMessages('BLOCK', {
  title: (name: string) => `Block ${name}?`,
  text: [
    'While you are both signed in, neither of you can find, hear, answer, follow, invite or write to the other. Following each other and open invitations end. Your messages are kept, and hidden.',
    'They are not told. What you say in public stays public: whoever is signed out can hear it, and so can they.',
  ],
  keep: 'Cancel',
  confirm: 'Block',
})

export const REASONS = defineMessages<Readonly<Record<ReportReason, string>>>('REASONS', {
  harassment: 'Harassment or bullying',
  hate: 'Hate against a group of people',
  violence: 'Threats or violence',
  sexual: 'Sexual content without consent, or with minors',
  self_harm: 'Suicide or self-harm',
  private_facts: 'Somebody’s private facts or voice',
  impersonation: 'Pretends to be somebody else',
  spam: 'Spam or fraud',
  other: 'Something else',
})

export const REPORT = defineMessages('REPORT', {
  titlePost: 'Report this voice',
  titlePerson: (name: string) => `Report ${name}`,
  about: (title: string) => `About “${title}”`,
  why: 'Moderators look at it. Whom you report is not told by whom.',
  urgent: 'If somebody is in danger now, call your local emergency number.',
  reason: 'What is wrong?',
  words: 'Anything we should know?',
  send: 'Send report',
  cancel: 'Cancel',
  thanks: 'Thank you. Moderators will look at it.',
})

export const SAFETY = defineMessages('SAFETY', {
  title: 'Safety',
  lists: {
    blocks: {
      title: 'Blocked people',
      hint: 'Neither of you hears or reaches the other.',
      none: 'You blocked nobody.',
      end: 'Unblock',
      endLabel: (name: string) => `Unblock ${name}`,
    },
    mutes: {
      title: 'Muted people',
      hint: 'Left out of your lists; they are not told.',
      none: 'You muted nobody.',
      end: 'Unmute',
      endLabel: (name: string) => `Unmute ${name}`,
    },
  },
  show: 'Show',
  showLabel: (title: string) => `Show ${title.toLowerCase()}`,
  loading: 'Loading people',
  more: 'Show more',
})

export const BLOCKED_MEMBER = defineMessages('BLOCKED_MEMBER', {
  title: (name: string) => `You blocked ${name}`,
  text: 'You neither hear nor reach each other. They are not told.',
  end: 'Unblock',
  muted: 'Muted',
})
