/** Groups a conversation by days and formats them: today, yesterday, and dates. */
import { formatDate } from '../../../../domain/i18n/dates'
import { THREAD } from '../../../../domain/locales/en/people'

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const
const DAY_OF_YEAR = { dateStyle: 'long' } as const
const TIME = { hour: 'numeric', minute: '2-digit' } as const

/** '9:14 pm' in English, in device time. */
export function formatTime(at: number): string {
  return formatDate(at, TIME, 'en-US').replace(/[AP]M/, (half) => half.toLowerCase())
}

/** The label of the day of `at`, relative to `now`. */
export function formatDay(at: number, now: number): string {
  const [then, today] = [new Date(at), new Date(now)]
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1)
  if (isSameDay(then, today)) return THREAD.today
  if (isSameDay(then, yesterday)) return THREAD.yesterday
  return then.getFullYear() === today.getFullYear() ? formatDate(at, DAY) : formatDate(at, DAY_OF_YEAR)
}

/** A short point in time: the time of day, or the day if that is not the day of `since`. */
export function formatMoment(at: number, since: number): string {
  return isSameDay(new Date(at), new Date(since))
    ? formatTime(at)
    : formatDate(at, { day: 'numeric', month: 'short' })
}

type Day<T> = { day: string; at: number; items: T[] }

/** Groups items (oldest first) by day. `day` is a stable key, whichever items are added or removed. */
export function groupByDay<T extends { createdAt: number }>(items: readonly T[]): Day<T>[] {
  const days: Day<T>[] = []
  for (const item of items) {
    const day = getDayKey(new Date(item.createdAt))
    const last = days.at(-1)
    if (last?.day === day) last.items.push(item)
    else days.push({ day, at: item.createdAt, items: [item] })
  }
  return days
}

function getDayKey(at: Date): string {
  return at.toDateString()
}

function isSameDay(a: Date, b: Date): boolean {
  return getDayKey(a) === getDayKey(b)
}
