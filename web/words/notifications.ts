/** Texts for browser notifications and notification preferences. */
import { defineMessages } from '../../domain/i18n'
import type { Reason } from '../../domain/notifications'

export const NOTIFICATIONS = defineMessages('NOTIFICATIONS', {
  heading: 'Notifications',
  title: 'Browser notifications',
  hint: 'On this device, while you look elsewhere.',
  openOnly: 'On this device, while Owlcast is open in a tab.',
  blocked: 'Blocked. You can allow notifications in your browser settings.',
  unsupported: 'This browser cannot show notifications.',
  enabled: 'Notifications are on for this device.',
  disabled: 'Notifications are off for this device.',
})

/** The first part of a browser notification; a sentence with the event follows. */
export const OUTSIDE = defineMessages<Record<Reason, string>>('OUTSIDE', {
  message: 'New MUE message',
  reply: 'New reply',
  mention: 'You were mentioned',
  invite: 'Invitation',
  new_post: 'New voice',
  every_squawk: 'New squawks',
  expiry: 'Fading soon',
  report: 'New report',
  system: 'Owlcast',
})

export const CHOICES = defineMessages('CHOICES', {
  caption: 'What you are told, and where',
  what: 'What you are told',
  app: 'In the list',
  push: 'Outside',
  inApp: (what: string) => `${what}, in the list`,
  outside: (what: string) => `${what}, outside of Owlcast`,
  /** System notifications are always listed. */
  reasons: {
    message: { title: 'Messages', hint: 'Someone sends you a MUE' },
    reply: { title: 'Replies', hint: 'To your voices, and in what you work on' },
    mention: { title: 'Mentions', hint: 'Someone writes your @name' },
    invite: { title: 'Invitations', hint: 'To work on something with somebody' },
    new_post: { title: 'People you follow', hint: 'Their new voices' },
    every_squawk: { title: 'Every new squawk', hint: 'By anybody, together, now and then' },
    expiry: { title: 'Fading voices', hint: 'Two hours before yours fade' },
    report: { title: 'Reports', hint: 'For moderators: a member reports something' },
  } satisfies Record<Exclude<Reason, 'system'>, { title: string; hint: string }>,
  quiet: 'Quiet hours',
  quietHint: 'Nothing outside of Owlcast until they end. The list goes on.',
  from: 'From',
  to: 'To',
  zone: (name: string) => `Time zone: ${name.replaceAll('_', ' ')}`,
  loading: 'Loading what you are told',
  tryAgain: 'Try again',
})
