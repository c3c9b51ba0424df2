/** Conversations as their owners have them, and the statements that keep them in step with their messages. */
import { and, desc, eq, gt, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { Recipient } from '../../domain/audience'
import { CONVERSATIONS_PER_PAGE, MESSAGES_COUNTED_MAX, UNREAD_CONVERSATIONS_MAX } from '../../domain/limits'
import { type ConversationState, type Peer, peerKey, peerOfRecipient } from '../../domain/messages'
import { user } from '../auth/auth.table'
import { doesFollow } from '../follows/does-follow'
import { profiles } from '../people/people.table'
import { hasWrittenTo } from '../posts/has-written'
import { areApart } from '../safety/apart'
import type { Database } from '../tools/db'
import { conversations } from './conversations.table'

export type ConversationRow = typeof conversations.$inferSelect
/** Where a page of conversations ended. */
export type ConversationPlace = { lastAt: number; peer: string }

/**
 * The statement that moves a conversation to the top for both of its people; the author has seen it already, and takes it by
 * writing. For whom it is new and the author a stranger, it is a request. Who proved an address is looked up by the
 * statement itself, so that nobody can prove it in between and miss the message. Whom a block keeps from the author has no
 * part in it.
 */
export function touchConversation(
  db: Database,
  { authorId, recipient, createdAt }: { authorId: string; recipient: Recipient; createdAt: number },
) {
  const peer = peerOfRecipient(recipient)
  if (!peer) return null
  const at = sql`cast(${createdAt} as integer)`
  const knows = sql`(${doesFollow({ followerId: sql`${user.id}`, followedId: authorId })} or ${hasWrittenTo(sql`${user.id}`, authorId)})`
  return db
    .insert(conversations)
    .select(
      sql`select ${authorId} as owner_id, ${peerKey(peer)} as peer, ${at} as last_at, ${at} as seen_at,
        'open' as state, 0 as cleared_at
      union all select id, ${peerKey({ by: 'user', value: authorId })}, ${at}, 0, iif(${knows}, 'open', 'request'), 0 from ${user}
        where id <> ${authorId} and ${reaches(recipient)} and not ${areApart(authorId, sql`${user.id}`)}`,
    )
    .onConflictDoUpdate({
      target: [conversations.ownerId, conversations.peer],
      set: {
        lastAt: sql`max(last_at, excluded.last_at)`,
        seenAt: sql`max(seen_at, excluded.seen_at)`,
        state: sql`iif(excluded.state = 'open', 'open', state)`,
      },
    })
}

/** The member a recipient is, or who proved the address they were written to. */
function reaches({ id, email, phone }: Recipient): SQL {
  if (id !== null) return sql`id = ${id}`
  return email !== null
    ? sql`email = ${email} and email_verified`
    : sql`phone_number = ${phone} and phone_number_verified`
}

/** The statement that takes a conversation out of its owner's list: it goes on under another name. */
export function dropConversation(db: Database, ownerId: string, peer: string) {
  return db.delete(conversations).where(and(eq(conversations.ownerId, ownerId), eq(conversations.peer, peer)))
}

/** What follows 'user:', 'mail:' or 'tel:'; nobody's id looks like an address or a number. */
const peerId = sql`substr(${conversations.peer}, instr(${conversations.peer}, ':') + 1)`
/** Its two people may meet: a block hides a conversation from both, and its end brings it back. */
const meets = not(areApart(sql`${conversations.ownerId}`, peerId))

/** In the words of the partial indexes. */
const isOpen = sql`${conversations.state} = 'open'`
const waits = sql`${conversations.state} = 'request' and ${conversations.lastAt} > ${conversations.clearedAt}`

/** A page of somebody's conversations or of their requests, the one that last changed first. */
export function listConversations(
  db: Database,
  ownerId: string,
  state: ConversationState,
  after?: ConversationPlace,
) {
  const older =
    after && sql`(${conversations.lastAt}, ${conversations.peer}) < (${after.lastAt}, ${after.peer})`
  return db
    .select()
    .from(conversations)
    .where(and(eq(conversations.ownerId, ownerId), state === 'open' ? isOpen : waits, older, meets))
    .orderBy(desc(conversations.lastAt), desc(conversations.peer))
    .limit(CONVERSATIONS_PER_PAGE)
}

/** The statement that counts somebody's requests, up to a limit. */
export function countRequests(db: Database, ownerId: string) {
  const some = db
    .select({ peer: conversations.peer })
    .from(conversations)
    .where(and(eq(conversations.ownerId, ownerId), waits, meets))
    .limit(MESSAGES_COUNTED_MAX)
    .as('some')
  return db.select({ requests: sql<number>`count(*)` }).from(some)
}

/** Those in which something came since they were seen, without requests. */
export function unreadConversations(db: Database, ownerId: string) {
  return db
    .select()
    .from(conversations)
    .where(
      and(eq(conversations.ownerId, ownerId), isOpen, gt(conversations.lastAt, conversations.seenAt), meets),
    )
    .orderBy(desc(conversations.lastAt))
    .limit(UNREAD_CONVERSATIONS_MAX)
}

/** The statement that finds one of somebody's conversations. */
export function findConversation(db: Database, ownerId: string, peer: string) {
  return db
    .select()
    .from(conversations)
    .where(and(eq(conversations.ownerId, ownerId), eq(conversations.peer, peer)))
}

/** The statement that notes up to when a conversation was seen; never less than before. */
export function markSeen(db: Database, ownerId: string, peer: string, at: number) {
  return db
    .update(conversations)
    .set({ seenAt: sql`max(seen_at, cast(${at} as integer))` })
    .where(and(eq(conversations.ownerId, ownerId), eq(conversations.peer, peer)))
}

/** The statement that takes a request: from then on it is a conversation like any other. */
export function openRequest(db: Database, ownerId: string, peer: string, holds?: SQL) {
  return db
    .update(conversations)
    .set({ state: 'open' })
    .where(
      and(
        eq(conversations.ownerId, ownerId),
        eq(conversations.peer, peer),
        eq(conversations.state, 'request'),
        holds,
      ),
    )
}

/** The statement that puts away what came of a request up to a moment. What comes later is a request again. */
export function clearRequest(db: Database, ownerId: string, peer: string, at: number) {
  return db
    .update(conversations)
    .set({ clearedAt: sql`max(cleared_at, cast(${at} as integer))` })
    .where(
      and(
        eq(conversations.ownerId, ownerId),
        eq(conversations.peer, peer),
        eq(conversations.state, 'request'),
      ),
    )
}

/** Whether a message to this peer would be the first one to a stranger: to whom nothing went or came, who does not follow. */
export async function isFirstToStranger(db: Database, authorId: string, peer: Peer): Promise<boolean> {
  const talked = sql`exists (select 1 from ${conversations} c where c.owner_id = ${authorId} and c.peer = ${peerKey(peer)})`
  // Of an address nobody may learn here whether its owner follows them.
  const isFollowed =
    peer.by === 'user' ? doesFollow({ followerId: peer.value, followedId: authorId }) : sql`0`
  const [row] = await db.select({ known: sql<number>`(${talked} or ${isFollowed})` }).from(sql`(select 1)`)
  return row?.known === 0
}

/** The members of some ids, as they are shown. */
export function findPeople(db: Database, ids: readonly string[]) {
  const { id, username, displayName, avatarColor, avatarMediaId } = profiles
  return db
    .select({ id, username, displayName, avatarColor, avatarMediaId })
    .from(profiles)
    .where(inArray(id, sql`(select value from json_each(${JSON.stringify(ids)}))`))
}
