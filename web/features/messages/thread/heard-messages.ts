/**
 * Which received messages are unheard: the newest `unread` ones that the server counts, less those heard in this tab.
 */
import type { Post } from '../../../../domain/posts/posts.schema'

/** The unheard messages of a conversation, oldest first. `posts` are sorted by time. */
export function listUnheard(posts: readonly Post[], meId: string, unread: number): Post[] {
  const received = posts.filter(({ author }) => author.id !== meId)
  return received.slice(Math.max(0, received.length - unread))
}

/**
 * The time in ms up to which everything was heard; null while the oldest unheard message is unheard or not loaded.
 * Messages without sound are skipped.
 */
export function getHeardUpTo(
  posts: readonly Post[],
  { meId, unread, played }: { meId: string; unread: number; played: ReadonlySet<string> },
): number | null {
  const unheard = listUnheard(posts, meId, unread)
  if (unheard.length < unread) return null
  const first = unheard.findIndex(({ id, audioUrl }) => audioUrl !== null && !played.has(id))
  const known = first < 0 ? unheard : unheard.slice(0, first)
  return known.at(-1)?.createdAt ?? null
}
