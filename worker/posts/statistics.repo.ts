/** Figures of one's own posts, counted on an index and up to a limit: they cost the same however much there is. */
import { and, eq, sql } from 'drizzle-orm'
import type { Kind } from '../../domain/kinds'
import type { Database } from '../tools/db'
import type { Reader } from './messages.repo'
import { isOwn } from './own.repo'
import { posts } from './posts.table'

/** The statement that counts what stands in somebody's own list of a kind, up to a limit. */
export function countOwn(db: Database, me: Reader, now: number, kind: Kind, limit: number) {
  const own = db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.kind, kind), isOwn(me, now)))
    .limit(limit)
    .as('own')
  return db.select({ count: sql<number>`count(*)` }).from(own)
}
