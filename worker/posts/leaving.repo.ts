/** Posts and messages of a user whose account is being deleted, regardless of visibility. */
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { magicLinks } from '../magic-links/magic-links.table'
import type { Database } from '../tools/db'
import { toAddress } from './messages.repo'
import { posts } from './posts.table'

const listed = (ids: readonly string[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`
const { id, mediaId, clipMediaId, sourceMediaId, authorId, recipientId } = posts

/** Statement that lists some posts of an author, oldest first. */
export function someBy(db: Database, personId: string, limit: number) {
  return db
    .select({ id, mediaId, clipMediaId, sourceMediaId })
    .from(posts)
    .where(eq(authorId, personId))
    .orderBy(asc(posts.createdAt))
    .limit(limit)
}

/** Statement that lists some recordings in these owlcasts, by any author: they are deleted with them. */
export function someRecordedIn(db: Database, owlcastIds: readonly string[], limit: number) {
  return db
    .select({ id, mediaId, clipMediaId, sourceMediaId })
    .from(posts)
    .where(inArray(posts.owlcastId, listed(owlcastIds)))
    .limit(limit)
}

/** Statement that lists some messages to a user, with their senders. */
export function someTo(db: Database, personId: string, limit: number) {
  return db.select({ id, authorId }).from(posts).where(eq(recipientId, personId)).limit(limit)
}

/** Subquery for everyone who wrote to a user. */
export function writersTo(personId: string) {
  return sql`(select author_id from ${posts} where recipient_id = ${personId})`
}

/** Messages by id, all to a member, or all to an unclaimed address. */
type Messages = readonly string[] | { to: string } | { toAddress: string }

function isAmong(messages: Messages) {
  if ('to' in messages) return eq(recipientId, messages.to)
  return 'toAddress' in messages ? toAddress(messages.toAddress) : inArray(id, listed(messages))
}

/**
 * Statements that keep messages for their senders: replace the recipient by `deletedUserId`, clear the address, and
 * delete magic links sent there.
 */
export function letGo(db: Database, messages: Messages, standIn: string) {
  const which = isAmong(messages)
  return [
    db.delete(magicLinks).where(inArray(magicLinks.postId, db.select({ id }).from(posts).where(which))),
    db.update(posts).set({ recipientId: standIn, recipientEmail: null, recipientPhone: null }).where(which),
  ] as const
}

/** Statement that deletes posts written since the last pass. */
export function dropAllBy(db: Database, personId: string) {
  return db.delete(posts).where(eq(authorId, personId))
}
