/** A person's own posts: the lists of them, and changing what is said about one. */
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Kind } from '../../domain/kinds'
import type { Narrowed } from '../../domain/own-posts'
import type { Database } from '../tools/db'
import type { Reader } from './messages.repo'
import type { Place, PostRow } from './posts.repo'
import { connections, posts } from './posts.table'
import { visiblePosts } from './visible-posts'

/** What a person published and may still see, but what they recorded in owlcasts: that is found there. */
export function isOwn({ id, addresses }: Reader, now: number): SQL | undefined {
  return and(
    eq(posts.authorId, id),
    isNull(posts.owlcastId),
    visiblePosts({ id, addresses }, now, { by: 'link' }),
  )
}

type Asked = { subtypes: Narrowed['subtypes']; isReply: boolean | null; after?: Place; limit: number }

/** The statement that reads a page of somebody's own posts of one kind, newest first. */
export function listOwn(
  db: Database,
  me: Reader,
  now: number,
  kind: Kind,
  { subtypes, isReply, after, limit }: Asked,
) {
  return db
    .select()
    .from(posts)
    .where(
      and(
        eq(posts.kind, kind),
        isOwn(me, now),
        subtypes ? inArray(posts.subtype, [...subtypes]) : undefined,
        isReply === null ? undefined : isReply ? isNotNull(posts.parentId) : isNull(posts.parentId),
        after && sql`(${posts.createdAt}, ${posts.id}) < (${after.createdAt}, ${after.id})`,
      ),
    )
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(limit)
}

/** The kinds of what a post answers, the primary parent's first. */
export async function kindsAnswered(db: Database, childId: string): Promise<Kind[]> {
  const rows = await db
    .select({ kind: posts.kind })
    .from(connections)
    .innerJoin(posts, eq(posts.id, connections.parentId))
    .where(eq(connections.childId, childId))
    .orderBy(asc(connections.position))
  return rows.map(({ kind }) => kind)
}

/** The statement that changes what its author says about a post, if it is still there for them. */
export function changeWords(
  db: Database,
  author: Reader,
  id: string,
  words: Pick<PostRow, 'title' | 'content' | 'tags' | 'mentions'>,
  now: number,
) {
  const mine = and(
    eq(posts.id, id),
    eq(posts.authorId, author.id),
    visiblePosts({ id: author.id, addresses: author.addresses }, now, { by: 'link' }),
  )
  return db
    .update(posts)
    .set({ ...words, editedAt: now })
    .where(mine)
    .returning()
}
