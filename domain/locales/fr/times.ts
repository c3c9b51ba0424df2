/** French texts for times. */
import type * as RelativeTime from '../../time/relative-time'

export const TIMES: typeof RelativeTime.TIMES = {
  expired: 'effacé',
  hoursLeft: (hours) => `reste ${hours}\u00a0h`,
  minutesLeft: (minutes) => `reste ${minutes}\u00a0min`,
  lastMinutes: (left) => `Dernière chance · ${left}`,
  now: 'à l’instant',
  minutesAgo: (minutes) => `il y a ${minutes}\u00a0min`,
  hoursAgo: (hours) => `il y a ${hours}\u00a0h`,
  daysAgo: (days) => `il y a ${days}\u00a0j`,
}
