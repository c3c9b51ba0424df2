/** Dutch texts for times. */
import type * as RelativeTime from '../../time/relative-time'

export const TIMES: typeof RelativeTime.TIMES = {
  expired: 'vervaagd',
  hoursLeft: (hours) => `nog ${hours} u`,
  minutesLeft: (minutes) => `nog ${minutes} min`,
  lastMinutes: (left) => `Laatste kans · ${left}`,
  now: 'nu',
  minutesAgo: (minutes) => `${minutes} min geleden`,
  hoursAgo: (hours) => `${hours} u geleden`,
  daysAgo: (days) => `${days} d geleden`,
}
