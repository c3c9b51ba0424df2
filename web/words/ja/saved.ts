/** Said over what a device kept, while there is no network, in Japanese. */
import type * as English from '../saved'

export const SAVED: typeof English.SAVED = { posts: 'オフライン — 保存済みの投稿' }
