/** Notifications (spec §3 notifications, §4; C23, C26): why somebody is told of something, and what is told as one. */

/**
 * message: said to them. reply: answers what they said, or goes on in what they work on. mention: names them. invite: asks
 * them to work together. new_post: somebody they follow said something. every_squawk: anybody did, for those who asked. expiry: a voice of theirs fades soon. report:
 * to moderators, that members reported something. system: what became of their plan, or of what a moderator looked at.
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
/** What nobody is told who did not ask for it. */
export const ASKED_FOR: readonly Reason[] = ['every_squawk']
/** What only moderators get. */
export const FOR_MODERATORS: readonly Reason[] = ['report']
/** What nobody can leave out of their list. */
export const ALWAYS_LISTED: readonly Reason[] = ['system']

/** What the app itself has to say. */
export const SYSTEM_NOTICES = [
  'plan.ended',
  'moderation.hidden',
  'moderation.shown',
  'moderation.suspended',
  'moderation.suspended_for_good',
  'moderation.released',
] as const
export type SystemNotice = (typeof SYSTEM_NOTICES)[number]
export type ModerationNotice = Extract<SystemNotice, `moderation.${string}`>

/**
 * What is told as one as long as nobody has looked: messages of one person, replies to one post, voices of one whom
 * somebody follows. `about` is the id of that.
 */
export function groupKey(reason: Reason, about: string): string {
  return `${reason}:${about}`
}
