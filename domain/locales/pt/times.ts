/** Portuguese texts for times. */
import type * as RelativeTime from '../../time/relative-time'

export const TIMES: typeof RelativeTime.TIMES = {
  expired: 'sumiu',
  hoursLeft: (hours) => `restam ${hours} h`,
  minutesLeft: (minutes) => `restam ${minutes} min`,
  lastMinutes: (left) => `Última oportunidade · ${left}`,
  now: 'agora',
  minutesAgo: (minutes) => `há ${minutes} min`,
  hoursAgo: (hours) => `há ${hours} h`,
  daysAgo: (days) => `há ${days} d`,
}
