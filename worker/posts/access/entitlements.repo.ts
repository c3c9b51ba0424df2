/** Entitlements to paid posts. */

import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { selectValues } from '../../database/predicates'
import { entitlements, payments } from '../../database/tables/billing.table'
import type { Database } from '../../tools/db'

/** Statement that finds which of these posts a person bought. */
export function findPaidPosts(db: Database, userId: string, postIds: readonly string[]) {
  const these = selectValues(postIds)
  return db
    .select({ postId: entitlements.postId })
    .from(entitlements)
    .where(and(eq(entitlements.userId, userId), inArray(entitlements.postId, these)))
}

/** Posts a person bought, newest first. */
export function listPaidPosts(db: Database, userId: string, limit: number) {
  return db
    .select({ postId: entitlements.postId })
    .from(entitlements)
    .where(eq(entitlements.userId, userId))
    .orderBy(desc(entitlements.createdAt))
    .limit(limit)
}

/** Condition: the person has not bought the post. */
export function hasNotPaid(userId: string, postId: string): SQL {
  return sql`not exists (select 1 from ${entitlements} where user_id = ${userId} and post_id = ${postId})`
}

/** Condition: nobody bought the post, or started to since then (ms). */
export function isNotSold(postId: string, since: number): SQL {
  return sql`(not exists (select 1 from ${entitlements} where post_id = ${postId})
    and not exists (select 1 from ${payments} where subject = 'post' and subject_id = ${postId} and state = 'started' and created_at >= ${since}))`
}
