/**
 * Connections between existing posts. Rules that two concurrent requests could break (no cycles, at most five parents,
 * at least one left) are conditions of the statement that writes.
 */
import { and, asc, desc, eq, exists, type SQL, sql } from 'drizzle-orm'
import { PARENTS_MAX } from '../../../domain/limits'
import type { Moment } from '../../../domain/moments/moments'
import type { ParentLink } from '../../../domain/posts/connections'
import { CONNECTIONS_PER_PAGE } from '../../../domain/posts/posts.limits'
import { isLive } from '../../database/predicates'
import { connections, FILE_COLUMNS, MOMENT_COLUMNS, posts } from '../../database/tables/posts.table'
import type { Database } from '../../tools/db'
import { type Viewer, visiblePosts } from '../access/visible-posts'
import { isReplyLocked } from '../replies/reply-permissions.repo'

/** Parents of a post that the viewer may see, the primary one first. */
export function listParentPosts(db: Database, viewer: Viewer, now: number, childId: string) {
  return db
    .select({ post: posts, connection: connections.type, moment: MOMENT_COLUMNS })
    .from(connections)
    .innerJoin(posts, eq(posts.id, connections.parentId))
    .where(and(eq(connections.childId, childId), visiblePosts(viewer, now, { by: 'link' })))
    .orderBy(asc(connections.position))
}

/** Cursor position of a page of connections. */
export type ConnectionPosition = { createdAt: number; childId: string; parentId: string }

/** Connections between public posts that the viewer may find, newest first. */
export function listConnections(db: Database, viewer: Viewer, now: number, after?: ConnectionPosition) {
  const { childId, parentId, type, createdAt } = connections
  const isPublic = (end: typeof childId | typeof parentId) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(posts)
        .where(
          and(
            eq(posts.id, end),
            sql`${posts.visibility} = 'public'`,
            visiblePosts(viewer, now, { by: 'list' }),
          ),
        ),
    )
  return db
    .select({
      childId,
      parentId,
      type,
      createdAt,
      moment: MOMENT_COLUMNS,
      // Written by hand: drizzle drops the table name of selected columns.
      parentPriceCents: sql<number>`(select p.price_cents from ${posts} p where p.id = connections.parent_id)`,
    })
    .from(connections)
    .where(
      and(
        isPublic(childId),
        isPublic(parentId),
        after &&
          sql`(${createdAt}, ${childId}, ${parentId}) < (${after.createdAt}, ${after.childId}, ${after.parentId})`,
      ),
    )
    .orderBy(desc(createdAt), desc(childId), desc(parentId))
    .limit(CONNECTIONS_PER_PAGE)
}

/** The given posts and all of their ancestors. */
const selectAncestors = (ids: SQL) => sql`with recursive up (id) as (
    ${ids} union select c.parent_id from up join ${connections} c on c.child_id = up.id
  ) select 1 from up`

type NewConnections = { childId: string; authorId: string; at: number; parents: readonly ParentLink[] }

/**
 * Statement that connects a post to more parents: to all of them or to none. Inserts nothing if a parent is a
 * descendant of the post, is deleted or may not be replied to, or if there would be too many. Existing parents stay as
 * they are.
 */
export function insertConnections(db: Database, { childId, authorId, at, parents }: NewConnections) {
  const rows = JSON.stringify(
    parents.map(({ id, type, moment }, position) => ({ id, type, place: position, ...moment })),
  )
  return db
    .insert(connections)
    .select(
      sql`with tied as (select parent_id, position from ${connections} where child_id = ${childId}),
      wanted as (select value ->> 'id' as id, value ->> 'type' as type, value ->> 'place' as place,
          value ->> 'startMs' as start_ms, value ->> 'endMs' as end_ms from json_each(${rows})
        where value ->> 'id' not in (select parent_id from tied))
    select ${childId} as child_id, id as parent_id, type,
      place + (select coalesce(max(position), -1) + 1 from tied) as position, 1 as relevance,
      start_ms as moment_start_ms, end_ms as moment_end_ms, ${authorId} as created_by, cast(${at} as integer) as created_at
    from wanted
    where (select count(*) from tied) + (select count(*) from wanted) <= cast(${PARENTS_MAX} as integer)
      and exists (select 1 from ${posts} where id = ${childId} and author_id = ${authorId})
      and (select count(*) from wanted) = (select count(*) from ${posts} where id in (select id from wanted))
      and not exists (select 1 from wanted where ${isReplyLocked(authorId, sql`wanted.id`)})
      and not exists (${selectAncestors(sql`select id from wanted`)} where id = ${childId})`,
    )
    .returning({ parentId: connections.parentId })
}

/** Queries that explain a refused connection: current parents (duplicates, limit) and whether it would be a cycle. */
export function selectRefusalReasons(db: Database, childId: string, parentIds: readonly string[]) {
  const ids = sql`select value from json_each(${JSON.stringify(parentIds)})`
  return [
    db.select({ parentId: connections.parentId }).from(connections).where(eq(connections.childId, childId)),
    db
      .select({ below: sql<number>`exists (${selectAncestors(ids)} where id = ${childId})` })
      .from(sql`(select 1)`),
  ] as const
}

/** Finds a connection with the person who created it and the child's visibility, if the viewer may see the child. */
export async function findConnection(
  db: Database,
  viewer: Viewer,
  now: number,
  childId: string,
  parentId: string,
) {
  const [row] = await db
    .select({ createdBy: connections.createdBy, visibility: posts.visibility })
    .from(connections)
    .innerJoin(posts, eq(posts.id, connections.childId))
    .where(
      and(
        eq(connections.childId, childId),
        eq(connections.parentId, parentId),
        visiblePosts(viewer, now, { by: 'link' }),
      ),
    )
  return row ?? null
}

/** Statement that changes the part of a parent that its child refers to; null for all of it. */
export function updateMoment(db: Database, childId: string, parentId: string, moment: Moment | null) {
  return db
    .update(connections)
    .set({ momentStartMs: moment?.startMs ?? null, momentEndMs: moment?.endMs ?? null })
    .where(and(eq(connections.childId, childId), eq(connections.parentId, parentId)))
}

/** Connections of one child to end: to one parent, or to every post of one owner. */
export type ConnectionsToEnd = { childId: string } & ({ parentId: string } | { ownerId: string })

/**
 * Condition for connections that may end. A root post or a recording may lose all of them; a reply keeps one to a live
 * parent, because it could not be found otherwise.
 */
export function matchEndableConnections(ending: ConnectionsToEnd, now: number): SQL {
  const { childId } = ending
  const ended =
    'parentId' in ending
      ? sql`${connections.parentId} = ${ending.parentId}`
      : sql`${connections.parentId} in (select o.id from ${posts} o where o.author_id = ${ending.ownerId})`
  const remaining =
    'parentId' in ending ? sql`k.id <> ${ending.parentId}` : sql`k.author_id <> ${ending.ownerId}`
  return sql`(${connections.childId} = ${childId} and ${ended} and (
    exists (select 1 from ${posts} r where r.id = ${childId} and (r.parent_id is null or r.owlcast_id is not null))
    or exists (select 1 from ${connections} x join ${posts} k on k.id = x.parent_id
      where x.child_id = ${childId} and ${remaining} and ${isLive('k', now)})))`
}

/** Statement that deletes connections; returns the parents it disconnected. */
export function deleteConnections(db: Database, ending: SQL) {
  return db.delete(connections).where(ending).returning({ parentId: connections.parentId })
}

/** Statement that promotes the next parent when the primary one is gone. A recording may be left without a parent. */
export function promoteNextParent(db: Database, childId: string) {
  const next = sql`(select c.parent_id from ${connections} c where c.child_id = ${childId} order by c.position limit 1)`
  return db
    .update(posts)
    .set({ parentId: next })
    .where(
      and(
        eq(posts.id, childId),
        sql`${posts.parentId} is not null and (${next} is not null or ${posts.owlcastId} is not null) and ${posts.parentId} not in
          (select c.parent_id from ${connections} c where c.child_id = ${childId})`,
      ),
    )
}

/** A reply under one of its parents, with the columns that decide who may delete it. */
export async function findReplyToDelete(db: Database, parentId: string, replyId: string) {
  const [row] = await db
    .select({
      authorId: posts.authorId,
      visibility: posts.visibility,
      ...FILE_COLUMNS,
      isRoot: sql<boolean>`(${posts.parentId} is null or ${posts.owlcastId} is not null)`.mapWith(Boolean),
      primaryOwnerId: sql<string | null>`(select o.author_id from ${posts} o where o.id = posts.parent_id)`,
      ownerId: sql<string>`(select o.author_id from ${posts} o where o.id = ${connections.parentId})`,
    })
    .from(connections)
    .innerJoin(posts, eq(posts.id, connections.childId))
    .where(and(eq(connections.childId, replyId), eq(connections.parentId, parentId)))
  return row ?? null
}
