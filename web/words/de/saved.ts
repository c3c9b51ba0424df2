/** German texts for cached posts while offline. */
import type * as English from '../saved'

export const CACHED_POSTS: typeof English.CACHED_POSTS = { posts: 'Du siehst gespeicherte Beiträge' }
