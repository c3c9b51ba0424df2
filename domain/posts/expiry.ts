/** When posts expire (spec §4, §9). Times are ms since the epoch by the server's clock. */
import { getKind, type Kind, type Plan } from '../kinds'
import { REPLY_LIFE_HOURS } from '../limits'
import { HOUR_MS, MINUTE_MS } from '../time/units'

const EXPIRING_SOON_HOURS = 2
/** The end of a post that its card shows. */
const LAST_MINUTES = 10
/** A post with less time left is about to fade: on the shelf of home and in Dusk Radio. */
export const FADING_HOURS = 3

/**
 * Returns when a new post expires, or null if it does not. `parentsExpireAt` are the expiry times of its parents: a
 * reply lives as the spec says if all parents expire, and lasts if any parent lasts.
 */
export function calculateExpiry(
  kind: Kind,
  plan: Plan,
  createdAt: number,
  parentsExpireAt: readonly (number | null)[] = [],
): number | null {
  const hours = getLifeHours(
    kind,
    plan,
    parentsExpireAt.map((at) => at !== null),
  )
  return hours === null ? null : createdAt + hours * HOUR_MS
}

/** Returns how long a new post lives, in hours, or null if it stays; `doParentsExpire` says so of each parent. */
export function getLifeHours(
  kind: Kind,
  plan: Plan,
  doParentsExpire: readonly boolean[] = [],
): number | null {
  if (doParentsExpire.length > 0) return doParentsExpire.every(Boolean) ? REPLY_LIFE_HOURS : null
  return getKind(kind).lifeHours?.[plan] ?? null
}

export function isExpired(expiresAt: number | null, now: number): boolean {
  return expiresAt !== null && expiresAt <= now
}

/** Returns whether a living post is in the last minutes that its card shows. */
export function isInLastMinutes(expiresAt: number, now: number): boolean {
  return expiresAt > now && expiresAt - now <= LAST_MINUTES * MINUTE_MS
}

/** Returns whether the countdown is shown as urgent. */
export function isExpiringSoon(expiresAt: number | null, now: number): boolean {
  return expiresAt !== null && expiresAt - now <= EXPIRING_SOON_HOURS * HOUR_MS
}

/** Returns whether a post is about to fade: it lives, and expires within `FADING_HOURS`. */
export function isFading(expiresAt: number | null, now: number): boolean {
  return expiresAt !== null && expiresAt > now && expiresAt - now < FADING_HOURS * HOUR_MS
}
