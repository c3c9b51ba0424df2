/** Said over what a device kept, while there is no network, in Chinese. */
import type * as English from '../saved'

export const SAVED: typeof English.SAVED = { posts: '离线：显示已保存的帖子' }
