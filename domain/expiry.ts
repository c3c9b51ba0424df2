/** Lives and countdowns (spec §4, §9). Times are ms since the epoch; the server's clock decides. */
import { words } from './catalogue'
import { type Kind, kindOf, type Plan } from './kinds'
import {
  COUNTDOWN_REFRESH_LAST_HOUR_MS,
  COUNTDOWN_REFRESH_MS,
  FADING_SOON_HOURS,
  REPLY_LIFE_HOURS,
} from './limits'

export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** What is said of times on cards, where there is little room (spec §2.3, §9). */
export const TIMES = words('TIMES', {
  expired: 'expired',
  hoursLeft: (hours: number) => `${hours}h left`,
  minutesLeft: (minutes: number) => `${minutes}m left`,
  now: 'now',
  minutesAgo: (minutes: number) => `${minutes}m ago`,
  hoursAgo: (hours: number) => `${hours}h ago`,
  daysAgo: (days: number) => `${days}d ago`,
})

/**
 * When a new post fades, or null when it lasts. `parentsExpireAt` are the ends of the posts it answers: a reply lives as
 * the spec says if all of them fade, and lasts in a chain that lasts.
 */
export function expiryOf(
  kind: Kind,
  plan: Plan,
  createdAt: number,
  parentsExpireAt: readonly (number | null)[] = [],
): number | null {
  if (parentsExpireAt.length > 0)
    return parentsExpireAt.includes(null) ? null : createdAt + REPLY_LIFE_HOURS * HOUR_MS
  const { lifeHours } = kindOf(kind)
  return lifeHours === null ? null : createdAt + lifeHours[plan] * HOUR_MS
}

/** Whether a post has faded. */
export function isExpired(expiresAt: number | null, now: number): boolean {
  return expiresAt !== null && expiresAt <= now
}

/** The countdown (spec §2.3): '17h left', '42m left' or 'expired'. Empty for what lasts. */
export function timeLeft(expiresAt: number | null, now: number): string {
  if (expiresAt === null) return ''
  const left = expiresAt - now
  if (left <= 0) return TIMES.expired
  // Rounded up, so that a new squawk starts at its full life.
  if (left > HOUR_MS) return TIMES.hoursLeft(Math.ceil(left / HOUR_MS))
  return TIMES.minutesLeft(Math.max(1, Math.ceil(left / MINUTE_MS)))
}

/** Whether the countdown is shown as urgent. */
export function isFadingSoon(expiresAt: number | null, now: number): boolean {
  return expiresAt !== null && expiresAt - now <= FADING_SOON_HOURS * HOUR_MS
}

/** How long until the countdown's text has to be drawn again, in ms: hourly, by the minute in the last hour. */
export function nextCountdownTick(expiresAt: number | null, now: number): number | null {
  if (expiresAt === null || expiresAt <= now) return null
  const left = expiresAt - now
  const step = left > HOUR_MS ? COUNTDOWN_REFRESH_MS : COUNTDOWN_REFRESH_LAST_HOUR_MS
  return Math.min(left % step || step, left)
}

/** Relative time (spec §9): now, Nm ago, Nh ago, Nd ago. */
export function timeAgo(at: number, now: number): string {
  const minutes = Math.floor((now - at) / MINUTE_MS)
  if (minutes < 1) return TIMES.now
  if (minutes < 60) return TIMES.minutesAgo(minutes)
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? TIMES.hoursAgo(hours) : TIMES.daysAgo(Math.floor(hours / 24))
}

/** A duration as people read it: '0:48', '1:02:03'. Never NaN or Infinity: what is unknown shows as 0:00. */
export function clockTime(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0
  const pad = (n: number) => String(n).padStart(2, '0')
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return h > 0 ? `${h}:${pad(m)}:${pad(s)}` : `${m}:${pad(s)}`
}
