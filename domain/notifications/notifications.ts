/** Notifications (spec §3 notifications, §4; C23, C26): the reasons, and how they are grouped. */

/**
 * message: a private message to the recipient. reply: a reply to their post or in a thread they collaborate on.
 * mention: names them. invite: an invitation to collaborate. new_post: a followed user published. every_squawk: any
 * new squawk, for subscribers. expiry: their post expires soon. report: members reported something, for moderators.
 * system: a change of their plan, money that did not arrive, or a moderator's decision.
 */
export const REASONS = [
  'message',
  'reply',
  'mention',
  'invite',
  'new_post',
  'every_squawk',
  'expiry',
  'report',
  'system',
] as const
export type Reason = (typeof REASONS)[number]
/** Reasons that are off unless the user turns them on. */
export const OPT_IN_REASONS: readonly Reason[] = ['every_squawk']
/** Reasons for moderators only. */
export const MODERATOR_REASONS: readonly Reason[] = ['report']
/** Reasons that cannot be turned off in the app. */
export const MANDATORY_REASONS: readonly Reason[] = ['system']

/** Notices sent by the system. */
export const SYSTEM_NOTICES = [
  'plan.ended',
  'webhook.disabled',
  'refund.failed',
  'payout.refused',
  'moderation.hidden',
  'moderation.shown',
  'moderation.hello_hidden',
  'moderation.hello_shown',
  'moderation.suspended',
  'moderation.suspended_for_good',
  'moderation.released',
  'moderation.warned',
  'moderation.appeal_upheld',
  'moderation.appeal_overturned',
  'moderation.role_member',
  'moderation.role_moderator',
  'moderation.role_admin',
] as const
export type SystemNotice = (typeof SYSTEM_NOTICES)[number]
export type ModerationNotice = Extract<SystemNotice, `moderation.${string}`>

/**
 * Returns the key under which unread notifications are merged: messages of one user, replies to one post, posts of
 * one followed user. `about` is the id of that.
 */
export function createGroupKey(reason: Reason, about: string): string {
  return `${reason}:${about}`
}
