/** Expiry and countdowns (spec §4, §9). Times are ms since the epoch by the server's clock. */
import { defineMessages } from '../i18n/i18n'
import { getKind, type Kind, type Plan } from '../kinds'
import {
  COUNTDOWN_REFRESH_LAST_HOUR_MS,
  COUNTDOWN_REFRESH_MS,
  EXPIRING_SOON_HOURS,
  FADING_HOURS,
  LAST_MINUTES,
  REPLY_LIFE_HOURS,
} from '../limits'
import { HOUR_MS, MINUTE_MS } from '../time/units'

/** Short time texts for cards (spec §2.3, §9). */
export const TIMES = defineMessages('TIMES', {
  expired: 'expired',
  hoursLeft: (hours: number) => `${hours}h left`,
  minutesLeft: (minutes: number) => `${minutes}m left`,
  lastMinutes: (left: string) => `Last chance · ${left}`,
  now: 'now',
  minutesAgo: (minutes: number) => `${minutes}m ago`,
  hoursAgo: (hours: number) => `${hours}h ago`,
  daysAgo: (days: number) => `${days}d ago`,
})

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
  if (parentsExpireAt.length > 0)
    return parentsExpireAt.includes(null) ? null : createdAt + REPLY_LIFE_HOURS * HOUR_MS
  const { lifeHours } = getKind(kind)
  return lifeHours === null ? null : createdAt + lifeHours[plan] * HOUR_MS
}

export function isExpired(expiresAt: number | null, now: number): boolean {
  return expiresAt !== null && expiresAt <= now
}

/** Returns the countdown (spec §2.3): '17h left', '42m left' or 'expired'; '' for a post that does not expire. */
export function formatTimeLeft(expiresAt: number | null, now: number): string {
  if (expiresAt === null) return ''
  const left = expiresAt - now
  if (left <= 0) return TIMES.expired
  // Rounded up so that a new squawk starts at its full lifetime.
  if (left > HOUR_MS) return TIMES.hoursLeft(Math.ceil(left / HOUR_MS))
  return TIMES.minutesLeft(Math.max(1, Math.ceil(left / MINUTE_MS)))
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

/**
 * Returns the ms until the countdown text changes: hourly, and each minute in the last hour; null when it no longer
 * changes.
 */
export function getNextCountdownTick(expiresAt: number | null, now: number): number | null {
  if (expiresAt === null || expiresAt <= now) return null
  const left = expiresAt - now
  const step = left > HOUR_MS ? COUNTDOWN_REFRESH_MS : COUNTDOWN_REFRESH_LAST_HOUR_MS
  return Math.min(left % step || step, left)
}

/** Returns relative time (spec §9): now, Nm ago, Nh ago, Nd ago. */
export function formatTimeAgo(at: number, now: number): string {
  const minutes = Math.floor((now - at) / MINUTE_MS)
  if (minutes < 1) return TIMES.now
  if (minutes < 60) return TIMES.minutesAgo(minutes)
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? TIMES.hoursAgo(hours) : TIMES.daysAgo(Math.floor(hours / 24))
}
