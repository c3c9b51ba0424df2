/** Follows. Triggers maintain the counts. */

import { and, desc, eq, not, notInArray, type SQL, sql } from 'drizzle-orm'
import { FOLLOWED_MAX } from '../../domain/people/people.limits'
import { accountDeletions } from '../database/tables/account-deletion.table'
import { followCounts, follows } from '../database/tables/follows.table'
import { profiles } from '../database/tables/people.table'
import { isBlocked } from '../people/block-filter'
import { PERSON_COLUMNS } from '../people/person-columns'
import type { Database } from '../tools/db'

type FollowPair = { followerId: string; followedId: string }

/**
 * Statement that follows a user; repeating changes nothing. Inserts nothing for oneself, missing or blocked users, or
 * above `FOLLOWED_MAX`.
 */
export function addFollow(db: Database, { followerId, followedId }: FollowPair, now: number) {
  const following = sql`select c.following from ${followCounts} c where c.user_id = ${followerId}`
  return db
    .insert(follows)
    .select(
      sql`select ${followerId} as follower_id, p.id as followed_id, cast(${now} as integer) as created_at
        from ${profiles} p where p.id = ${followedId} and p.id <> ${followerId}
        and not ${isBlocked(followerId, sql`p.id`)}
        and coalesce((${following}), 0) < cast(${FOLLOWED_MAX} as integer)`,
    )
    .onConflictDoNothing()
}

/** Statement that unfollows. */
export function deleteFollow(db: Database, { followerId, followedId }: FollowPair) {
  return db.delete(follows).where(and(eq(follows.followerId, followerId), eq(follows.followedId, followedId)))
}

/** Statement that finds a follow. */
export function findFollow(db: Database, { followerId, followedId }: FollowPair) {
  return db
    .select({ since: follows.createdAt })
    .from(follows)
    .where(and(eq(follows.followerId, followerId), eq(follows.followedId, followedId)))
}

/** Statement that reads how many users follow a person, and how many they follow. */
export function findFollowCounts(db: Database, userId: string) {
  const { followers, following } = followCounts
  return db.select({ followers, following }).from(followCounts).where(eq(followCounts.userId, userId))
}

/** Cursor position of a page of people. */
export type FollowPosition = { createdAt: number; id: string }

/**
 * Returns a page of followers or followed users, newest first, without accounts being deleted and users blocked from
 * the viewer.
 */
export function listFollows(
  db: Database,
  viewerId: string | null,
  userId: string,
  direction: 'followers' | 'following',
  limit: number,
  after?: FollowPosition,
) {
  const [mine, otherColumn] =
    direction === 'followers'
      ? [follows.followedId, follows.followerId]
      : [follows.followerId, follows.followedId]
  const older: SQL | undefined =
    after && sql`(${follows.createdAt}, ${otherColumn}) < (${after.createdAt}, ${after.id})`
  return db
    .select({ ...PERSON_COLUMNS, createdAt: follows.createdAt })
    .from(follows)
    .innerJoin(profiles, eq(profiles.id, otherColumn))
    .where(
      and(
        eq(mine, userId),
        older,
        notInArray(otherColumn, sql`(select user_id from ${accountDeletions})`),
        viewerId === null ? undefined : not(isBlocked(viewerId, sql`${otherColumn}`)),
      ),
    )
    .orderBy(desc(follows.createdAt), desc(otherColumn))
    .limit(limit)
}
