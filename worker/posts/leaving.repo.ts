/** What somebody who leaves wrote, and what was written to them, whatever became of it: read to be deleted or let go. */
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { magicLinks } from '../magic-links/magic-links.table'
import type { Database } from '../tools/db'
import { toAddress } from './messages.repo'
import { posts } from './posts.table'

const listed = (ids: readonly string[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`
const { id, mediaId, clipMediaId, sourceMediaId, authorId, recipientId } = posts

/** The statement that finds some of a person's posts, the oldest first. */
export function someBy(db: Database, personId: string, limit: number) {
  return db
    .select({ id, mediaId, clipMediaId, sourceMediaId })
    .from(posts)
    .where(eq(authorId, personId))
    .orderBy(asc(posts.createdAt))
    .limit(limit)
}

/** The statement that finds some of what was recorded in these owlcasts, by whomever: it goes with them. */
export function someRecordedIn(db: Database, owlcastIds: readonly string[], limit: number) {
  return db
    .select({ id, mediaId, clipMediaId, sourceMediaId })
    .from(posts)
    .where(inArray(posts.owlcastId, listed(owlcastIds)))
    .limit(limit)
}

/** The statement that finds some messages to a person, and who wrote them. */
export function someTo(db: Database, personId: string, limit: number) {
  return db.select({ id, authorId }).from(posts).where(eq(recipientId, personId)).limit(limit)
}

/** The statement that finds whoever wrote to a person. */
export function writersTo(personId: string) {
  return sql`(select author_id from ${posts} where recipient_id = ${personId})`
}

/** Messages by their ids, all to a member, or all to an address that nobody answered from. */
type Messages = readonly string[] | { to: string } | { toAddress: string }

function isAmong(messages: Messages) {
  if ('to' in messages) return eq(recipientId, messages.to)
  return 'toAddress' in messages ? toAddress(messages.toAddress) : inArray(id, listed(messages))
}

/**
 * The statements that leave messages to who wrote them: to a stand-in in place of the person, whose address goes too, and
 * with it the links that were sent there.
 */
export function letGo(db: Database, messages: Messages, standIn: string) {
  const which = isAmong(messages)
  return [
    db.delete(magicLinks).where(inArray(magicLinks.postId, db.select({ id }).from(posts).where(which))),
    db.update(posts).set({ recipientId: standIn, recipientEmail: null, recipientPhone: null }).where(which),
  ] as const
}

/** The statement that deletes whatever a person wrote since it was last looked. */
export function dropAllBy(db: Database, personId: string) {
  return db.delete(posts).where(eq(authorId, personId))
}
