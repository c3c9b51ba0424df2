/** Conversations, one row per owner, and the statements that keep them in sync with their messages. */

import { and, desc, eq, gt, not, type SQL, sql } from 'drizzle-orm'
import { type ConversationState, formatPeerKey, type Peer, toPeer } from '../../domain/messages/messages'
import { CONVERSATIONS_PER_PAGE, MESSAGES_COUNTED_MAX } from '../../domain/messages/messages.limits'
import type { Recipient } from '../../domain/posts/audience'
import { users } from '../database/tables/auth.table'
import { conversations } from '../database/tables/conversations.table'
import { formerNumberMessages } from '../database/tables/former-number-messages.table'
import { isBlocked } from '../people/block-filter'
import { doesFollow } from '../people/does-follow'
import type { Reader } from '../posts/access/visible-posts'
import type { Database } from '../tools/db'
import { hasWrittenTo } from './has-written'
import { hasMessageFrom, hasMessagesTo, selectUnheard } from './messages.repo'

/** Unread conversations read for the badge. */
const UNREAD_CONVERSATIONS_MAX = 50

/** Cursor position of a page of conversations. */
export type ConversationPosition = { lastMessageAt: number; peer: string }

/**
 * Statement that moves a conversation to the top for both people; it counts as accepted for the author, and as seen if
 * the author heard all of it. For a
 * recipient who does not know the author, a new conversation is a request. The statement itself looks up who verified
 * an address, so that nobody can verify it in between and miss the message. A block between the two hides the row, as
 * every one, until it ends. The next owner of a number whose owner gave it up meanwhile gets none.
 */
export function touchConversation(
  db: Database,
  {
    id,
    author,
    recipient,
    createdAt,
  }: { id: string; author: Reader; recipient: Recipient; createdAt: number },
) {
  const peer = toPeer(recipient)
  if (!peer) return null
  const authorId = author.id
  const at = sql`cast(${createdAt} as integer)`
  const key = formatPeerKey(peer)
  const seenAt = sql`coalesce((select seen_at from ${conversations} where owner_id = ${authorId} and peer = ${key}), 0)`
  const seenNow =
    peer.by === 'user' ? sql`iif(exists (${selectUnheard(author, createdAt, peer, seenAt)}), 0, ${at})` : at
  const isKnown = sql`(${doesFollow({ followerId: sql`${users.id}`, followedId: authorId })} or ${hasWrittenTo(sql`${users.id}`, authorId)})`
  return db
    .insert(conversations)
    .select(
      sql`select ${authorId} as owner_id, ${key} as peer, ${at} as last_message_at, ${seenNow} as seen_at,
        'open' as state, 0 as dismissed_at
      union all select id, ${formatPeerKey({ by: 'user', value: authorId })}, ${at}, 0, iif(${isKnown}, 'open', 'request'), 0 from ${users}
        where id <> ${authorId} and ${matchRecipient(recipient)}
          and not exists (select 1 from ${formerNumberMessages} f where f.post_id = ${id} and f.user_id is not ${users.id})`,
    )
    .onConflictDoUpdate({
      target: [conversations.ownerId, conversations.peer],
      set: {
        lastMessageAt: sql`max(last_message_at, excluded.last_message_at)`,
        seenAt: sql`max(seen_at, excluded.seen_at)`,
        state: sql`iif(excluded.state = 'open', 'open', state)`,
      },
    })
}

/** Condition for the member a recipient names, or who verified the address. */
function matchRecipient({ id, email, phone }: Recipient): SQL {
  if (id !== null) return sql`id = ${id}`
  return email !== null
    ? sql`email = ${email} and email_verified`
    : sql`phone_number = ${phone} and phone_number_verified`
}

/**
 * Statement that deletes a conversation with an address from its owner's list, after it was merged into another. It stays
 * with the messages that a former owner of the number received.
 */
export function deleteMergedConversation(db: Database, ownerId: string, peer: Peer) {
  return db
    .delete(conversations)
    .where(
      and(
        eq(conversations.ownerId, ownerId),
        eq(conversations.peer, formatPeerKey(peer)),
        not(hasMessagesTo(ownerId, peer.value)),
      ),
    )
}

/** The part after 'user:', 'email:' or 'phone:'; ids never look like addresses or numbers. */
const peerId = sql`substr(${conversations.peer}, instr(${conversations.peer}, ':') + 1)`
/** No block between the two: a block hides the conversation from both, unblocking restores it. */
const isNotBlocked = not(isBlocked(sql`${conversations.ownerId}`, peerId))

/** Same wording as the partial indexes. */
const isOpen = sql`${conversations.state} = 'open'`
const isPending = sql`${conversations.state} = 'request' and ${conversations.lastMessageAt} > ${conversations.dismissedAt}`

/** Returns a page of a user's conversations or requests, latest activity first. */
export function listConversations(
  db: Database,
  ownerId: string,
  state: ConversationState,
  after?: ConversationPosition,
) {
  const older =
    after &&
    sql`(${conversations.lastMessageAt}, ${conversations.peer}) < (${after.lastMessageAt}, ${after.peer})`
  return db
    .select()
    .from(conversations)
    .where(
      and(eq(conversations.ownerId, ownerId), state === 'open' ? isOpen : isPending, older, isNotBlocked),
    )
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.peer))
    .limit(CONVERSATIONS_PER_PAGE)
}

/** Statement that counts the requests that the reader's list shows, up to a limit. */
export function countRequests(db: Database, reader: Reader, now: number) {
  const isListed = and(isPending, isNotBlocked, hasMessageFrom(reader, now, peerId))
  const subquery = db
    .select({ peer: conversations.peer })
    .from(conversations)
    .where(and(eq(conversations.ownerId, reader.id), isListed))
    .limit(MESSAGES_COUNTED_MAX)
    .as('some')
  return db.select({ requests: sql<number>`count(*)` }).from(subquery)
}

/** Conversations with unseen messages, without requests. */
export function listUnreadConversations(db: Database, ownerId: string) {
  return db
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.ownerId, ownerId),
        isOpen,
        gt(conversations.lastMessageAt, conversations.seenAt),
        isNotBlocked,
      ),
    )
    .orderBy(desc(conversations.lastMessageAt))
    .limit(UNREAD_CONVERSATIONS_MAX)
}

/** Statement that finds one of a user's conversations. */
export function findConversation(db: Database, ownerId: string, peer: string) {
  return db
    .select()
    .from(conversations)
    .where(and(eq(conversations.ownerId, ownerId), eq(conversations.peer, peer)))
}

/** Statement that moves `seenAt` forward to a time; never back. */
export function markConversationSeen(db: Database, ownerId: string, peer: string, at: number) {
  return db
    .update(conversations)
    .set({ seenAt: sql`max(seen_at, cast(${at} as integer))` })
    .where(and(eq(conversations.ownerId, ownerId), eq(conversations.peer, peer)))
}

/** Statement that accepts a request: from then on it is a normal conversation. */
export function openRequest(db: Database, ownerId: string, peer: string, condition?: SQL) {
  return db
    .update(conversations)
    .set({ state: 'open' })
    .where(
      and(
        eq(conversations.ownerId, ownerId),
        eq(conversations.peer, peer),
        eq(conversations.state, 'request'),
        condition,
      ),
    )
}

/** Statement that dismisses a request up to a time. Later messages make it a request again. */
export function dismissRequestUntil(db: Database, ownerId: string, peer: string, at: number) {
  return db
    .update(conversations)
    .set({ dismissedAt: sql`max(dismissed_at, cast(${at} as integer))` })
    .where(
      and(
        eq(conversations.ownerId, ownerId),
        eq(conversations.peer, peer),
        eq(conversations.state, 'request'),
      ),
    )
}

/**
 * Whether a message to this peer would be the first one to a stranger: no earlier messages, and the peer does not
 * follow the author.
 */
export async function isFirstToStranger(db: Database, authorId: string, peer: Peer): Promise<boolean> {
  const hasTalked = sql`exists (select 1 from ${conversations} c where c.owner_id = ${authorId} and c.peer = ${formatPeerKey(peer)})`
  // For an address, the result must not reveal whether its owner follows the author.
  const isFollowed =
    peer.by === 'user' ? doesFollow({ followerId: peer.value, followedId: authorId }) : sql`0`
  const [row] = await db.select({ known: sql<number>`(${hasTalked} or ${isFollowed})` }).from(sql`(select 1)`)
  return row?.known === 0
}
