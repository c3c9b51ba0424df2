/** Chinese texts for times. */
import type * as RelativeTime from '../../time/relative-time'

export const TIMES: typeof RelativeTime.TIMES = {
  expired: '已消散',
  hoursLeft: (hours) => `剩 ${hours} 小时`,
  minutesLeft: (minutes) => `剩 ${minutes} 分钟`,
  lastMinutes: (left) => `即将消失 · ${left}`,
  now: '刚刚',
  minutesAgo: (minutes) => `${minutes} 分钟前`,
  hoursAgo: (hours) => `${hours} 小时前`,
  daysAgo: (days) => `${days} 天前`,
}
