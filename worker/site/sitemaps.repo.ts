/** Public posts that last, by ranges of their row numbers: a range is read in one go, however many posts there are. */
import { and, gte, lt, sql } from 'drizzle-orm'
import { posts } from '../database/tables/posts.table'
import { visiblePosts } from '../posts/access/visible-posts'
import type { Database } from '../tools/db'

/** Numbers of the ranges of `rows` rows that have a public post that lasts, hidden ones included. */
export async function listSitemapRanges(db: Database, rows: number, max: number): Promise<number[]> {
  const found = await db.all<{ range: number }>(sql`
    with recursive ranges (range) as (
      select 0 union all select range + 1 from ranges
        where (range + 1) * ${rows} <= (select max(seq) from ${posts}) and range + 1 < ${max}
    ) select range from ranges where exists (
      select 1 from ${posts} where seq >= range * ${rows} and seq < (range + 1) * ${rows}
        and visibility = 'public' and expires_at is null)`)
  return found.map(({ range }) => range)
}

/** The posts of a range that visitors find in lists and that last. */
export function listSitemapPosts(db: Database, now: number, range: number, rows: number) {
  const { id, kind, authorUsername, tags, createdAt, editedAt } = posts
  return db
    .select({ id, kind, authorUsername, tags, createdAt, editedAt })
    .from(posts)
    .where(
      and(
        gte(posts.seq, range * rows),
        lt(posts.seq, (range + 1) * rows),
        sql`${posts.visibility} = 'public'`,
        sql`${posts.expiresAt} is null`,
        sql`${posts.sample} = 0`,
        visiblePosts(null, now, { by: 'list' }),
      ),
    )
}
