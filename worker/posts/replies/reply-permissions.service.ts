/** Adds reply permissions to posts. */
import type { Post } from '../../../domain/posts/posts.schema'
import type { AppDeps } from '../../context'
import { listReplyLocks, type ReplyLockRow } from './reply-permissions.repo'

type Lockable = Pick<Post, 'id' | 'parentId' | 'owlcastId' | 'replyLock'>

/**
 * Sets `replyLock` of each post for this viewer. A post alone carries the permission of strangers; the database is
 * queried only where it may differ: for replies and recordings, which follow their thread, and for restricted threads.
 */
export async function withReplyLocks<Item extends Lockable>(
  { db }: Pick<AppDeps, 'db'>,
  viewer: { id: string | null } | null,
  posts: readonly Item[],
): Promise<Item[]> {
  const me = viewer?.id ?? null
  const needsCheck = ({ parentId, owlcastId, replyLock }: Lockable) =>
    parentId !== null || owlcastId !== null || (me !== null && replyLock !== null)
  const ids = posts.filter(needsCheck).map(({ id }) => id)
  if (ids.length === 0) return [...posts]
  const locks = await listReplyLocks(db, me, ids)
  return posts.map((post) => (needsCheck(post) ? withLock(post, locks) : post))
}

/** The post with its lock, or with none. */
export function withLock<Item extends Lockable>(post: Item, locks: readonly ReplyLockRow[]): Item {
  const lock = locks.find(({ postId }) => postId === post.id)
  return { ...post, replyLock: lock ? { from: lock.from, by: lock.by } : null }
}
