/** Texts for the reply policy: who may reply, and what others see. */
import { defineMessages } from '../../domain/i18n/i18n'
import type { ReplyPolicy } from '../../domain/posts/reply-policy'

type Choice = { name: string; hint: string }

export const REPLIES_FROM_WORDS = defineMessages<Readonly<Record<ReplyPolicy, Choice>>>(
  'REPLIES_FROM_WORDS',
  {
    everyone: { name: 'Everyone', hint: 'Anyone can reply.' },
    followed: {
      name: 'People I follow',
      hint: 'Only people you follow can reply in this thread.',
    },
    mentioned: {
      name: 'People I mention',
      hint: 'Only people you mention with @ in the title or text can reply in this thread.',
    },
    nobody: { name: 'No one', hint: 'Replies are off.' },
  },
)

export const REPLY_POLICY_FORM = defineMessages('REPLY_POLICY_FORM', {
  label: 'Who can reply',
  /** After each hint of a restrictive choice. */
  collaboratorsHint: 'You and your collaborators can always reply.',
})

export const REPLY_LOCK = defineMessages('REPLY_LOCK', {
  heading: 'Replies are limited',
  /** For visitors, by the reason that excludes them. */
  signIn: (from: ReplyPolicy) =>
    from === 'nobody'
      ? 'Sign in to reply if you’re the author or a collaborator.'
      : 'Sign in to see if you can reply.',
  signInButton: 'Sign In',
  recordingSaved: 'Your recording is saved.',
  publishSeparatelyHint: 'You can publish it as a separate post.',
  detach: 'Make it a separate post',
})
