/** Adds to posts what depends on the viewer: how many replies they are shown, and whether they may reply. */
import type { Post } from '../../../domain/posts/posts.schema'
import type { AppDeps } from '../../context'
import { batch } from '../../database/batch'
import type { Viewer } from '../access/visible-posts'
import { getRepliesMode } from './replies.repo'
import {
  countOwnQuietReplies,
  countShownReplies,
  findOwnQuietReply,
  type ReplyCountRow,
  type ReplyCounts,
} from './reply-counts.repo'
import { listReplyLocks, type ReplyLockRow } from './reply-permissions.repo'

type Deps = Pick<AppDeps, 'db' | 'clock'>
type Lockable = Pick<Post, 'id' | 'parentId' | 'owlcastId' | 'replyLock'>
type Counted = Pick<Post, 'id' | 'kind' | 'visibility'> & ReplyCounts

/**
 * Sets the reply counts and `replyLock` of each post for this viewer. A post alone carries those of strangers; the
 * database is queried only where they may differ.
 */
export async function withReplyState<Item extends Lockable & Counted>(
  { db, clock }: Deps,
  viewer: Viewer,
  posts: readonly Item[],
): Promise<Item[]> {
  const me = viewer?.id ?? null
  const ids = posts.filter((post) => isLockAsked(post, me)).map(({ id }) => id)
  const { locks = [], ...counts } = await batch(db, {
    locks: ids.length === 0 ? null : listReplyLocks(db, me, ids),
    ...createCountStatements({ db, clock }, viewer, posts),
  })
  const lockable = new Set(ids)
  return posts.map((post) =>
    withCounts(lockable.has(post.id) ? withLock(post, locks) : post, toCountRows(counts)),
  )
}

/** Sets the reply counts of each post, or row of one, for this viewer. */
export async function withReplyCounts<Item extends Counted>(
  { db, clock }: Deps,
  viewer: Viewer,
  posts: readonly Item[],
): Promise<Item[]> {
  const counts = await batch(db, createCountStatements({ db, clock }, viewer, posts))
  return posts.map((post) => withCounts(post, toCountRows(counts)))
}

/** Whether the counts of one of these public posts are not the same for this person as for everyone. */
export async function hasOwnQuietReply(
  { db }: Pick<AppDeps, 'db'>,
  me: string,
  ids: readonly string[],
): Promise<boolean> {
  return ids.length > 0 && (await findOwnQuietReply(db, me, ids)).length > 0
}

/**
 * Public posts need none for visitors, whom the stored counters are of. Replies are counted as they are listed.
 */
function createCountStatements({ db, clock }: Deps, viewer: Viewer, posts: readonly Counted[]) {
  const now = clock.now()
  const me = viewer?.id ?? null
  const select = (visibility: Post['visibility']) =>
    posts.filter((post) => post.visibility === visibility).map(({ id, kind }) => ({ id, kind }))
  const open = select('public')
  const count = (visibility: 'unlisted' | 'private') => {
    const asked = select(visibility)
    return asked.length === 0
      ? null
      : countShownReplies(db, viewer, now, asked, getRepliesMode({ visibility }))
  }
  return {
    own: me === null || open.length === 0 ? null : countOwnQuietReplies(db, me, now, open),
    unlisted: count('unlisted'),
    closed: count('private'),
  }
}

type FoundCounts = Partial<Record<'own' | 'unlisted' | 'closed', ReplyCountRow[] | undefined>>

function toCountRows({ own = [], unlisted = [], closed = [] }: FoundCounts): ReplyCountRow[] {
  return [...own, ...unlisted, ...closed]
}

function withCounts<Item extends Counted>(post: Item, rows: readonly ReplyCountRow[]): Item {
  const found = rows.find(({ postId }) => postId === post.id)
  if (!found) return post
  if (post.visibility !== 'public') return { ...post, ...found.counts }
  const { replyCount, chainCount, momentCount } = found.counts
  return {
    ...post,
    replyCount: post.replyCount + replyCount,
    chainCount: post.chainCount + chainCount,
    momentCount: post.momentCount + momentCount,
  }
}

/** Replies and recordings follow their thread; anything else is open to all but where its author restricts replies. */
function isLockAsked({ parentId, owlcastId, replyLock }: Lockable, me: string | null): boolean {
  return parentId !== null || owlcastId !== null || (me !== null && replyLock !== null)
}

/** The post with its lock, or with none. */
function withLock<Item extends Lockable>(post: Item, locks: readonly ReplyLockRow[]): Item {
  const lock = locks.find(({ postId }) => postId === post.id)
  return { ...post, replyLock: lock ? { from: lock.from, by: lock.by } : null }
}
