/** Russian texts for times. */
import type * as RelativeTime from '../../time/relative-time'

export const TIMES: typeof RelativeTime.TIMES = {
  expired: 'угас',
  hoursLeft: (hours) => `ещё ${hours} ч`,
  minutesLeft: (minutes) => `ещё ${minutes} мин`,
  lastMinutes: (left) => `Последний шанс · ${left}`,
  now: 'сейчас',
  minutesAgo: (minutes) => `${minutes} мин назад`,
  hoursAgo: (hours) => `${hours} ч назад`,
  daysAgo: (days) => `${days} дн. назад`,
}
