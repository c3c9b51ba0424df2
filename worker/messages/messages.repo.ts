/**
 * Messages: posts with a recipient, who is stored as a member or as a verified address. Each of these forms walks its
 * own index from the newest end, so that no read grows with the total number of messages.
 */
import { and, desc, eq, gt, isNotNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Peer } from '../../domain/messages/messages'
import { MESSAGES_COUNTED_MAX, MESSAGES_PER_PAGE } from '../../domain/messages/messages.limits'
import { isMessage } from '../database/predicates'
import { accountDeletions } from '../database/tables/account-deletion.table'
import { formerNumberMessages } from '../database/tables/former-number-messages.table'
import { profiles } from '../database/tables/people.table'
import { posts } from '../database/tables/posts.table'
import type { CursorPosition } from '../http/cursor'
import { isAddressOwner } from '../people/address-owner'
import { isBlocked } from '../people/block-filter'
import { PERSON_COLUMNS } from '../people/person-columns'
import {
  isNotOfFormerOwner,
  isOfFormerOwner,
  isToAddress,
  type Reader,
  visiblePosts,
} from '../posts/access/visible-posts'
import { hasHeard } from '../posts/heard/has-heard'
import type { Database } from '../tools/db'

/** Conditions for messages from a member to the reader. */
function matchFromMember({ id, addresses }: Reader, authorId: string | SQL): (SQL | undefined)[] {
  const conditions = [eq(posts.recipientId, id), ...addresses.map(isToAddress)]
  return conditions.map((condition) => and(eq(posts.authorId, authorId), condition))
}

function matchFrom(reader: Reader, { by, value }: Peer): (SQL | undefined)[] {
  return by === 'user' ? matchFromMember(reader, value) : []
}

/** Conditions for messages between the two, in both directions. They are disjoint. */
function matchBetween(reader: Reader, peer: Peer): (SQL | undefined)[] {
  const to = peer.by === 'user' ? eq(posts.recipientId, peer.value) : isToAddress(peer.value)
  return [and(eq(posts.authorId, reader.id), to), ...matchFrom(reader, peer)]
}

/**
 * The newest messages of each condition that the reader may see: rows of id, created_at and author_id. `requests`
 * includes pending requests.
 */
function selectNewest(
  conditions: (SQL | undefined)[],
  { id, addresses, scopes }: Reader,
  now: number,
  { limit, where, requests = false }: { limit: number; where?: SQL | undefined; requests?: boolean },
): SQL {
  // Without `granted`: posts opened by link are not conversations.
  const me = sql`(select id from me)`
  const visible = visiblePosts({ id, addresses, scopes }, now, { by: 'list', me, requests })
  const subqueries = conditions.map(
    (
      condition,
    ) => sql`select * from (select ${posts.id} as id, ${posts.createdAt} as created_at, ${posts.authorId} as author_id
      from ${posts} where ${and(condition, where, visible)}
      order by ${posts.createdAt} desc, ${posts.id} desc limit ${limit})`,
  )
  return sql`with me (id) as (select ${id}) ${sql.join(subqueries, sql` union all `)}`
}

function isBefore(position: CursorPosition | undefined): SQL | undefined {
  return position && sql`(${posts.createdAt}, ${posts.id}) < (${position.createdAt}, ${position.id})`
}

function selectPage(db: Database, newest: SQL) {
  return db
    .select()
    .from(posts)
    .where(sql`${posts.id} in (select id from (${newest}))`)
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(MESSAGES_PER_PAGE)
}

/** Returns a page of the messages between the reader and a peer, newest first, including requests. */
export function listMessagesBetween(
  db: Database,
  reader: Reader,
  now: number,
  peer: Peer,
  position?: CursorPosition,
) {
  const options = { limit: MESSAGES_PER_PAGE, where: isBefore(position), requests: true }
  return selectPage(db, selectNewest(matchBetween(reader, peer), reader, now, options))
}

/** Conditions for every message from or to the reader. A message to one of their own addresses matches two. */
function matchAll({ id, addresses }: Reader): (SQL | undefined)[] {
  return [
    and(eq(posts.authorId, id), isMessage('posts')),
    eq(posts.recipientId, id),
    ...addresses.map(isToAddress),
  ]
}

/** Returns a page of all messages from and to the reader, newest first (S7.2-07), without pending requests. */
export function listMessages(db: Database, reader: Reader, now: number, position?: CursorPosition) {
  const options = { limit: MESSAGES_PER_PAGE, where: isBefore(position) }
  return selectPage(db, selectNewest(matchAll(reader), reader, now, options))
}

/** Statement that counts all messages from and to the reader, up to `limit`. */
export function countMessages(db: Database, reader: Reader, now: number, limit: number) {
  const newest = sql`select distinct id from (${selectNewest(matchAll(reader), reader, now, { limit })}) limit ${limit}`
  return db.select({ count: sql<number>`count(*)` }).from(sql`(${newest}) as newest`)
}

/**
 * Statement that selects the last message of a conversation, the number of messages, and the number received after
 * `seenAt` and not heard.
 */
export function selectConversationSummary(
  db: Database,
  reader: Reader,
  now: number,
  peer: Peer,
  seenAt: number,
) {
  const newest = selectNewest(matchBetween(reader, peer), reader, now, {
    limit: MESSAGES_COUNTED_MAX,
    requests: true,
  })
  const summary = sql`select id, count(*) over () as messages,
    sum(author_id <> ${reader.id} and created_at > ${seenAt} and not ${hasHeard(reader.id, sql`newest.id`)}) over () as unread
    from (${newest}) as newest order by created_at desc, id desc limit 1`
  const counted = (column: SQL) => sql<number>`min(${column}, cast(${MESSAGES_COUNTED_MAX} as integer))`
  return db
    .select({ last: posts, messages: counted(sql`g.messages`), unread: counted(sql`g.unread`) })
    .from(sql`(${summary}) as g`)
    .innerJoin(posts, sql`${posts.id} = g.id`)
}

/** Query that returns a row if one of the peer's messages since the reader's `seenAt` (ms) was not heard. */
export function selectUnheard(reader: Reader, now: number, peer: Peer, seenAt: SQL): SQL {
  const where = and(sql`${posts.createdAt} > ${seenAt}`, not(hasHeard(reader.id, sql`${posts.id}`)))
  return selectNewest(matchFrom(reader, peer), reader, now, { limit: 1, where, requests: true })
}

/** Condition: the reader may see a message that this member sent them, including requests. */
export function hasMessageFrom(reader: Reader, now: number, authorId: SQL): SQL {
  const newest = selectNewest(matchFromMember(reader, authorId), reader, now, { limit: 1, requests: true })
  return sql`exists (${newest})`
}

/** Statement that counts the peer's messages since `seenAt` that were not heard. */
export function countUnreadMessages(db: Database, reader: Reader, now: number, peer: Peer, seenAt: number) {
  const isUnheard = and(gt(posts.createdAt, seenAt), not(hasHeard(reader.id, sql`${posts.id}`)))
  const options = { limit: MESSAGES_COUNTED_MAX, where: isUnheard }
  const newest = selectNewest(matchFrom(reader, peer), reader, now, options)
  return db.select({ unread: sql<number>`count(*)` }).from(sql`(${newest}) as newest`)
}

/**
 * Statement that makes a member the recipient of messages a sender wrote to their address, which stays in the row. A
 * concurrent request may have given the address up: what was sent there since is for its next owner.
 */
export function claimMessages(
  db: Database,
  { senderId, address, memberId }: { senderId: string; address: string; memberId: string },
) {
  return db
    .update(posts)
    .set({ recipientId: memberId })
    .where(
      and(
        eq(posts.authorId, senderId),
        isToAddress(address),
        isNotOfFormerOwner(memberId),
        or(isAddressOwner(memberId, address), isOfFormerOwner(memberId)),
      ),
    )
}

/** Sent messages that are counted for `listFrequentRecipients`, so that the cost does not grow with their number. */
const SENT_MESSAGES_COUNTED_MAX = 500

/**
 * Statement that selects the members to whom the reader sent most messages since a time (ms), the most frequent first.
 * Without members who block the reader or are blocked, and without accounts that are being deleted.
 */
export function listFrequentRecipients(
  db: Database,
  reader: Reader,
  { now, since, limit }: { now: number; since: number; limit: number },
) {
  const isSent = and(eq(posts.authorId, reader.id), isNotNull(posts.recipientId))
  const newest = selectNewest([isSent], reader, now, {
    limit: SENT_MESSAGES_COUNTED_MAX,
    where: gt(posts.createdAt, since),
  })
  const isBeingDeleted = sql`exists (select 1 from ${accountDeletions} d where d.user_id = ${profiles.id})`
  return db
    .select(PERSON_COLUMNS)
    .from(sql`(${newest}) as newest`)
    .innerJoin(posts, sql`${posts.id} = newest.id`)
    .innerJoin(profiles, eq(profiles.id, posts.recipientId))
    .where(and(not(isBlocked(reader.id, sql`${profiles.id}`)), not(isBeingDeleted)))
    .groupBy(profiles.id)
    .orderBy(desc(sql`count(*)`), desc(sql`max(newest.created_at)`))
    .limit(limit)
}

/** Condition: a sender has messages to an address that no member claimed. */
export function hasMessagesTo(senderId: string, address: string): SQL {
  return sql`exists (select 1 from ${posts} where ${and(eq(posts.authorId, senderId), isToAddress(address))})`
}

/** Statement that withholds messages to the number that a user gave up from its next owner, if `condition` holds. */
export function withholdMessages(
  db: Database,
  { userId, formerNumber }: { userId: string; formerNumber: string },
  condition: SQL,
) {
  const received = db
    .select({ postId: posts.id, userId: sql`${userId}`.as('user_id') })
    .from(posts)
    .where(and(isToAddress(formerNumber), condition))
  return db
    .insert(formerNumberMessages)
    .select(received as never)
    .onConflictDoNothing()
}

/** Statement that withholds a new message to a number if this owner of it gave it up while the message was sent. */
export function withholdMessage(
  db: Database,
  { id, recipientPhone: formerNumber }: { id: string; recipientPhone: string | null },
  ownerId: string,
) {
  if (formerNumber === null) return null
  const isGivenUp = sql`${posts.id} = ${id} and not ${isAddressOwner(ownerId, formerNumber)}`
  return withholdMessages(db, { userId: ownerId, formerNumber }, isGivenUp)
}
