/** Figures of one's own posts, counted on an index and up to a limit: they cost the same however much there is. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Kind } from '../../domain/kinds'
import type { Database } from '../tools/db'
import type { Reader } from './messages.repo'
import { posts } from './posts.table'
import { visiblePosts } from './visible-posts'

/** The statement that counts what somebody published of a kind, but what they recorded in owlcasts. */
export function countOwn(db: Database, { id, addresses }: Reader, now: number, kind: Kind, limit: number) {
  const own = db
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        eq(posts.authorId, id),
        eq(posts.kind, kind),
        isNull(posts.owlcastId),
        visiblePosts({ id, addresses }, now, { by: 'link' }),
      ),
    )
    .limit(limit)
    .as('own')
  return db.select({ count: sql<number>`count(*)` }).from(own)
}
