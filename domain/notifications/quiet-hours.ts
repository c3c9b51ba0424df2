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
  const late = getMinutesAfter(end, to, timeZone)
  if (late === 0) return end
  const changed = end - late * MINUTE_MS
  if (getMinutesAfter(changed, to, timeZone) === 0) return changed
  // The clocks skip that time: the first one after the gap.
  let first = Math.min(end, changed)
  while (getMinutesAfter(first, to, timeZone) < 0) first += MINUTE_MS
  return first
}

/** Returns the minutes from a minute of the day to the time at `at`, negative before it; at most half a day. */
function getMinutesAfter(at: number, minute: number, timeZone: string): number {
  const after = (getMinuteOfDay(at, timeZone) - minute + DAY_MINUTES) % DAY_MINUTES
  return after > DAY_MINUTES / 2 ? after - DAY_MINUTES : after
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

/** Formats a minute of the day as '22:00'. */
export function formatMinuteOfDay(minute: number): string {
  const two = (count: number) => String(count).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}
