/**
 * Full-text search in posts. Public and private posts have separate indexes that no statement joins; the private one is
 * only queried for the user's own posts. Sorted by row number, newest first, so that a page reads only its own rows.
 */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Kind } from '../../domain/kinds'
import { limitToKind, limitToParticipants } from '../../domain/search/search'
import type { PostRow } from '../posts/posts.repo'
import { posts } from '../posts/posts.table'
import { isToAddress, type Reader, type Viewer, visiblePosts } from '../posts/visible-posts'
import type { Database } from '../tools/db'

/** Which kind, how many, and before which row number. */
export type SearchPage = { kind?: Kind; limit: number; before?: number | undefined }

const restrictToKind = (query: string, { kind }: SearchPage) => (kind ? limitToKind(query, kind) : query)

/** Statement that finds public posts for this viewer. */
export function findPublicPosts(db: Database, viewer: Viewer, now: number, query: string, page: SearchPage) {
  return db
    .select({ post: posts })
    .from(posts)
    .innerJoin(sql`posts_fts`, sql`posts_fts.rowid = ${posts.seq}`)
    .where(
      and(
        sql`posts_fts match ${restrictToKind(query, page)}`,
        isOlderThan(sql`posts_fts.rowid`, page),
        visiblePosts(viewer, now, { by: 'list' }),
      ),
    )
    .orderBy(sql`posts_fts.rowid desc`)
    .limit(page.limit)
}

/** Statement that finds private posts the user wrote or received (C16). */
export function findPersonalPosts(db: Database, me: Reader, now: number, query: string, page: SearchPage) {
  return db
    .select({ post: posts })
    .from(posts)
    .innerJoin(sql`posts_private_fts`, sql`posts_private_fts.rowid = ${posts.seq}`)
    .where(
      and(
        sql`posts_private_fts match ${limitToParticipants(restrictToKind(query, page), me)}`,
        isOlderThan(sql`posts_private_fts.rowid`, page),
        // Without `granted`: posts opened by link are not the user's own.
        visiblePosts({ id: me.id, addresses: me.addresses }, now, { by: 'list' }),
      ),
    )
    .orderBy(sql`posts_private_fts.rowid desc`)
    .limit(page.limit)
}

function isOlderThan(row: SQL, { before }: SearchPage): SQL | undefined {
  return before === undefined ? undefined : sql`${row} < cast(${before} as integer)`
}

/** The newest posts by and to a user, private ones included; each form of recipient walks its own index. */
export async function listPersonalPosts(
  db: Database,
  viewer: Viewer,
  now: number,
  limit: number,
): Promise<PostRow[]> {
  const { id = null, addresses = [] } = viewer ?? {}
  const selectNewest = (condition: SQL | undefined) =>
    db
      .select()
      .from(posts)
      .where(and(condition, visiblePosts(viewer, now, { by: 'list' })))
      .orderBy(desc(posts.createdAt))
      .limit(limit)
  const [first, ...rest] = [
    ...(id === null ? [] : [eq(posts.authorId, id), eq(posts.recipientId, id)]),
    ...addresses.map(isToAddress),
  ].map(selectNewest)
  return first ? (await db.batch([first, ...rest])).flat() : []
}
