/** Up to where a conversation was heard. */
import type { Post } from '../../../../domain/posts/posts.schema'

/**
 * The time in ms up to which everything received after `seenAt` was heard; null when that is nothing. Messages without
 * sound are skipped. `posts` are sorted by time and contain every message after `seenAt`.
 */
export function getHeardUpTo(
  posts: readonly Post[],
  { meId, seenAt, heard }: { meId: string; seenAt: number; heard: ReadonlySet<string> },
): number | null {
  const received = posts.filter(({ author, createdAt }) => author.id !== meId && createdAt > seenAt)
  const first = received.findIndex(({ id, audioUrl }) => audioUrl !== null && !heard.has(id))
  const known = first < 0 ? received : received.slice(0, first)
  return known.at(-1)?.createdAt ?? null
}
