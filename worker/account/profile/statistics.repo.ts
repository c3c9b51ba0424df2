/** Counts of the user's own posts, on an index and up to a limit: constant cost. */
import { and, eq, sql } from 'drizzle-orm'
import type { Kind } from '../../../domain/kinds'
import { posts } from '../../database/tables/posts.table'
import type { Reader } from '../../posts/access/visible-posts'
import { isOwn } from '../../posts/access/visible-posts'
import type { Database } from '../../tools/db'

/** Statement that counts the posts of the user's list of one kind, up to a limit. */
export function countOwnPosts(db: Database, reader: Reader, now: number, kind: Kind, limit: number) {
  const own = db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.kind, kind), isOwn(reader, now)))
    .limit(limit)
    .as('own')
  return db.select({ count: sql<number>`count(*)` }).from(own)
}
