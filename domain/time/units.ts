/** Units of time, in milliseconds and in seconds. */

export const SECOND_MS = 1000
export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
export const HOUR_SECONDS = 3600
export const DAY_SECONDS = 24 * HOUR_SECONDS

/** Returns whether a time is that of an event: imports date what has no known time by the first day of 1970. */
export function isDateKnown(at: number): boolean {
  return at >= DAY_MS
}
