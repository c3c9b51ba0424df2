/** The last feed this device loaded, for when nothing can be loaded. Never sample data. */

import type { Kind } from '../../../domain/kinds'
import { isExpired } from '../../../domain/posts/expiry'
import type { Post } from '../../../domain/posts/posts.schema'

const POSTS_MAX = 20
const PREFIX = 'owlcast.feed.'
const getKey = (kind: Kind) => PREFIX + kind

/** Saves the newest posts of a feed. Without storage nothing is saved. */
export function saveFeed(kind: Kind, posts: readonly Post[]) {
  try {
    localStorage.setItem(getKey(kind), JSON.stringify(posts.slice(0, POSTS_MAX)))
  } catch {
    // See above.
  }
}

/** The saved posts that have not expired. */
export function readSavedFeed(kind: Kind, now: number): Post[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(getKey(kind)) ?? '[]')
    return Array.isArray(saved) ? (saved as Post[]).filter((post) => !isExpired(post.expiresAt, now)) : []
  } catch {
    return []
  }
}

/** Clears all saved feeds: they must not be shown to the next user. */
export function clearSavedFeeds(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Storage is blocked: nothing was saved.
  }
}
