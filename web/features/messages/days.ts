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

type Day<T> = { day: string; at: number; items: T[] }

/** Things in the order of time, gathered by their day; `day` stays the same whichever of its things come or go. */
export function byDay<T extends { createdAt: number }>(items: readonly T[]): Day<T>[] {
  const days: Day<T>[] = []
  for (const item of items) {
    const day = dayOf(new Date(item.createdAt))
    const last = days.at(-1)
    if (last?.day === day) last.items.push(item)
    else days.push({ day, at: item.createdAt, items: [item] })
  }
  return days
}

function dayOf(at: Date): string {
  return at.toDateString()
}

function isSameDay(a: Date, b: Date): boolean {
  return dayOf(a) === dayOf(b)
}
