import { formatDate } from '../../domain/i18n/dates'

const DAY = { dateStyle: 'long', timeZone: 'UTC' } as const

/** The days that the server has rendered, by their time. */
const rendered = new Map<number, string>()

/**
 * Keeps a day that the server has rendered, so that hydration formats none: for its first formatted date, a phone's
 * browser blocks for more than 100 ms.
 */
export function keepRenderedDay(at: number, text: string): void {
  rendered.set(at, text)
}

/** '20 November 2025', in UTC: the same on the server and on every device. */
export function formatUtcDay(at: number): string {
  return rendered.get(at) ?? formatDate(at, DAY)
}
