/** Replies that a thread which is played as one may contain, level by level. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { selectValues } from '../database/predicates'
import { media } from '../media/media.table'
import { connections, MOMENT_COLUMNS, posts } from '../posts/posts.table'
import { isBlocked } from '../safety/block-filter'
import type { Database } from '../tools/db'
import { isSyndicated } from './syndicated-posts.repo'

/** The stored sound of a post, and the gain that it is sent with. */
export const BRAID_SOUND_COLUMNS = {
  key: sql<string>`${media.key}`.as('sound_key'),
  type: sql<string>`${media.type}`.as('sound_type'),
  bytes: sql<number>`${media.bytes}`.as('sound_bytes'),
  gainSteps: sql<number | null>`${media.gainSteps}`.as('sound_gain'),
}

export type BraidRow = Awaited<ReturnType<typeof listBraidReplies>>[number]

/**
 * Replies to these posts that a feed of visitors may contain, that are free, and whose authors let them be part of such
 * threads. None whose author and the author of the thread block each other.
 */
export function listBraidReplies(
  db: Database,
  {
    authorId,
    parentIds,
    now,
    limit,
  }: { authorId: string; parentIds: readonly string[]; now: number; limit: number },
) {
  return db
    .select({
      post: posts,
      sound: BRAID_SOUND_COLUMNS,
      parentId: connections.parentId,
      moment: MOMENT_COLUMNS,
    })
    .from(connections)
    .innerJoin(posts, eq(posts.id, connections.childId))
    .innerJoin(media, and(eq(media.id, posts.mediaId), eq(media.state, 'attached')))
    .where(
      and(
        inArray(connections.parentId, selectValues(parentIds)),
        isBraided(db, now),
        sql`not ${isBlocked(authorId, sql`${posts.authorId}`)}`,
      ),
    )
    .orderBy(asc(connections.createdAt), asc(connections.childId))
    .limit(limit)
}

/** The first post of a thread that its author lets feeds play as one; none otherwise. */
export function findBraidRoot(db: Database, id: string, now: number) {
  return db
    .select({ post: posts, sound: BRAID_SOUND_COLUMNS })
    .from(posts)
    .innerJoin(media, and(eq(media.id, posts.mediaId), eq(media.state, 'attached')))
    .where(and(eq(posts.id, id), sql`${posts.parentId} is null`, isBraided(db, now)))
}

function isBraided(db: Database, now: number) {
  return and(
    eq(posts.braided, true),
    sql`${posts.priceCents} = 0 and ${posts.owlcastId} is null`,
    isSyndicated(db, { viewer: null, now }),
  )
}
