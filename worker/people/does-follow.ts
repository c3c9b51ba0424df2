/** Condition: one user follows another. */
import { type SQL, sql } from 'drizzle-orm'
import { follows } from '../database/tables/follows.table'

/** Holds if the follower follows the other user. */
export function doesFollow(pair: { followerId: string | SQL; followedId: string | SQL }): SQL {
  return sql`exists (select 1 from ${follows} f
    where f.follower_id = ${pair.followerId} and f.followed_id = ${pair.followedId})`
}
