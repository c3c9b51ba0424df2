/** The last feed this device loaded, for when nothing can be loaded. Never sample data. */
import { isExpired } from '../../domain/expiry'
import type { Kind } from '../../domain/kinds'
import type { Post } from '../../domain/posts.schema'

const KEPT = 20
const PREFIX = 'owlcast.feed.'
const keyOf = (kind: Kind) => PREFIX + kind

/** Saves the newest posts of a feed. Without storage nothing is saved. */
export function saveFeed(kind: Kind, posts: readonly Post[]) {
  try {
    localStorage.setItem(keyOf(kind), JSON.stringify(posts.slice(0, KEPT)))
  } catch {
    // See above.
  }
}

/** The saved posts that have not expired. */
export function savedFeed(kind: Kind, now: number): Post[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(kind)) ?? '[]')
    return Array.isArray(kept) ? (kept as Post[]).filter((post) => !isExpired(post.expiresAt, now)) : []
  } catch {
    return []
  }
}

/** Clears all saved feeds: they must not be shown to the next user. */
export function forgetSavedFeeds(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Storage is blocked: nothing was saved.
  }
}
