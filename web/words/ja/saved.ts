/** Japanese texts for cached posts while offline. */
import type * as English from '../saved'

export const CACHED_POSTS: typeof English.CACHED_POSTS = { posts: '保存済みの投稿を表示しています' }
