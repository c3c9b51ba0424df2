/** The last feed this device loaded, for when nothing can be loaded. Never sample data. */

import type { Kind } from '../../../domain/kinds'
import { isExpired } from '../../../domain/posts/expiry'
import type { Post } from '../../../domain/posts/posts.schema'
import { readStored, removeStored, writeStored } from '../../state/stored'

const POSTS_MAX = 20
const PREFIX = 'owlcast.feed.'
const getKey = (kind: Kind) => PREFIX + kind

/** Saves the newest posts of a feed. Without storage nothing is saved. */
export function saveFeed(kind: Kind, posts: readonly Post[]) {
  writeStored('local', getKey(kind), posts.slice(0, POSTS_MAX))
}

/** The saved posts that have not expired. */
export function readSavedFeed(kind: Kind, now: number): Post[] {
  const saved = readStored<Post[]>('local', getKey(kind), Array.isArray) ?? []
  return saved.filter((post) => !isExpired(post.expiresAt, now))
}

/** Clears all saved feeds: they must not be shown to the next user. */
export function clearSavedFeeds(): void {
  removeStored('local', PREFIX)
}
