/** Conversations as their owners have them, and the statements that keep them in step with their messages. */
import { and, desc, eq, gt, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { Recipient } from '../../domain/audience'
import { CONVERSATIONS_PER_PAGE, UNREAD_CONVERSATIONS_MAX } from '../../domain/limits'
import { peerKey, peerOfRecipient } from '../../domain/messages'
import { user } from '../auth/auth.table'
import { profiles } from '../people/people.table'
import { areApart } from '../safety/apart'
import type { Database } from '../tools/db'
import { conversations } from './conversations.table'

export type ConversationRow = typeof conversations.$inferSelect
/** Where a page of conversations ended. */
export type ConversationPlace = { lastAt: number; peer: string }

/**
 * The statement that moves a conversation to the top for both of its people; the author has seen it already. Who proved
 * an address is looked up by the statement itself, so that nobody can prove it in between and miss the message. Whom a
 * block keeps from the author has no part in it.
 */
export function touchConversation(
  db: Database,
  { authorId, recipient, createdAt }: { authorId: string; recipient: Recipient; createdAt: number },
) {
  const peer = peerOfRecipient(recipient)
  if (!peer) return null
  const at = sql`cast(${createdAt} as integer)`
  return db
    .insert(conversations)
    .select(
      sql`select ${authorId} as owner_id, ${peerKey(peer)} as peer, ${at} as last_at, ${at} as seen_at
      union all select id, ${peerKey({ by: 'user', value: authorId })}, ${at}, 0 from ${user}
        where id <> ${authorId} and ${reaches(recipient)} and not ${areApart(authorId, sql`${user.id}`)}`,
    )
    .onConflictDoUpdate({
      target: [conversations.ownerId, conversations.peer],
      set: {
        lastAt: sql`max(last_at, excluded.last_at)`,
        seenAt: sql`max(seen_at, excluded.seen_at)`,
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

/** A page of somebody's conversations, the one that last changed first. */
export function listConversations(db: Database, ownerId: string, after?: ConversationPlace) {
  const older =
    after && sql`(${conversations.lastAt}, ${conversations.peer}) < (${after.lastAt}, ${after.peer})`
  return db
    .select()
    .from(conversations)
    .where(and(eq(conversations.ownerId, ownerId), older, meets))
    .orderBy(desc(conversations.lastAt), desc(conversations.peer))
    .limit(CONVERSATIONS_PER_PAGE)
}

/** Those in which something came since they were seen. */
export function unreadConversations(db: Database, ownerId: string) {
  return db
    .select()
    .from(conversations)
    .where(and(eq(conversations.ownerId, ownerId), gt(conversations.lastAt, conversations.seenAt), meets))
    .orderBy(desc(conversations.lastAt))
    .limit(UNREAD_CONVERSATIONS_MAX)
}

/** One of somebody's conversations. */
export async function findConversation(
  db: Database,
  ownerId: string,
  peer: string,
): Promise<ConversationRow | null> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.ownerId, ownerId), eq(conversations.peer, peer)))
  return row ?? null
}

/** The statement that notes up to when a conversation was seen; never less than before. */
export function markSeen(db: Database, ownerId: string, peer: string, at: number) {
  return db
    .update(conversations)
    .set({ seenAt: sql`max(seen_at, cast(${at} as integer))` })
    .where(and(eq(conversations.ownerId, ownerId), eq(conversations.peer, peer)))
}

/** The members of some ids, as they are shown. */
export function findPeople(db: Database, ids: readonly string[]) {
  const { id, username, displayName, avatarColor, avatarMediaId } = profiles
  return db
    .select({ id, username, displayName, avatarColor, avatarMediaId })
    .from(profiles)
    .where(inArray(id, sql`(select value from json_each(${JSON.stringify(ids)}))`))
}
