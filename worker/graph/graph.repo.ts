/** Loads the nodes and lines of the graph, and its totals. */

import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { GRAPH_PAGE } from '../../domain/graph/graph.limits'
import { KIND_NAMES, type Kind } from '../../domain/kinds'
import type { ConnectionType } from '../../domain/posts/connections'
import { batch } from '../database/batch'
import { selectValues } from '../database/predicates'
import { graphTotals } from '../database/tables/graph.table'
import { connections, posts } from '../database/tables/posts.table'
import { type Viewer, visiblePosts } from '../posts/access/visible-posts'
import type { PostRow } from '../posts/posts.repo'
import type { StoredMoment } from '../posts/replies/replies.repo'
import type { Database } from '../tools/db'
import { isOfKinds } from './graph-candidates.repo'

/** Columns of a graph node. */
const NODE_COLUMNS = {
  id: posts.id,
  kind: posts.kind,
  subtype: posts.subtype,
  title: posts.title,
  content: posts.content,
  transcript: posts.transcript,
  owlcastId: posts.owlcastId,
  priceCents: posts.priceCents,
  parentId: posts.parentId,
  authorId: posts.authorId,
  authorName: posts.authorName,
  recipientId: posts.recipientId,
  recipientEmail: posts.recipientEmail,
  recipientPhone: posts.recipientPhone,
  replyCount: posts.replyCount,
  recordingCount: posts.recordingCount,
  createdAt: posts.createdAt,
  expiresAt: posts.expiresAt,
  seconds: posts.seconds,
}
export type NodeRow = Pick<PostRow, keyof typeof NODE_COLUMNS>

/** A connection of a reply to a parent, and null for `from` where a post is only named. */
export type UpwardLine = {
  from: string | null
  to: string
  type: ConnectionType
  moment: StoredMoment
}

/**
 * The connections of these posts and of all posts they reply to, up to the first posts of threads, nearest first. Each post
 * is named as `to`, those at which the way begins with `from` null.
 */
export const listLinesOfPosts = (db: Database, ids: readonly string[]) =>
  listLinesUpward(db, selectValues(ids), ids.length)

/** The same for the newest recordings of each of these owlcasts, limited per owlcast and in total. */
export function listLinesOfRecordings(db: Database, owlcastIds: readonly string[]) {
  const { perOwlcast, most } = GRAPH_PAGE.recordings
  const newest = sql`(select r.id as value from json_each(${JSON.stringify(owlcastIds)}) j cross join ${posts} r where r.seq in (
    select n.seq from ${posts} n where n.owlcast_id = j.value order by n.created_at desc, n.id desc
      limit cast(${perOwlcast} as integer)) limit cast(${most} as integer))`
  return listLinesUpward(db, newest, most)
}

async function listLinesUpward(db: Database, start: SQL, startsMax: number): Promise<UpwardLine[]> {
  const up = sql`(with recursive up (parent_id, child_id, type, position, moment_start_ms, moment_end_ms) as (
      select value, null, 'reply', 0, null, null from ${start}
      union
      select c.parent_id, c.child_id, c.type, c.position, c.moment_start_ms, c.moment_end_ms
        from up join ${connections} c on c.child_id = up.parent_id
      limit cast(${startsMax + GRAPH_PAGE.connections} as integer))
    select * from up) up`
  const found = await db
    .select({
      from: sql<string | null>`child_id`,
      to: sql<string>`parent_id`,
      type: sql<ConnectionType>`type`,
      position: sql<number>`position`,
      momentStartMs: sql<number | null>`moment_start_ms`,
      momentEndMs: sql<number | null>`moment_end_ms`,
    })
    .from(up)
  return found
    .toSorted((a, b) => a.position - b.position)
    .map(({ from, to, type, momentStartMs, momentEndMs }) => ({
      from,
      to,
      type,
      moment: { momentStartMs, momentEndMs },
    }))
}

/** The posts of these ids and kinds that the viewer may see. */
export function listGraphNodes(
  db: Database,
  viewer: Viewer,
  now: number,
  { ids, kinds }: { ids: readonly string[]; kinds: readonly Kind[] },
): Promise<NodeRow[]> {
  return db
    .select(NODE_COLUMNS)
    .from(sql`json_each(${JSON.stringify(ids)}) j`)
    .crossJoin(posts)
    .where(and(eq(posts.id, sql`j.value`), isOfKinds(kinds), visiblePosts(viewer, now, { by: 'list' })))
}

/** Stored counts of the public posts of these kinds and of their connections, and the post with the most replies. */
export async function readGraphTotals(db: Database, viewer: Viewer, now: number, kinds: readonly Kind[]) {
  const isReplied = sql`${posts.visibility} = 'public' and ${posts.hiddenAt} is null and ${posts.replyCount} > 0`
  const { counts, mostReplied } = await batch(db, {
    counts: db
      .select({
        posts: sql<number>`coalesce(sum(${graphTotals.posts}), 0)`.as('total_posts'),
        connections: sql<number>`coalesce(sum(${graphTotals.connections}), 0)`.as('total_connections'),
      })
      .from(graphTotals)
      .where(inArray(graphTotals.kind, [...kinds])),
    mostReplied:
      kinds.length === KIND_NAMES.length
        ? db
            .select(NODE_COLUMNS)
            .from(posts)
            .where(and(isReplied, visiblePosts(viewer, now, { by: 'list' })))
            .orderBy(desc(posts.replyCount), desc(posts.createdAt), desc(posts.id))
            .limit(1)
        : null,
  })
  const { posts: total = 0, connections: ties = 0 } = counts[0] ?? {}
  return { posts: total, connections: ties, mostReplied: mostReplied?.[0] ?? null }
}
