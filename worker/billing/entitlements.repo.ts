/** Who may hear a paid post because they paid. */
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../tools/db'
import { entitlements, payments } from './billing.table'

/** The statement that finds those of some posts that a person paid for. */
export function paidFor(db: Database, personId: string, postIds: readonly string[]) {
  const these = sql`(select value from json_each(${JSON.stringify(postIds)}))`
  return db
    .select({ postId: entitlements.postId })
    .from(entitlements)
    .where(and(eq(entitlements.personId, personId), inArray(entitlements.postId, these)))
}

/** What a person paid for, the newest first. */
export function listPaid(db: Database, personId: string, limit: number) {
  return db
    .select({ postId: entitlements.postId })
    .from(entitlements)
    .where(eq(entitlements.personId, personId))
    .orderBy(desc(entitlements.createdAt))
    .limit(limit)
}

/** Holds as long as a person has not paid for a post. */
export function hasNotPaid(personId: string, postId: string): SQL {
  return sql`not exists (select 1 from ${entitlements} where person_id = ${personId} and post_id = ${postId})`
}

/** Holds as long as nobody paid for a post, nor has begun to since then. */
export function isUnsold(postId: string, since: number): SQL {
  return sql`(not exists (select 1 from ${entitlements} where post_id = ${postId})
    and not exists (select 1 from ${payments} where subject = 'post' and subject_id = ${postId} and state = 'started' and created_at >= ${since}))`
}
