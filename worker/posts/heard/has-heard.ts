/** Condition: a user heard a post. */
import { type SQL, sql } from 'drizzle-orm'
import { heardPosts } from '../../database/tables/heard.table'

/** Holds if this user heard the post; `postId` names its column. */
export function hasHeard(userId: string, postId: SQL): SQL {
  return sql`exists (select 1 from ${heardPosts} h where h.user_id = ${userId} and h.post_id = ${postId})`
}
