/** Japanese texts for cached posts while offline. */
import type * as English from '../saved'

export const SAVED: typeof English.SAVED = { posts: '保存済みの投稿を表示しています' }
