import { formatDate } from '../../domain/i18n/dates'

const DAY = { dateStyle: 'long', timeZone: 'UTC' } as const

/** '20 November 2025', in UTC: the same on the server and on every device. */
export function formatUtcDay(at: number): string {
  return formatDate(at, DAY)
}
