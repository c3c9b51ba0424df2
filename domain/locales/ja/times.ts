/** Japanese texts for times. */
import type * as RelativeTime from '../../time/relative-time'

export const TIMES: typeof RelativeTime.TIMES = {
  expired: '消えました',
  hoursLeft: (hours) => `残り${hours}時間`,
  minutesLeft: (minutes) => `残り${minutes}分`,
  lastMinutes: (left) => `まもなく終了 · ${left}`,
  now: 'たった今',
  minutesAgo: (minutes) => `${minutes}分前`,
  hoursAgo: (hours) => `${hours}時間前`,
  daysAgo: (days) => `${days}日前`,
}
