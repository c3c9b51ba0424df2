/** Spanish texts for times. */
import type * as RelativeTime from '../../time/relative-time'

export const TIMES: typeof RelativeTime.TIMES = {
  expired: 'se apagó',
  hoursLeft: (hours) => `quedan ${hours} h`,
  minutesLeft: (minutes) => `quedan ${minutes} min`,
  lastMinutes: (left) => `Última oportunidad · ${left}`,
  now: 'ahora',
  minutesAgo: (minutes) => `hace ${minutes} min`,
  hoursAgo: (hours) => `hace ${hours} h`,
  daysAgo: (days) => `hace ${days} d`,
}
