/** Italian texts for times. */
import type * as RelativeTime from '../../time/relative-time'

export const TIMES: typeof RelativeTime.TIMES = {
  expired: 'svanito',
  hoursLeft: (hours) => `ancora ${hours} h`,
  minutesLeft: (minutes) => `ancora ${minutes} min`,
  lastMinutes: (left) => `Ultima occasione · ${left}`,
  now: 'ora',
  minutesAgo: (minutes) => `${minutes} min fa`,
  hoursAgo: (hours) => `${hours} h fa`,
  daysAgo: (days) => `${days} g fa`,
}
