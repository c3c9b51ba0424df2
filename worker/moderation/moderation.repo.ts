/** Posts for moderators, regardless of visibility: enough to decide, and nothing of private content. */

import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { MODERATOR_VIEW_MS } from '../../domain/limits'
import { accountDeletions } from '../account/deletion/account-deletion.table'
import { audit } from '../audit/audit.table'
import { selectValues } from '../database/predicates'
import { media } from '../media/media.table'
import { profiles } from '../people/people.table'
import type { PostRow } from '../posts/posts.repo'
import { posts } from '../posts/posts.table'
import type { Database } from '../tools/db'

/** Current state of these posts; deleted ones are missing. */
export function listReportedPosts(db: Database, ids: readonly string[]) {
  const { id, kind, visibility, hiddenAt, authorId } = posts
  return db
    .select({ id, kind, visibility, hiddenAt, authorId })
    .from(posts)
    .where(inArray(id, selectValues(ids)))
}

/** Hidden, not private, and its author's account is not being deleted: what a moderator may open. */
const isViewable = sql`(${posts.hiddenAt} is not null and ${posts.visibility} <> 'private'
  and not exists (select 1 from ${accountDeletions} d where d.user_id = ${posts.authorId}))`

/** A hidden post for a moderator; null if there is none they may open. */
export async function findHiddenPost(db: Database, id: string): Promise<PostRow | null> {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), isViewable))
  return row ?? null
}

/** Whether the media file belongs to a hidden post that this moderator opened within `MODERATOR_VIEW_MS`. */
export async function isViewedByModerator(
  db: Database,
  userId: string,
  mediaId: string,
  now: number,
): Promise<boolean> {
  const [row] = await db
    .select({ id: posts.id })
    .from(media)
    .innerJoin(posts, or(eq(posts.mediaId, media.id), eq(posts.clipMediaId, media.id)))
    .innerJoin(audit, eq(audit.subjectId, posts.id))
    .innerJoin(profiles, eq(profiles.id, audit.actorId))
    .where(
      and(
        eq(media.id, mediaId),
        isViewable,
        eq(audit.actorId, userId),
        eq(audit.action, 'post.view'),
        gt(audit.createdAt, now - MODERATOR_VIEW_MS),
        eq(profiles.role, 'admin'),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Statement that hides a post from everyone, including its author. */
export function hidePost(db: Database, id: string, now: number) {
  return db
    .update(posts)
    .set({ hiddenAt: now })
    .where(and(eq(posts.id, id), isNull(posts.hiddenAt)))
}

/** Statement that restores a hidden post. */
export function showPost(db: Database, id: string) {
  return db
    .update(posts)
    .set({ hiddenAt: null })
    .where(and(eq(posts.id, id), isNotNull(posts.hiddenAt)))
}
