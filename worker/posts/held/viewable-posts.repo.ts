/** Posts that moderators may open, regardless of visibility: what was hidden or reported. */

import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { selectValues } from '../../database/predicates'
import { accountDeletions } from '../../database/tables/account-deletion.table'
import { media } from '../../database/tables/media.table'
import { heldPosts } from '../../database/tables/moderation.table'
import { posts } from '../../database/tables/posts.table'
import type { Database } from '../../tools/db'
import type { PostRow } from '../posts.repo'
import { isOpenedBy, isUnderReview } from './review-conditions'

/**
 * Condition: what a moderator may open. Hidden and not private, or under review, which a private post is only while a
 * report by a person who may see it is open, or its decision can be appealed. Never of an account being deleted.
 */
function isViewable(now: number): SQL {
  return sql`((${posts.hiddenAt} is not null and ${posts.visibility} <> 'private') or ${isUnderReview('post', sql`${posts.id}`, now)})
    and not exists (select 1 from ${accountDeletions} d where d.user_id = ${posts.authorId})`
}

/** A post that a moderator may open; null if there is none. */
export async function findViewablePost(db: Database, id: string, now: number): Promise<PostRow | null> {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), isViewable(now)))
  return row ?? null
}

/** Statement that lists those of these posts that a moderator may open. */
export function listViewable(db: Database, ids: readonly string[], now: number) {
  return db
    .select({ id: posts.id })
    .from(posts)
    .where(and(inArray(posts.id, selectValues(ids)), isViewable(now)))
}

/**
 * Whether the media file belongs to a post that this moderator opened within `MODERATOR_VIEW_MS` and may still open, also
 * past its end.
 */
export async function isViewedByModerator(
  db: Database,
  userId: string,
  mediaId: string,
  now: number,
): Promise<boolean> {
  const isOpened = (postId: SQL) => isOpenedBy(userId, 'post.view', postId, now)
  const inPost = sql`exists (select 1 from ${posts} where (${posts.mediaId} = ${media.id} or ${posts.clipMediaId} = ${media.id} or ${posts.coverMediaId} = ${media.id})
    and ${isViewable(now)} and ${isOpened(sql`${posts.id}`)})`
  const inHeld = sql`exists (select 1 from ${heldPosts} where (${heldPosts.mediaId} = ${media.id} or ${heldPosts.clipMediaId} = ${media.id} or ${heldPosts.coverMediaId} = ${media.id})
    and ${isOpened(sql`${heldPosts.id}`)})`
  const [row] = await db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.id, mediaId), or(inPost, inHeld)))
    .limit(1)
  return row !== undefined
}
