/** Texts for muting, blocking and reporting. */
import { defineMessages } from '../../domain/i18n/i18n'
import type { ReportReason } from '../../domain/moderation/moderation'

export const PERSON_ACTIONS = defineMessages('PERSON_ACTIONS', {
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Unmute ${name}`,
  block: (name: string) => `Block ${name}`,
  unblock: (name: string) => `Unblock ${name}`,
  reportPost: 'Report',
  reportPerson: (name: string) => `Report ${name}`,
  more: (name: string) => `More about ${name}`,
  signIn: 'Sign in to report, mute or block someone.',
})

export const SAFETY_TOASTS = defineMessages('SAFETY_TOASTS', {
  muted: (name: string) => `You won’t see ${name}’s posts. They won’t know.`,
  unmuted: (name: string) => `You’ll see ${name}’s posts again`,
  blocked: (name: string) => `You blocked ${name}`,
  unblocked: (name: string) => `You unblocked ${name}`,
  undo: 'Undo',
})

export const BLOCK = defineMessages('BLOCK', {
  title: (name: string) => `Block ${name}?`,
  text: [
    'You can’t find, hear, follow, invite or message each other. You stop following each other, and open invitations end. Your messages are hidden, not deleted.',
    'They won’t be notified. Your public posts stay public, so this person can hear them while signed out.',
  ],
  cancel: 'Cancel',
  confirm: 'Block',
})

export const REASONS = defineMessages<Readonly<Record<ReportReason, string>>>('REASONS', {
  harassment: 'Harassment or bullying',
  hate: 'Hate against a group of people',
  violence: 'Threats or violence',
  sexual: 'Sexual content without consent, or with minors',
  self_harm: 'Suicide or self-harm',
  private_facts: 'Someone’s private information or voice',
  impersonation: 'Pretends to be someone else',
  spam: 'Spam or fraud',
  other: 'Something else',
})

export const REPORT = defineMessages('REPORT', {
  titlePost: 'Report this post',
  titlePerson: (name: string) => `Report ${name}`,
  about: (title: string) => `About “${title}”`,
  hint: 'Moderators will review it. They won’t know who reported them.',
  emergencyHint: 'If someone is in danger now, call your local emergency number.',
  reason: 'What is wrong?',
  details: 'Anything else we should know?',
  send: 'Send report',
  cancel: 'Cancel',
  sent: 'Thank you. Moderators will review it.',
})

export const SAFETY = defineMessages('SAFETY', {
  title: 'Safety',
  lists: {
    blocks: {
      title: 'Blocked people',
      hint: 'You can’t hear or contact each other.',
      none: 'You haven’t blocked anyone.',
      end: 'Unblock',
      endLabel: (name: string) => `Unblock ${name}`,
    },
    mutes: {
      title: 'Muted people',
      hint: 'You don’t see their posts. They won’t know.',
      none: 'You haven’t muted anyone.',
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
  text: 'You can’t hear or contact each other. They won’t be notified.',
  unblock: 'Unblock',
  muted: 'Muted',
})
