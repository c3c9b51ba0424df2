/** Statements about heard posts. */
import { and, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import { getUserChannel } from '../../../domain/live/live'
import { isUnexpired, selectValues } from '../../database/predicates'
import { heardPosts } from '../../database/tables/heard.table'
import { posts } from '../../database/tables/posts.table'
import type { Database } from '../../tools/db'
import { type Reader, visiblePosts } from '../access/visible-posts'
import { selectHeardSharedTargets } from './heard-sharing.repo'

/** Heard posts listed in one response. */
const HEARD_LISTED_MAX = 10_000

/** Statement that marks posts as heard: those by others that the reader may see. Repeating changes nothing. */
export function insertHeardPosts(db: Database, reader: Reader, ids: readonly string[], now: number) {
  const isListed = inArray(posts.id, selectValues(ids))
  const isByOther = ne(posts.authorId, reader.id)
  return db
    .insert(heardPosts)
    .select(
      sql`select ${reader.id} as user_id, ${posts.id} as post_id, cast(${now} as integer) as heard_at
        from ${posts} where ${and(isListed, isByOther, visiblePosts(reader, now, { by: 'link' }))}`,
    )
    .onConflictDoNothing()
}

/**
 * `channel, type, kind, id`: one event per kind for the user's other devices, for the posts marked at `now`; and those
 * for senders who may know that their messages were heard.
 */
export function selectHeardChangedTargets(userId: string, ids: readonly string[], now: number) {
  const isNew = and(
    eq(heardPosts.userId, userId),
    inArray(heardPosts.postId, selectValues(ids)),
    eq(heardPosts.heardAt, now),
  )
  return sql`select distinct ${getUserChannel(userId)} as channel, 'heard.changed' as type, ${posts.kind} as kind,
    ${userId} as id from ${heardPosts} join ${posts} on ${posts.id} = ${heardPosts.postId} where ${isNew}
    union all ${selectHeardSharedTargets(userId, isNew, now)}`
}

/** Ids of the posts that a user heard at or after a time (ms) and that have not expired, latest first. */
export function listHeardPosts(db: Database, userId: string, since: number, now: number) {
  return db
    .select({ id: heardPosts.postId })
    .from(heardPosts)
    .innerJoin(posts, eq(posts.id, heardPosts.postId))
    .where(and(eq(heardPosts.userId, userId), gte(heardPosts.heardAt, since), isUnexpired('posts', now)))
    .orderBy(desc(heardPosts.heardAt), desc(heardPosts.postId))
    .limit(HEARD_LISTED_MAX)
}
