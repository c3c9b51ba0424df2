const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** '20 November 2025', in UTC: the page reads the same on the server and on every device. */
export function dayOf(at: number): string {
  return DAY.format(at)
}
