/** Chinese texts for cached posts while offline. */
import type * as English from '../saved'

export const SAVED: typeof English.SAVED = { posts: '显示的是已保存的帖子' }
