/** Finding posts by their words: the public ones in full text, a person's private ones among their newest. */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { PERSONAL_SEARCH_POSTS } from '../../domain/limits'
import type { Database } from '../tools/db'
import { toAddress } from './messages.repo'
import type { PostRow } from './posts.repo'
import { posts } from './posts.table'
import { type Looker, visiblePosts } from './visible-posts'

/** Public posts that a full-text query finds, newest first. */
export async function findPublic(
  db: Database,
  now: number,
  query: string,
  limit: number,
): Promise<PostRow[]> {
  const rows = await db
    .select({ post: posts })
    .from(posts)
    .innerJoin(sql`posts_fts`, sql`posts_fts.rowid = ${posts.seq}`)
    .where(and(sql`posts_fts match ${query}`, visiblePosts(null, now, { by: 'list' })))
    .orderBy(sql`posts_fts.rowid desc`)
    .limit(limit)
  return rows.map(({ post }) => post)
}

/** The newest posts of a person and those written to them, private ones too. */
export async function listPersonal(db: Database, viewer: Looker, now: number): Promise<PostRow[]> {
  const { id = null, addresses = [] } = viewer ?? {}
  const newest = (mine: SQL | undefined) =>
    db
      .select()
      .from(posts)
      .where(and(mine, visiblePosts(viewer, now, { by: 'link' })))
      .orderBy(desc(posts.createdAt))
      .limit(PERSONAL_SEARCH_POSTS)
  const [first, ...rest] = [
    ...(id === null ? [] : [eq(posts.authorId, id), eq(posts.recipientId, id)]),
    ...addresses.map(toAddress),
  ].map(newest)
  return first ? (await db.batch([first, ...rest])).flat() : []
}
