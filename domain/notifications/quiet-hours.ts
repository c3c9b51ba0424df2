/** Quiet hours without push notifications (C23): minutes of the day in the user's time zone. */
import { MINUTE_MS } from '../time/units'

export type QuietHoursRange = { from: number; to: number; timeZone: string }

const DAY_MINUTES = 1440

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** Returns when the current quiet hours end; null outside of them. A range with equal ends is empty. */
export function findQuietEnd({ from, to, timeZone }: QuietHoursRange, now: number): number | null {
  const minute = getMinuteOfDay(now, timeZone)
  const isQuiet = from <= to ? minute >= from && minute < to : minute >= from || minute < to
  if (!isQuiet) return null
  const left = (to - minute + DAY_MINUTES) % DAY_MINUTES
  const end = Math.floor(now / MINUTE_MS) * MINUTE_MS + left * MINUTE_MS
  // A change of daylight saving time makes the day an hour longer or shorter.
  const late = (getMinuteOfDay(end, timeZone) - to + DAY_MINUTES) % DAY_MINUTES
  return end - (late > DAY_MINUTES / 2 ? late - DAY_MINUTES : late) * MINUTE_MS
}

function getMinuteOfDay(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: string) => Number(parts.find((item) => item.type === type)?.value ?? 0)
  return part('hour') * 60 + part('minute')
}
