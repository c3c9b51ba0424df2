/** One's own among what everybody sees. */
import type { Post } from '../../../domain/posts.schema'

/**
 * A public list, newest first, with those of one's own that are in no list. Where more of it is still to be read, what
 * is older than its end waits there.
 */
export function ownAmong(listed: readonly Post[], own: readonly Post[], hasMore: boolean): Post[] {
  const end = hasMore ? (listed.at(-1)?.createdAt ?? 0) : 0
  const mine = own.filter(({ visibility, createdAt }) => visibility !== 'public' && createdAt >= end)
  return mine.length === 0 ? [...listed] : [...listed, ...mine].toSorted((a, b) => b.createdAt - a.createdAt)
}
