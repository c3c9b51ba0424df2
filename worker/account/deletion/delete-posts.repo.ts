/** Posts and messages of a user whose account is being deleted, regardless of visibility. */
import { and, asc, eq, exists, inArray, isNotNull, not, sql } from 'drizzle-orm'
import { formatPeerKey } from '../../../domain/messages/messages'
import { selectValues } from '../../database/predicates'
import { conversations } from '../../database/tables/conversations.table'
import { formerNumberMessages } from '../../database/tables/former-number-messages.table'
import { magicLinks } from '../../database/tables/magic-links.table'
import { FILE_COLUMNS, posts } from '../../database/tables/posts.table'
import { isToAddress } from '../../posts/access/visible-posts'
import type { Database } from '../../tools/db'

const { id, authorId, recipientId } = posts

/** Statement that lists some posts of an author, oldest first. */
export function listPostsByAuthor(db: Database, userId: string, limit: number) {
  return db
    .select({ id, ...FILE_COLUMNS })
    .from(posts)
    .where(eq(authorId, userId))
    .orderBy(asc(posts.createdAt))
    .limit(limit)
}

/** Statement that lists some recordings in these owlcasts, by any author: they are deleted with them. */
export function listRecordingsIn(db: Database, owlcastIds: readonly string[], limit: number) {
  return db
    .select({ id, ...FILE_COLUMNS })
    .from(posts)
    .where(inArray(posts.owlcastId, selectValues(owlcastIds)))
    .limit(limit)
}

/** Statement that lists some messages to a user, with their senders. */
export function listMessagesTo(db: Database, userId: string, limit: number) {
  return db.select({ id, authorId }).from(posts).where(eq(recipientId, userId)).limit(limit)
}

/** Subquery for everyone who wrote to a user. */
export function selectSendersTo(userId: string) {
  return sql`(select author_id from ${posts} where recipient_id = ${userId})`
}

/** Messages by id, all to a member, or some to an address that no member claimed. */
type MessageSelection = readonly string[] | { to: string } | MessagesToAddress

/**
 * Messages to the current address of a user, without those to its former owners who still have an account; or to a
 * number while the user had it.
 */
type MessagesToAddress = { toAddress: string; of: string } | { toFormerNumber: string; of: string }

function isSelected(messages: MessageSelection) {
  if ('to' in messages) return eq(recipientId, messages.to)
  if ('toFormerNumber' in messages)
    return and(
      isToAddress(messages.toFormerNumber),
      sql`${id} in (select post_id from ${formerNumberMessages} where user_id = ${messages.of})`,
    )
  if ('toAddress' in messages)
    return and(
      isToAddress(messages.toAddress),
      sql`not exists (select 1 from ${formerNumberMessages} f where f.post_id = ${id} and f.user_id <> ${messages.of})`,
    )
  return inArray(id, selectValues(messages))
}

/**
 * Statements that keep messages for their senders: replace the recipient by `deletedUserId`, clear the address, and
 * delete magic links sent there.
 */
export function anonymizeRecipient(db: Database, messages: MessageSelection, deletedUserId: string) {
  const which = isSelected(messages)
  return [
    db.delete(magicLinks).where(inArray(magicLinks.postId, db.select({ id }).from(posts).where(which))),
    db
      .update(posts)
      .set({ recipientId: deletedUserId, recipientEmail: null, recipientPhone: null })
      .where(which),
  ] as const
}

/** Numbers that a user gave up and had messages sent to. */
export function listFormerNumbers(db: Database, userId: string) {
  return db
    .selectDistinct({ number: sql<string>`${posts.recipientPhone}` })
    .from(formerNumberMessages)
    .innerJoin(posts, eq(posts.id, formerNumberMessages.postId))
    .where(and(eq(formerNumberMessages.userId, userId), isNotNull(posts.recipientPhone)))
}

/**
 * Statements that anonymize messages to an address of a user. Other owners of it keep theirs: each sender gets a
 * conversation with the placeholder id, and loses that with the address unless other messages are in it.
 */
export function anonymizeAddressMessages(db: Database, messages: MessagesToAddress, deletedUserId: string) {
  const address = 'toAddress' in messages ? messages.toAddress : messages.toFormerNumber
  const by = address.includes('@') ? 'email' : 'phone'
  const isLeft = exists(
    db
      .select({ id })
      .from(posts)
      .where(and(eq(authorId, conversations.ownerId), isToAddress(address))),
  )
  return [
    db.insert(conversations).select(
      db
        .select({
          ownerId: authorId,
          peer: sql`${`user:${deletedUserId}`}`.as('peer'),
          lastMessageAt: sql`max(${posts.createdAt})`.as('last_message_at'),
          seenAt: sql`max(${posts.createdAt})`.as('seen_at'),
          state: sql`'open'`.as('state'),
          dismissedAt: sql`0`.as('dismissed_at'),
        })
        .from(posts)
        .where(isSelected(messages))
        .groupBy(authorId) as never,
    ),
    ...anonymizeRecipient(db, messages, deletedUserId),
    db.delete(conversations).where(
      and(
        eq(conversations.peer, formatPeerKey({ by, value: address })),
        // Repeats the partial index's condition literally.
        sql`peer not like 'user:%'`,
        not(isLeft),
      ),
    ),
  ] as const
}

/**
 * Statements that clear an address in messages claimed by a member, who may be an earlier owner of it. They stay with
 * that member.
 */
export function clearClaimedAddress(db: Database, address: string) {
  const column = address.includes('@') ? posts.recipientEmail : posts.recipientPhone
  const which = and(eq(column, address), isNotNull(recipientId))
  return [
    db.delete(magicLinks).where(inArray(magicLinks.postId, db.select({ id }).from(posts).where(which))),
    db.update(posts).set({ recipientEmail: null, recipientPhone: null }).where(which),
  ] as const
}

/** Statement that deletes posts written since the last pass. */
export function deletePostsByAuthor(db: Database, userId: string) {
  return db.delete(posts).where(eq(authorId, userId))
}
