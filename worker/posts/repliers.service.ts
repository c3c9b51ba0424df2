/** Adds reply permissions to posts. */
import type { Post } from '../../domain/posts.schema'
import type { Tools } from '../context'
import { type LockRow, locksOf } from './repliers.repo'

type Lockable = Pick<Post, 'id' | 'parentId' | 'owlcastId' | 'replyLock'>

/**
 * Sets `replyLock` of each post for this viewer. A post alone carries the permission of strangers; the database is
 * queried only where it may differ: for replies and recordings, which follow their thread, and for restricted threads.
 */
export async function withReplyLocks<Item extends Lockable>(
  { db }: Pick<Tools, 'db'>,
  viewer: { id: string | null } | null,
  posts: readonly Item[],
): Promise<Item[]> {
  const me = viewer?.id ?? null
  const isAsked = ({ parentId, owlcastId, replyLock }: Lockable) =>
    parentId !== null || owlcastId !== null || (me !== null && replyLock !== null)
  const asked = posts.filter(isAsked).map(({ id }) => id)
  if (asked.length === 0) return [...posts]
  const locks = await locksOf(db, me, asked)
  return posts.map((post) => (isAsked(post) ? withLock(post, locks) : post))
}

/** The post with its lock, or with none. */
export function withLock<Item extends Lockable>(post: Item, locks: readonly LockRow[]): Item {
  const lock = locks.find(({ postId }) => postId === post.id)
  return { ...post, replyLock: lock ? { from: lock.from, by: lock.by } : null }
}
