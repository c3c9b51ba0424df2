/** Posts held for moderators after their end, while a report or an appeal about them is open. */

import { inArray, lte, or, sql } from 'drizzle-orm'
import { DAY_MS } from '../../../domain/time/units'
import { selectValues } from '../../database/predicates'
import { accountDeletions } from '../../database/tables/account-deletion.table'
import { media } from '../../database/tables/media.table'
import { heldPosts } from '../../database/tables/moderation.table'
import { posts } from '../../database/tables/posts.table'
import type { Database } from '../../tools/db'
import { isUnderReview } from './review-conditions'

/** Days that a deleted or expired post is held for moderators at most. */
export const REPORT_HELD_DAYS = 30

/** Statement that copies those of these posts that are under review, before they are deleted. */
export function holdPosts(db: Database, ids: readonly string[], now: number) {
  const until = now + REPORT_HELD_DAYS * DAY_MS
  return db
    .insert(heldPosts)
    .select(
      sql`select id, author_id, kind, subtype, visibility, title, content, tags, media_id, clip_media_id, track_media_id,
          cover_media_id, created_at, cast(${until} as integer) as until
        from ${posts} where ${inArray(posts.id, selectValues(ids))} and ${isUnderReview('post', sql`${posts.id}`, now)}
        and not exists (select 1 from ${accountDeletions} d where d.user_id = ${posts.authorId})`,
    )
    .onConflictDoNothing()
}

/** Condition on `media`: no held post uses the file. */
export const isNotHeld = sql`not exists (select 1 from ${heldPosts} h where h.media_id = ${media.id})
  and not exists (select 1 from ${heldPosts} h where h.clip_media_id = ${media.id})
  and not exists (select 1 from ${heldPosts} h where h.cover_media_id = ${media.id})`

/** Held posts that nothing holds any longer, or that were held for `REPORT_HELD_DAYS`. */
const isReleasable = (now: number) =>
  or(lte(heldPosts.until, now), sql`not ${isUnderReview('post', sql`${heldPosts.id}`, now)}`)

export function listReleasable(db: Database, now: number, limit: number) {
  const { id, mediaId, clipMediaId, coverMediaId } = heldPosts
  return db
    .select({ id, mediaId, clipMediaId, coverMediaId })
    .from(heldPosts)
    .where(isReleasable(now))
    .limit(limit)
}

/** Statement that deletes those of these that are still releasable: an appeal may have arrived. */
export function releaseHeld(db: Database, ids: readonly string[], now: number) {
  return db.delete(heldPosts).where(sql`${inArray(heldPosts.id, selectValues(ids))} and ${isReleasable(now)}`)
}

/** Statement that finds the held copies of these posts. */
export function listHeld(db: Database, ids: readonly string[]) {
  return db
    .select()
    .from(heldPosts)
    .where(inArray(heldPosts.id, selectValues(ids)))
}
