/** Roles of members, and whom a moderator may act on. */

/** moderator: reports, decisions, suspensions. admin: also roles, removal of members and the library. */
export const MEMBER_ROLES = ['member', 'moderator', 'admin'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

type Person = { id: string; role: MemberRole }

/** Whether a role may moderate. */
export function isModerator(role: MemberRole): boolean {
  return role !== 'member'
}

/**
 * Returns the role that a user acts with on routes that every member may call. A suspended moderator has no rights of
 * one, and an access token never has them.
 */
export function getActingRole(
  {
    role,
    suspendedUntil,
    scopes,
  }: { role: MemberRole; suspendedUntil: number | null; scopes: readonly string[] | null },
  now: number,
): MemberRole {
  return scopes !== null || (suspendedUntil !== null && suspendedUntil > now) ? 'member' : role
}

/**
 * Returns the error of a moderator who may not act on this person: nobody moderates themself, and only an admin acts on
 * moderators and admins. Null if they may.
 */
export function findModerationRefusal(
  actor: Person,
  target: Person,
): 'moderation.yourself' | 'moderation.target_is_moderator' | null {
  if (actor.id === target.id) return 'moderation.yourself'
  return isModerator(target.role) && actor.role !== 'admin' ? 'moderation.target_is_moderator' : null
}

/** Whether Pro is advertised to a user: visitors and members without it, but not to an admin, who runs the site. */
export function isProAdvertised(user: { isPro: boolean; role: MemberRole } | null): boolean {
  return !user?.isPro && user?.role !== 'admin'
}
