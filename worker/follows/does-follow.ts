/** The condition that somebody follows another person, for statements that depend on it. */
import { type SQL, sql } from 'drizzle-orm'
import { follows } from './follows.table'

/** Holds where the follower follows the other one. */
export function doesFollow(tie: { followerId: string | SQL; followedId: string | SQL }): SQL {
  return sql`exists (select 1 from ${follows} f
    where f.follower_id = ${tie.followerId} and f.followed_id = ${tie.followedId})`
}
