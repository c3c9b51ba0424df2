/** Posts and messages of a user whose account is being deleted, regardless of visibility. */
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { selectValues } from '../../database/predicates'
import { magicLinks } from '../../magic-links/magic-links.table'
import { posts } from '../../posts/posts.table'
import { isToAddress } from '../../posts/visible-posts'
import type { Database } from '../../tools/db'

const { id, mediaId, clipMediaId, sourceMediaId, authorId, recipientId } = posts

/** Statement that lists some posts of an author, oldest first. */
export function listPostsByAuthor(db: Database, userId: string, limit: number) {
  return db
    .select({ id, mediaId, clipMediaId, sourceMediaId })
    .from(posts)
    .where(eq(authorId, userId))
    .orderBy(asc(posts.createdAt))
    .limit(limit)
}

/** Statement that lists some recordings in these owlcasts, by any author: they are deleted with them. */
export function listRecordingsIn(db: Database, owlcastIds: readonly string[], limit: number) {
  return db
    .select({ id, mediaId, clipMediaId, sourceMediaId })
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

/** Messages by id, all to a member, or all to an unclaimed address. */
type MessageSelection = readonly string[] | { to: string } | { toAddress: string }

function isSelected(messages: MessageSelection) {
  if ('to' in messages) return eq(recipientId, messages.to)
  return 'toAddress' in messages ? isToAddress(messages.toAddress) : inArray(id, selectValues(messages))
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
