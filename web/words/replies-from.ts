/** Texts for the reply policy: who may reply, and what others see. */
import { defineMessages } from '../../domain/i18n'
import type { ReplyPolicy } from '../../domain/reply-policy'

type Choice = { name: string; hint: string }

export const REPLIES_FROM_WORDS = defineMessages<Readonly<Record<ReplyPolicy, Choice>>>(
  'REPLIES_FROM_WORDS',
  {
    everyone: { name: 'Everyone', hint: 'Whoever hears it can reply.' },
    followed: {
      name: 'People I follow',
      hint: 'Only people you follow can reply, here and anywhere in the thread.',
    },
    mentioned: {
      name: 'People I mention',
      hint: 'Only people you name with @ in the title or text can reply, here and anywhere in the thread.',
    },
    nobody: { name: 'Nobody', hint: 'The thread is closed to replies.' },
  },
)

export const REPLIES_FROM_FORM = defineMessages('REPLIES_FROM_FORM', {
  label: 'Who can reply',
  /** After each hint of a restrictive choice. */
  always: 'You, and those who work on it with you, always can.',
})

export const REPLY_LOCK = defineMessages('REPLY_LOCK', {
  heading: 'Replies are limited',
  /** For visitors, by the reason that excludes them. */
  signIn: (from: ReplyPolicy) =>
    from === 'nobody'
      ? 'Sign in to reply, if it is yours or you work on it.'
      : 'Sign in to reply, if you are one of them.',
  button: 'Sign In',
  kept: 'Your recording is kept.',
  alone: 'You can publish it as a voice of its own, which answers nothing.',
  standAlone: 'Make it a voice of its own',
})
