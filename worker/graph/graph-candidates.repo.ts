/**
 * Posts that may be in the graph, from indexes alone: their visibility is checked when they are loaded. Each list is read
 * newest first, so that none grows with the total number of posts.
 */

import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { canReadPrivate } from '../../domain/access-tokens/access-tokens'
import { GRAPH_PAGE } from '../../domain/graph/graph.limits'
import { KIND_NAMES, type Kind } from '../../domain/kinds'
import { FEED_CHANNEL } from '../../domain/live/live'
import { buildFullTextQuery, limitToParticipants } from '../../domain/search/search'
import { batch } from '../database/batch'
import { collaborators } from '../database/tables/invitations.table'
import { events } from '../database/tables/live.table'
import { posts } from '../database/tables/posts.table'
import type { CursorPosition } from '../http/cursor'
import { isToAddress, type Viewer } from '../posts/access/visible-posts'
import type { PostRow } from '../posts/posts.repo'
import type { Database } from '../tools/db'
import type { GraphCandidates, GraphPositions } from './graph-cursor'

/** A post that may be in the graph, before its visibility is checked. */
export type Candidate = Pick<PostRow, 'id' | 'kind' | 'createdAt'>

type PageRequest = { kinds: readonly Kind[]; after: GraphPositions | null }

/**
 * A page of candidates of these kinds: the newest public replies, the newest public posts without replies, and the newest
 * posts that involve the viewer. A list has one more row than its page if more follow. Also the newest public event before they were read.
 */
export async function listGraphCandidates(
  db: Database,
  viewer: Viewer,
  { kinds, after }: PageRequest,
): Promise<Record<GraphCandidates, Candidate[]> & { seq: number }> {
  const select = (list: GraphCandidates, conditions: readonly (SQL | undefined)[]) =>
    conditions.length === 0 || (after !== null && !after[list])
      ? null
      : selectNewest(db, conditions, after?.[list], GRAPH_PAGE[list] + 1)
  const ofKinds = and(isOfKinds(kinds), isNull(posts.owlcastId))
  const { latestEvents, ...lists } = await batch(db, {
    latestEvents: db
      .select({ seq: sql<number>`coalesce(max(${events.seq}), 0)` })
      .from(events)
      .where(eq(events.channel, FEED_CHANNEL)),
    replies: select(
      'replies',
      kinds.map((kind) => sql`${isPublic(kind)} and ${posts.parentId} is not null`),
    ),
    roots: select(
      'roots',
      kinds.map((kind) => sql`${isPublic(kind)} and ${posts.parentId} is null and ${posts.replyCount} = 0`),
    ),
    personal: select(
      'personal',
      listOwnConditions(viewer).map((condition) => and(condition, ofKinds)),
    ),
  })
  const { replies = [], roots = [], personal = [] } = lists
  return { replies, roots, personal, seq: latestEvents[0]?.seq ?? 0 }
}

/** Worded like the partial indexes. */
const isPublic = (kind: Kind): SQL =>
  sql`${posts.kind} = ${kind} and ${posts.visibility} = 'public' and ${posts.owlcastId} is null and ${posts.hiddenAt} is null`

/** Condition for posts of these kinds; undefined for all. */
export const isOfKinds = (kinds: readonly Kind[]): SQL | undefined =>
  kinds.length === KIND_NAMES.length ? undefined : inArray(posts.kind, [...kinds])

/** Conditions of which each has an index: written or received by the viewer, or an owlcast they collaborate on. */
function listOwnConditions(viewer: Viewer): (SQL | undefined)[] {
  const { id = null, addresses = [] } = viewer ?? {}
  return [
    ...(id === null ? [] : [eq(posts.authorId, id), eq(posts.recipientId, id), isCollaborator(id)]),
    ...addresses.map(isToAddress),
  ]
}

const isCollaborator = (id: string): SQL =>
  sql`${posts.id} in (select w.post_id from ${collaborators} w where w.user_id = ${id}
    order by w.created_at desc limit cast(${GRAPH_PAGE.collaborations} as integer))`

const CANDIDATE = {
  id: sql<string>`id`,
  kind: sql<Kind>`kind`,
  createdAt: sql<number>`created_at`,
}

/** The newest posts of several conditions. Each is read in the order of its index, and no further than it is needed. */
function selectNewest(
  db: Database,
  conditions: readonly (SQL | undefined)[],
  after: CursorPosition | undefined,
  limit: number,
) {
  const isOlder =
    after &&
    sql`(${posts.createdAt}, ${posts.id}) < (cast(${after.createdAt} as integer), cast(${after.id} as text))`
  const lists = conditions.map(
    (condition) => sql`select id, kind, created_at from ${posts} where ${and(condition, isOlder)}`,
  )
  return db.select(CANDIDATE).from(sql`(${mergeNewest(lists, limit)}) newest`)
}

/** D1 takes at most five selects in a compound one. */
const COMPOUND_MAX = 5

/** Selects the newest rows of several selects. */
function mergeNewest(lists: readonly SQL[], limit: number): SQL {
  if (lists.length > COMPOUND_MAX)
    return mergeNewest(
      [mergeNewest(lists.slice(0, COMPOUND_MAX), limit), ...lists.slice(COMPOUND_MAX)],
      limit,
    )
  return sql`select * from (${sql.join([...lists], sql` union all `)}
    order by created_at desc, id desc limit cast(${limit} as integer))`
}

/** The newest posts with all these words, of all kinds: public ones, and those of the viewer. */
export async function listGraphMatches(
  db: Database,
  viewer: Viewer,
  words: readonly string[],
): Promise<Candidate[]> {
  const query = buildFullTextQuery(words)
  if (query === null) return []
  const select = (index: 'posts_fts' | 'posts_private_fts', match: string) => {
    const table = sql.raw(index)
    return db
      .select({ id: posts.id, kind: posts.kind, createdAt: posts.createdAt })
      .from(posts)
      .innerJoin(table, sql`${table}.rowid = ${posts.seq}`)
      .where(sql`${table} match ${match}`)
      .orderBy(sql`${table}.rowid desc`)
      .limit(GRAPH_PAGE.matches)
  }
  const { id = null, addresses = [], scopes = null } = viewer ?? {}
  const { open, own } = await batch(db, {
    open: select('posts_fts', query),
    own:
      id !== null && canReadPrivate(scopes)
        ? select('posts_private_fts', limitToParticipants(query, { id, addresses }))
        : null,
  })
  return [...open, ...(own ?? [])]
}
