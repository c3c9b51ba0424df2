/** Texts for browser notifications and notification preferences. */
import { defineMessages } from '../../domain/i18n/i18n'
import type { Reason } from '../../domain/notifications/notifications'

export const NOTIFICATIONS = defineMessages('NOTIFICATIONS', {
  heading: 'Notifications',
  title: 'Browser notifications',
  hint: 'On this device, when Owlcast isn’t in front.',
  openOnly: 'On this device, while Owlcast is open in a tab.',
  blocked: 'Blocked. You can allow notifications in your browser settings.',
  unsupported: 'This browser can’t show notifications.',
  enabled: 'Notifications are on for this device.',
  disabled: 'Notifications are off for this device.',
})

/** The first part of a browser notification; a sentence with the event follows. */
export const SYSTEM_NOTIFICATION = defineMessages<Record<Reason, string>>('SYSTEM_NOTIFICATION', {
  message: 'New MUE message',
  reply: 'New reply',
  mention: 'You were mentioned',
  invite: 'Invitation',
  new_post: 'New post',
  every_squawk: 'New squawks',
  expiry: 'Fading soon',
  report: 'New report',
  system: 'Owlcast',
})

export const NOTIFICATION_PREFERENCES = defineMessages('NOTIFICATION_PREFERENCES', {
  caption: 'What we notify you about, and where',
  reasonColumn: 'Notify me about',
  inAppColumn: 'In app',
  pushColumn: 'Push',
  inAppLabel: (what: string) => `${what}, in app`,
  pushLabel: (what: string) => `${what}, push`,
  /** System notifications are always listed. */
  reasons: {
    message: { title: 'Messages', hint: 'Someone sends you a MUE' },
    reply: { title: 'Replies', hint: 'To your posts and posts you collaborate on' },
    mention: { title: 'Mentions', hint: 'Someone mentions your @name' },
    invite: { title: 'Invitations', hint: 'Someone invites you to collaborate' },
    new_post: { title: 'People you follow', hint: 'Their new posts' },
    every_squawk: { title: 'Every new squawk', hint: 'All squawks, one summary, every 30 minutes at most' },
    expiry: { title: 'Fading posts', hint: 'Two hours before your posts fade' },
    report: { title: 'Reports', hint: 'For moderators: a member reports something' },
  } satisfies Record<Exclude<Reason, 'system'>, { title: string; hint: string }>,
  quietHours: 'Quiet hours',
  quietHoursHint: 'No push notifications until they end. You still see everything in the app.',
  from: 'From',
  to: 'To',
  timeZone: (name: string) => `Time zone: ${name.replaceAll('_', ' ')}`,
  loading: 'Loading your choices',
  tryAgain: 'Try again',
})
