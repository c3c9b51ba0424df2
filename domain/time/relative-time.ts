/** Times as texts that change with the clock: countdowns and how long ago (spec §2.3, §9). Times are in ms. */
import { defineMessages } from '../i18n/i18n'
import { COUNTDOWN_REFRESH_MS } from '../limits'
import { HOUR_MS, MINUTE_MS } from './units'

const COUNTDOWN_REFRESH_LAST_HOUR_MS = MINUTE_MS

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

/** Returns the countdown (spec §2.3): '17h left', '42m left' or 'expired'; '' for a post that does not expire. */
export function formatTimeLeft(expiresAt: number | null, now: number): string {
  if (expiresAt === null) return ''
  const left = expiresAt - now
  if (left <= 0) return TIMES.expired
  // Rounded up so that a new squawk starts at its full lifetime.
  if (left > HOUR_MS) return TIMES.hoursLeft(Math.ceil(left / HOUR_MS))
  return TIMES.minutesLeft(Math.max(1, Math.ceil(left / MINUTE_MS)))
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
