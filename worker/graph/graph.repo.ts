/**
 * Reads for the graph. Candidates come from indexes alone, newest first and limited to the graph's size; visibility is
 * checked only for those, so that no read grows with the total number of posts.
 */

import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { GRAPH_POSTS_MAX } from '../../domain/graph/graph.limits'
import { getKind, type Kind } from '../../domain/kinds'
import { FEED_CHANNEL } from '../../domain/live/live'
import { batch } from '../database/batch'
import { selectValues } from '../database/predicates'
import { collaborators } from '../database/tables/invitations.table'
import { events } from '../database/tables/live.table'
import { connections, MOMENT_COLUMNS, posts } from '../database/tables/posts.table'
import { isToAddress, type Viewer, visiblePosts } from '../posts/access/visible-posts'
import type { PostRow } from '../posts/posts.repo'
import type { Database } from '../tools/db'

/** Posts in the graph that may be the viewer's private ones. */
const GRAPH_PERSONAL_POSTS = 500
/** Recordings in the graph: the newest of each owlcast, and in total. */
export const GRAPH_RECORDINGS = { perOwlcast: 20, most: 500 }

type Candidate = Pick<PostRow, 'id' | 'kind' | 'createdAt'>
/** The newest candidate posts, and the newest public event before they were read. */
export type Candidates = { newest: Candidate[]; more: boolean; seq: number }

/** The newest posts of these kinds that are public or involve the viewer. Recordings are read with their owlcast. */
export async function listGraphCandidates(
  db: Database,
  viewer: Viewer,
  kinds: readonly Kind[],
): Promise<Candidates> {
  const { id = null, addresses = [] } = viewer ?? {}
  const list = (which: SQL | undefined, limit: number) =>
    db
      .select({ id: posts.id, kind: posts.kind, createdAt: posts.createdAt })
      .from(posts)
      .where(which)
      .orderBy(desc(posts.createdAt), desc(posts.id))
      .limit(limit)
  const isPublic = sql`${posts.visibility} = 'public' and ${posts.owlcastId} is null and ${posts.hiddenAt} is null`
  const conditions = [
    ...(id === null ? [] : [eq(posts.authorId, id), eq(posts.recipientId, id), isCollaborator(id)]),
    ...addresses.map(isToAddress),
  ]
  const ofKinds = inArray(posts.kind, [...kinds])
  const { latestEvents, kindLists, personalLists } = await batch(db, {
    latestEvents: db
      .select({ seq: sql<number>`coalesce(max(${events.seq}), 0)` })
      .from(events)
      .where(eq(events.channel, FEED_CHANNEL)),
    // A row more than fits shows whether there are more.
    kindLists: kinds.map((kind) => list(and(eq(posts.kind, kind), isPublic), GRAPH_POSTS_MAX + 1)),
    personalLists: conditions.map((condition) =>
      list(and(condition, ofKinds, isNull(posts.owlcastId)), GRAPH_PERSONAL_POSTS),
    ),
  })
  const lists = [...kindLists, ...personalLists]
  const merged = [...new Map(lists.flat().map((candidate) => [candidate.id, candidate])).values()]
  merged.sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
  const newest = merged.slice(0, GRAPH_POSTS_MAX)
  return { newest, more: merged.length > newest.length, seq: latestEvents[0]?.seq ?? 0 }
}

const isCollaborator = (id: string): SQL =>
  sql`${posts.id} in (select w.post_id from ${collaborators} w where w.user_id = ${id}
    order by w.created_at desc limit ${GRAPH_PERSONAL_POSTS})`

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
  createdAt: posts.createdAt,
  expiresAt: posts.expiresAt,
  seconds: posts.seconds,
}
export type NodeRow = Pick<PostRow, keyof typeof NODE_COLUMNS>

/**
 * Visible posts among the candidates and the newest recordings of their owlcasts, and the connections of all of them,
 * whatever their parents' visibility.
 */
export async function loadGraphRows(db: Database, viewer: Viewer, now: number, among: readonly Candidate[]) {
  const casts = among.filter(({ kind }) => getKind(kind).hasRecordings)
  const { childId, parentId, type, position } = connections
  const [first, second] = [selectIds(among), selectRecordings(casts)]
  const selectNodes = (ids: SQL) =>
    db
      .select(NODE_COLUMNS)
      .from(posts)
      .where(and(inArray(posts.id, ids), visiblePosts(viewer, now, { by: 'list' })))
  const selectConnections = (ids: SQL) =>
    db
      .select({ from: childId, to: parentId, type, moment: MOMENT_COLUMNS })
      .from(connections)
      .where(inArray(childId, ids))
      .orderBy(childId, position)
  const found = await batch(db, {
    posts: selectNodes(first),
    recordings: selectNodes(second),
    postConnections: selectConnections(first),
    recordingConnections: selectConnections(second),
  })
  return {
    rows: [...found.posts, ...found.recordings],
    ties: [...found.postConnections, ...found.recordingConnections],
  }
}

const selectIds = (list: readonly Candidate[]): SQL => selectValues(list.map(({ id }) => id))

/** The newest recordings of each owlcast, in candidate order, limited per owlcast and in total. */
function selectRecordings(casts: readonly Candidate[]): SQL {
  const { perOwlcast, most: total } = GRAPH_RECORDINGS
  return sql`(select r.id from json_each(${JSON.stringify(casts.map(({ id }) => id))}) j cross join ${posts} r where r.seq in (
    select n.seq from ${posts} n where n.owlcast_id = j.value order by n.created_at desc, n.id desc limit ${perOwlcast})
    limit ${total})`
}
