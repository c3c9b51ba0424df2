/** Merges the viewer's own posts into a public list. */
import type { Post } from '../../../../domain/posts/posts.schema'

/**
 * A public list, newest first, with the viewer's private and unlisted posts. Those older than the last loaded page are
 * held back while there are more pages.
 */
export function mergeOwnPosts(listed: readonly Post[], own: readonly Post[], hasMore: boolean): Post[] {
  const end = hasMore ? (listed.at(-1)?.createdAt ?? 0) : 0
  const mine = own.filter(({ visibility, createdAt }) => visibility !== 'public' && createdAt >= end)
  return mine.length === 0 ? [...listed] : [...listed, ...mine].toSorted((a, b) => b.createdAt - a.createdAt)
}
