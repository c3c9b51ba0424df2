/** What the wire tells somebody of whether they may reply. */
import type { Post } from '../../domain/posts.schema'
import type { Tools } from '../context'
import { type LockRow, locksOf } from './repliers.repo'

type Lockable = Pick<Post, 'id' | 'parentId' | 'owlcastId' | 'replyLock'>

/**
 * Some posts as this person may reply to them. A post by itself says what holds for strangers; asked only where that may
 * be otherwise: for answers and recordings, which go by what they stand under, and where a thread is left to some.
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

/** A post with what was found to keep somebody from replying to it. */
export function withLock<Item extends Lockable>(post: Item, locks: readonly LockRow[]): Item {
  const lock = locks.find(({ postId }) => postId === post.id)
  return { ...post, replyLock: lock ? { from: lock.from, by: lock.by } : null }
}
