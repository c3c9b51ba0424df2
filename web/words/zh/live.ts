/** Chinese texts for live updates. */
import type * as English from '../live'

export const LIVE: typeof English.LIVE = {
  newPosts: (count) => `${count} 条新帖子`,
}
