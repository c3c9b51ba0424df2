/** Replies, parents, and the connections between them. */

import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Recipient } from '../../../domain/posts/audience'
import type { ConnectionType, ParentLink } from '../../../domain/posts/connections'
import { MOMENTS_MARKED_MAX, REPLIES_PER_PAGE } from '../../../domain/posts/posts.limits'
import { failUnless } from '../../database/batch'
import { selectValues } from '../../database/predicates'
import { connections, MOMENT_COLUMNS, posts } from '../../database/tables/posts.table'
import type { CursorPosition } from '../../http/cursor'
import type { Database } from '../../tools/db'
import { type Viewer, type VisibilityOptions, visiblePosts } from '../access/visible-posts'
import { NAME_COLUMNS, type PostRow } from '../posts.repo'
import { isReplyLocked } from './reply-permissions.repo'

/** A reply, its connection to the post, and when it was connected (ms). */
export type ReplyRow = {
  post: PostRow
  connection: ConnectionType
  moment: StoredMoment
  connectedAt: number
}

export type StoredMoment = { momentStartMs: number | null; momentEndMs: number | null }

/** Moments that start between two times and end no later than the viewer may hear, in ms. */
export type MomentFilter = { fromMs: number; toMs: number; heardMs: number }

/** Unlisted replies are shown only under an unlisted post, whose link the viewer already has. */
export const getRepliesMode = ({
  visibility,
}: Pick<PostRow, 'visibility'>): Pick<VisibilityOptions, 'by'> => ({
  by: visibility === 'unlisted' ? 'link' : 'list',
})

/** Visible replies in the order in which they were connected, so that a page reads only its own rows. */
export function listReplies(
  db: Database,
  viewer: Viewer,
  now: number,
  parent: Pick<PostRow, 'id' | 'visibility'>,
  { after, at }: { after?: CursorPosition | undefined; at?: MomentFilter | undefined } = {},
): Promise<ReplyRow[]> {
  return db
    .select({
      post: posts,
      connection: connections.type,
      moment: MOMENT_COLUMNS,
      connectedAt: connections.createdAt,
    })
    .from(connections)
    .innerJoin(posts, eq(posts.id, connections.childId))
    .where(
      and(
        eq(connections.parentId, parent.id),
        visiblePosts(viewer, now, getRepliesMode(parent)),
        at && matchMomentStart(at),
        after && sql`(${connections.createdAt}, ${connections.childId}) > (${after.createdAt}, ${after.id})`,
      ),
    )
    .orderBy(asc(connections.createdAt), asc(connections.childId))
    .limit(REPLIES_PER_PAGE)
}

/** Titles of visible posts of the same kind that continue a chain, in the order in which they were connected. */
export function listChainNames(
  db: Database,
  viewer: Viewer,
  now: number,
  first: Pick<PostRow, 'id' | 'kind' | 'visibility'>,
  limit: number,
) {
  return db
    .select({ id: posts.id, seconds: posts.seconds, authorName: posts.authorName, ...NAME_COLUMNS })
    .from(connections)
    .innerJoin(posts, eq(posts.id, connections.childId))
    .where(
      and(
        eq(connections.parentId, first.id),
        eq(posts.kind, first.kind),
        visiblePosts(viewer, now, getRepliesMode(first)),
      ),
    )
    .orderBy(asc(connections.createdAt), asc(connections.childId))
    .limit(limit)
}

/** Condition for connections with such a moment. */
function matchMomentStart({ fromMs, toMs, heardMs }: MomentFilter): SQL {
  const { momentStartMs, momentEndMs } = connections
  return sql`(${momentStartMs} is not null and ${momentStartMs} between ${fromMs} and ${toMs} and ${momentEndMs} <= ${heardMs})`
}

/** Visible replies that refer to a moment of a post, in time order; one more than fits. */
export function listMoments(
  db: Database,
  viewer: Viewer,
  now: number,
  parent: Pick<PostRow, 'id' | 'visibility'>,
  heardMs: number,
) {
  const { id, authorId, authorUsername, authorName, authorAvatarMediaId, authorAvatarColor, authorIsBot } =
    posts
  const { momentStartMs, momentEndMs, childId, parentId } = connections
  return db
    .select({
      id,
      authorId,
      authorUsername,
      authorName,
      authorAvatarMediaId,
      authorAvatarColor,
      authorIsBot,
      ...MOMENT_COLUMNS,
    })
    .from(connections)
    .innerJoin(posts, eq(posts.id, childId))
    .where(
      and(
        eq(parentId, parent.id),
        sql`${momentStartMs} is not null and ${momentEndMs} <= ${heardMs}`,
        visiblePosts(viewer, now, getRepliesMode(parent)),
      ),
    )
    .orderBy(asc(momentStartMs), asc(momentEndMs), asc(childId))
    .limit(MOMENTS_MARKED_MAX + 1)
}

/**
 * Parents of some replies that the viewer may find in lists, the primary one first. `withMoment`: only those of which a
 * reply refers to a part.
 */
export function listParents(
  db: Database,
  viewer: Viewer,
  now: number,
  childIds: readonly string[],
  { withMoment = false } = {},
) {
  const { childId, type, position } = connections
  return db
    .select({
      childId,
      type,
      position,
      id: posts.id,
      ...NAME_COLUMNS,
      authorId: posts.authorId,
      seconds: posts.seconds,
      moment: MOMENT_COLUMNS,
    })
    .from(connections)
    .innerJoin(posts, eq(posts.id, connections.parentId))
    .where(
      and(
        inArray(childId, selectValues(childIds)),
        withMoment ? isNotNull(connections.momentStartMs) : undefined,
        visiblePosts(viewer, now, { by: 'list' }),
      ),
    )
    .orderBy(asc(childId), asc(position))
}

export type ParentRow = Pick<
  PostRow,
  'id' | 'kind' | 'authorId' | 'owlcastId' | 'visibility' | 'expiresAt' | 'seconds' | 'priceCents'
> &
  Recipients
type Recipients = Pick<PostRow, 'recipientId' | 'recipientEmail' | 'recipientPhone'>

/** Statement that finds the posts to reply to, as far as the viewer may see them. */
export function findParentRows(db: Database, viewer: Viewer, now: number, ids: readonly string[]) {
  const { id, kind, authorId, owlcastId, visibility, expiresAt, seconds, priceCents } = posts
  const { recipientId, recipientEmail, recipientPhone } = posts
  return db
    .select({
      id,
      kind,
      authorId,
      owlcastId,
      visibility,
      expiresAt,
      seconds,
      priceCents,
      recipientId,
      recipientEmail,
      recipientPhone,
    })
    .from(posts)
    .where(and(inArray(id, selectValues(ids)), visiblePosts(viewer, now, { by: 'link' })))
}

export function toRecipient({ recipientId, recipientEmail, recipientPhone }: Recipients): Recipient {
  return { id: recipientId, email: recipientEmail, phone: recipientPhone }
}

/** Statements that connect a new reply to its parents. They fail the whole batch if one may no longer be replied to. */
export function insertReplyConnections(
  db: Database,
  child: { id: string; authorId: string; createdAt: number },
  parents: readonly ParentLink[],
) {
  const rows = parents.map(({ id, type, moment }, position) => ({ id, type, position, ...moment }))
  const isLocked = isReplyLocked(child.authorId, sql`value`)
  return [
    failUnless(
      db,
      sql`not exists (select 1 from ${selectValues(parents.map(({ id }) => id))} where ${isLocked})`,
    ),
    db.insert(connections).select(sql`
      select ${child.id} as child_id, value ->> 'id' as parent_id, value ->> 'type' as type,
        value ->> 'position' as position, 1 as relevance, value ->> 'startMs' as moment_start_ms,
        value ->> 'endMs' as moment_end_ms, ${child.authorId} as created_by,
        cast(${child.createdAt} as integer) as created_at
      from json_each(${JSON.stringify(rows)})`),
  ] as const
}

/** Condition for connections to these parents that were created at that time (ms). */
export function isNewConnectionTo(parentIds: readonly string[], at: number): SQL {
  return sql`(${connections.parentId} in ${selectValues(parentIds)} and ${connections.createdAt} = ${at})`
}

/** Condition for the connections to this parent. */
export function isConnectionTo(parentId: string): SQL {
  return sql`(${connections.parentId} = ${parentId})`
}
