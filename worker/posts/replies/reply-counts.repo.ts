/**
 * Counts the replies that one viewer is shown, where the stored counters do not: those have public replies only, and
 * everyone reads the same.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { Post } from '../../../domain/posts/posts.schema'
import { selectValues } from '../../database/predicates'
import { connections, posts } from '../../database/tables/posts.table'
import type { Database } from '../../tools/db'
import { type Viewer, type VisibilityOptions, visiblePosts } from '../access/visible-posts'

/** Cap of the replies counted for one viewer, where no stored counter is theirs: the cost does not grow with a thread. */
export const REPLIES_COUNTED_MAX = 500

/** Replies of a post, of them those of its kind, and those to a moment of it. */
export type ReplyCounts = { replyCount: number; chainCount: number; momentCount: number }
/** A post whose replies are counted. */
export type CountedPost = Pick<Post, 'id' | 'kind'>
export type ReplyCountRow = { postId: string; counts: ReplyCounts }

/** Statement that counts all replies of each of these posts, among its first `REPLIES_COUNTED_MAX`. */
export function countShownReplies(
  db: Database,
  viewer: Viewer,
  now: number,
  of: readonly CountedPost[],
  { by }: Pick<VisibilityOptions, 'by'>,
) {
  return selectCounts(db, of, { isCounted: sql`true`, isShown: visiblePosts(viewer, now, { by }) })
}

/** Statement that counts what the stored counters of public posts leave out: the person's own replies for fewer people. */
export function countOwnQuietReplies(db: Database, me: string, now: number, of: readonly CountedPost[]) {
  const isShown = visiblePosts({ id: me, addresses: [], scopes: null }, now, { by: 'list' })
  return selectCounts(db, of, { isCounted: isBy(me), isShown: sql`${isQuiet} and ${isShown}` })
}

/** Statement that finds out whether one of these posts has such a reply. */
export function findOwnQuietReply(db: Database, me: string, ids: readonly string[]) {
  return db
    .select({ one: sql`1` })
    .from(connections)
    .innerJoin(posts, sql`${posts.id} = ${connections.childId}`)
    .where(sql`${connections.parentId} in ${selectValues(ids)} and ${isBy(me)} and ${isQuiet}`)
    .limit(1)
}

/** Only the author of a post connects it. */
const isBy = (person: string) => sql`${connections.createdBy} = ${person}`
const isQuiet = sql`${posts.visibility} <> 'public'`

/** `isCounted`: of their connections. One value per post, so that each reads no more than its limit. */
function selectCounts(
  db: Database,
  of: readonly CountedPost[],
  { isCounted, isShown }: { isCounted: SQL; isShown: SQL | undefined },
) {
  const first = sql`select child_id, moment_start_ms from ${connections}
    where ${connections.parentId} = asked.value ->> 'id' and ${isCounted}
    order by ${connections.createdAt}, ${connections.childId} limit cast(${REPLIES_COUNTED_MAX} as integer)`
  const counts = sql`select json_object('replyCount', count(*), 'chainCount', coalesce(sum(${posts.kind} = asked.value ->> 'kind'), 0),
      'momentCount', count(tied.moment_start_ms))
    from (${first}) tied join ${posts} on ${posts.id} = tied.child_id where ${isShown}`
  return db
    .select({
      postId: sql<string>`post_id`,
      counts: sql<string>`counts`.mapWith((found: string): ReplyCounts => JSON.parse(found) as ReplyCounts),
    })
    .from(
      sql`(select asked.value ->> 'id' as post_id, (${counts}) as counts from json_each(${JSON.stringify(of)}) asked)`,
    )
}
