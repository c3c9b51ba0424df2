/** The last real feed this device has seen, for when nothing can be loaded. Never anything made up. */
import { isExpired } from '../../domain/expiry'
import type { Kind } from '../../domain/kinds'
import type { Post } from '../../domain/posts.schema'

const KEPT = 20
const PREFIX = 'owlcast.feed.'
const keyOf = (kind: Kind) => PREFIX + kind

/** Keeps the newest posts of a feed. A full or forbidden storage only means that nothing is kept. */
export function saveFeed(kind: Kind, posts: readonly Post[]) {
  try {
    localStorage.setItem(keyOf(kind), JSON.stringify(posts.slice(0, KEPT)))
  } catch {
    // See above.
  }
}

/** What was kept and still lives. */
export function savedFeed(kind: Kind, now: number): Post[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(kind)) ?? '[]')
    return Array.isArray(kept) ? (kept as Post[]).filter((post) => !isExpired(post.expiresAt, now)) : []
  } catch {
    return []
  }
}

/** Forgets all of it: what somebody saw is not the next one's. */
export function forgetSavedFeeds(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}
