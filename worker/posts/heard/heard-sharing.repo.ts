/** Statements about members who let senders see which of their messages they heard. */
import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { getUserChannel } from '../../../domain/live/live'
import { formatPeerKey } from '../../../domain/messages/messages'
import { MESSAGES_PER_PAGE } from '../../../domain/messages/messages.limits'
import { HEARD_KEPT_DAYS } from '../../../domain/posts/posts.limits'
import { DAY_MS } from '../../../domain/time/units'
import { conversations } from '../../database/tables/conversations.table'
import { heardPosts } from '../../database/tables/heard.table'
import { profiles } from '../../database/tables/people.table'
import { posts } from '../../database/tables/posts.table'
import type { CursorPosition } from '../../http/cursor'
import type { Database } from '../../tools/db'

/**
 * Condition on a message and the profile of its recipient: its author may know whether it was heard. Sent since the
 * recipient shares that, and the recipient accepted the conversation. Nothing sent earlier is shared, nor
 * anything so old that its row may be purged.
 */
function isHeardShared(now: number): SQL | undefined {
  const isAccepted = sql`exists (select 1 from ${conversations} c where c.owner_id = ${profiles.id}
    and c.peer = ${formatPeerKey({ by: 'user', value: '' })} || ${posts.authorId} and c.state = 'open')`
  return and(
    isNotNull(profiles.heardSharedSince),
    sql`${posts.createdAt} >= ${profiles.heardSharedSince}`,
    sql`${posts.createdAt} > ${now - HEARD_KEPT_DAYS * DAY_MS}`,
    isAccepted,
  )
}

/** Returns a page of an author's messages to a peer who shares what they heard: when each was heard, or null. */
export function listHeardByPeer(
  db: Database,
  authorId: string,
  peerId: string,
  now: number,
  before?: CursorPosition,
) {
  const isBefore = before && sql`(${posts.createdAt}, ${posts.id}) < (${before.createdAt}, ${before.id})`
  return db
    .select({ id: posts.id, heardAt: heardPosts.heardAt })
    .from(posts)
    .innerJoin(profiles, eq(profiles.id, posts.recipientId))
    .leftJoin(heardPosts, and(eq(heardPosts.userId, peerId), eq(heardPosts.postId, posts.id)))
    .where(and(eq(posts.authorId, authorId), eq(posts.recipientId, peerId), isHeardShared(now), isBefore))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(MESSAGES_PER_PAGE)
}

/** `channel, type, kind, id`: an event for the author of each of these messages who may know that it was heard. */
export function selectHeardSharedTargets(recipientId: string, isNew: SQL | undefined, now: number): SQL {
  return sql`select ${getUserChannel('')} || ${posts.authorId} as channel, 'post.changed' as type, ${posts.kind} as kind,
    ${posts.id} as id from ${heardPosts} join ${posts} on ${posts.id} = ${heardPosts.postId}
    join ${profiles} on ${profiles.id} = ${posts.recipientId}
    where ${and(isNew, eq(posts.recipientId, recipientId), isHeardShared(now))}`
}

/** Since when a member shares what they heard; null if not. */
export async function readHeardSharedSince(db: Database, userId: string): Promise<number | null> {
  const [row] = await db
    .select({ since: profiles.heardSharedSince })
    .from(profiles)
    .where(eq(profiles.id, userId))
  return row?.since ?? null
}

/** Starts sharing from `now` on, or goes on as before; ends it for `shared: false`. */
export async function writeHeardSharing(db: Database, userId: string, shared: boolean, now: number) {
  const since = shared ? sql`coalesce(heard_shared_since, cast(${now} as integer))` : null
  await db.update(profiles).set({ heardSharedSince: since }).where(eq(profiles.id, userId))
}
