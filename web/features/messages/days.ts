/** A conversation in days, as people tell them: today, yesterday, and dates. */
import { THREAD } from '../../words/messages'

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
const DAY_OF_YEAR = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })
const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** '9:14 pm', on this device's clock. */
export function timeOf(at: number): string {
  return TIME.format(at).replace(/[AP]M/, (half) => half.toLowerCase())
}

/** What the day of a moment is called on another day. */
export function dayName(at: number, now: number): string {
  const [then, today] = [new Date(at), new Date(now)]
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1)
  if (isSameDay(then, today)) return THREAD.today
  if (isSameDay(then, yesterday)) return THREAD.yesterday
  return then.getFullYear() === today.getFullYear() ? DAY.format(then) : DAY_OF_YEAR.format(then)
}

/** Things in the order of time, gathered by their day. */
export function byDay<T extends { createdAt: number }>(items: readonly T[]): { at: number; items: T[] }[] {
  const days: { at: number; items: T[] }[] = []
  for (const item of items) {
    const day = days.at(-1)
    if (day && isSameDay(new Date(day.at), new Date(item.createdAt))) day.items.push(item)
    else days.push({ at: item.createdAt, items: [item] })
  }
  return days
}

function isSameDay(a: Date, b: Date): boolean {
  return a.toDateString() === b.toDateString()
}
