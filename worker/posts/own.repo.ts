/** The user's own posts: lists and edits. */
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { canWritePrivate } from '../../domain/access-tokens/access-tokens'
import type { Kind } from '../../domain/kinds'
import type { OwnPostsScope } from '../../domain/posts/own-posts'
import { selectValues } from '../database/predicates'
import { collaborators } from '../database/tables/invitations.table'
import { connections, posts } from '../database/tables/posts.table'
import type { CursorPosition } from '../http/cursor'
import type { Database } from '../tools/db'
import type { Reader } from './access/visible-posts'
import { isOwn, visiblePosts } from './access/visible-posts'
import type { PostRow } from './posts.repo'

type OwnPostsQuery = {
  subtypes: OwnPostsScope['subtypes']
  isReply: boolean | null
  after?: CursorPosition
  limit: number
}

/** Statement that reads one page of the user's posts of one kind, newest first. */
export function listOwnPosts(
  db: Database,
  reader: Reader,
  now: number,
  kind: Kind,
  { subtypes, isReply, after, limit }: OwnPostsQuery,
) {
  return db
    .select()
    .from(posts)
    .where(
      and(
        eq(posts.kind, kind),
        isOwn(reader, now),
        subtypes ? inArray(posts.subtype, [...subtypes]) : undefined,
        isReply === null ? undefined : isReply ? isNotNull(posts.parentId) : isNull(posts.parentId),
        after && sql`(${posts.createdAt}, ${posts.id}) < (${after.createdAt}, ${after.id})`,
      ),
    )
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(limit)
}

/** Statement that finds which of these posts are the user's, also those that only others may see. */
export function listOwnPostIds(db: Database, userId: string, ids: readonly string[]) {
  return db
    .select({ id: posts.id })
    .from(posts)
    .where(and(inArray(posts.id, selectValues(ids)), eq(posts.authorId, userId)))
}

/** Kinds of a post's parents, the primary one first. */
export async function listParentKinds(db: Database, childId: string): Promise<Kind[]> {
  const rows = await db
    .select({ kind: posts.kind })
    .from(connections)
    .innerJoin(posts, eq(posts.id, connections.parentId))
    .where(eq(connections.childId, childId))
    .orderBy(asc(connections.position))
  return rows.map(({ kind }) => kind)
}

/** Columns an edit may change. */
export type PostChanges = Partial<
  Pick<
    PostRow,
    | 'title'
    | 'content'
    | 'tags'
    | 'mentions'
    | 'editedAt'
    | 'visibility'
    | 'priceCents'
    | 'replyPolicy'
    | 'allowsBraid'
    | 'detail'
  >
>

/** Columns that an author edits; `mentions`, `editedAt` and `detail` follow from them. */
export const EDITED_COLUMNS = [
  'title',
  'content',
  'tags',
  'visibility',
  'priceCents',
  'replyPolicy',
  'allowsBraid',
] as const satisfies (keyof PostChanges)[]

/** A post as its author read it, to be edited. */
export type EditedRow = Pick<PostRow, 'id' | (typeof EDITED_COLUMNS)[number]>

/**
 * Statement that updates a post if it is still as it was read, its author may change it, and `condition` holds: what follows
 * from several columns is right then.
 */
export function updatePost(
  db: Database,
  author: Reader,
  row: EditedRow,
  { changes, holds: condition, now }: { changes: PostChanges; holds: SQL | undefined; now: number },
) {
  const isEditable = and(
    eq(posts.id, row.id),
    eq(posts.authorId, author.id),
    ...EDITED_COLUMNS.map((column) => eq(posts[column], row[column])),
    visiblePosts(author, now, { by: 'link' }),
    canWritePrivate(author.scopes) ? undefined : sql`${posts.visibility} <> 'private'`,
    condition,
  )
  return db.update(posts).set(changes).where(isEditable).returning()
}

/** Statement that copies visibility and price of an owlcast to its recordings. */
export function syncRecordings(db: Database, owlcastId: string) {
  const selectOwlcastColumn = (column: 'visibility' | 'price_cents') =>
    sql`(select ${sql.raw(`o.${column}`)} from ${posts} o where o.id = ${owlcastId})`
  return db
    .update(posts)
    .set({ visibility: selectOwlcastColumn('visibility'), priceCents: selectOwlcastColumn('price_cents') })
    .where(eq(posts.owlcastId, owlcastId))
}

/** Condition: nobody but the author recorded in the owlcast or joined it since then (ms). */
export function hasOnlyAuthorSince({ id, authorId }: Pick<PostRow, 'id' | 'authorId'>, since: number): SQL {
  return sql`(not exists (select 1 from ${posts} r where r.owlcast_id = ${id} and r.author_id <> ${authorId} and r.created_at >= ${since})
    and not exists (select 1 from ${collaborators} w where w.post_id = ${id} and w.user_id <> ${authorId} and w.created_at >= ${since}))`
}

/** Evaluates a condition now. */
export async function isConditionMet(db: Database, condition: SQL): Promise<boolean> {
  const [row] = await db.select({ so: sql<number>`${condition}` }).from(sql`(select 1)`)
  return row?.so === 1
}
