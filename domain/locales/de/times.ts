/** German texts for times. */
import { createPluralizer } from '../../i18n/plural'
import type * as RelativeTime from '../../time/relative-time'

const counted = createPluralizer('de')

export const TIMES: typeof RelativeTime.TIMES = {
  expired: 'verklungen',
  hoursLeft: (hours) => `noch ${hours} h`,
  minutesLeft: (minutes) => `noch ${minutes} min`,
  lastMinutes: (left) => `Letzte Chance · ${left}`,
  now: 'jetzt',
  minutesAgo: (minutes) => `vor ${minutes} Min.`,
  hoursAgo: (hours) => `vor ${hours} Std.`,
  daysAgo: (days) => counted(days, { one: 'vor # Tag', other: 'vor # Tagen' }),
}
