/** Chinese texts for live updates. */
import type * as English from '../live'

export const LIVE: typeof English.LIVE = {
  newVoices: (count) => `${count} 条新帖子`,
}
