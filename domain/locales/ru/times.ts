/** Russian texts for times. */
import type * as Expiry from '../../posts/expiry'

export const TIMES: typeof Expiry.TIMES = {
  expired: 'угас',
  hoursLeft: (hours) => `ещё ${hours} ч`,
  minutesLeft: (minutes) => `ещё ${minutes} мин`,
  lastMinutes: (left) => `Последний шанс · ${left}`,
  now: 'сейчас',
  minutesAgo: (minutes) => `${minutes} мин назад`,
  hoursAgo: (hours) => `${hours} ч назад`,
  daysAgo: (days) => `${days} дн. назад`,
}
