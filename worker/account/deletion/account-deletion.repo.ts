/** Statements of account deletion, and the list of unfinished deletions. */
import { and, eq, exists, gt, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { getUserChannel } from '../../../domain/live/live'
import { selectValues } from '../../database/predicates'
import { accountDeletions } from '../../database/tables/account-deletion.table'
import { users } from '../../database/tables/auth.table'
import { payments } from '../../database/tables/billing.table'
import { conversations } from '../../database/tables/conversations.table'
import { copyrightReports } from '../../database/tables/copyright-reports.table'
import { feedPages } from '../../database/tables/feed.table'
import { idempotencyKeys } from '../../database/tables/http.table'
import { events, purgedEvents } from '../../database/tables/live.table'
import { media, mediaDeletions } from '../../database/tables/media.table'
import { fanouts } from '../../database/tables/notifications.table'
import { outbox } from '../../database/tables/outbox.table'
import { phoneCodes } from '../../database/tables/phone-codes.table'
import { type Database, insertIf } from '../../tools/db'

export type DeletionRow = typeof accountDeletions.$inferSelect

/** Unfinished deletions, least recently tried first, so that failing ones do not block others. */
export function listDeletions(db: Database, limit: number) {
  return db
    .select()
    .from(accountDeletions)
    .orderBy(accountDeletions.attemptedAt, accountDeletions.startedAt)
    .limit(limit)
}

/** Records an attempt. */
export async function markAttempted(db: Database, userId: string, now: number): Promise<void> {
  await db.update(accountDeletions).set({ attemptedAt: now }).where(eq(accountDeletions.userId, userId))
}

export async function findDeletion(db: Database, userId: string): Promise<DeletionRow | null> {
  const [row] = await db.select().from(accountDeletions).where(eq(accountDeletions.userId, userId))
  return row ?? null
}

/** Statement that removes name and title of posts from copyright reports, which belong to their writers. */
export function clearReportedPosts(db: Database, postIds: readonly string[]) {
  return db
    .update(copyrightReports)
    .set({ authorUsername: '', title: '' })
    .where(inArray(copyrightReports.postId, selectValues(postIds)))
}

/**
 * Statements that move others' conversations with a user to the placeholder id. `owners` wrote to them. A message in
 * flight may have begun the conversation again after it was moved: the newer row replaces the moved one.
 */
export function anonymizeConversations(
  db: Database,
  userId: string,
  deletedUserId: string,
  owners: readonly string[] | SQL,
) {
  const [peer, movedPeer] = [`user:${userId}`, `user:${deletedUserId}`]
  const isOwner = inArray(conversations.ownerId, 'length' in owners ? selectValues(owners) : owners)
  const owner = { ownerId: conversations.ownerId }
  const begunAgain = db
    .select(owner)
    .from(conversations)
    .where(and(eq(conversations.peer, peer), isOwner))
  return [
    db
      .delete(conversations)
      .where(and(eq(conversations.peer, movedPeer), inArray(conversations.ownerId, begunAgain))),
    db
      .update(conversations)
      .set({ peer: movedPeer })
      .where(and(eq(conversations.peer, peer), isOwner)),
  ] as const
}

/** Statement that selects some of a user's uploads. */
export function listUploads(db: Database, userId: string, limit: number) {
  return db.select({ id: media.id }).from(media).where(eq(media.ownerId, userId)).limit(limit)
}

/** Statements that delete the user, once their posts are gone; foreign keys cascade. */
export function deletePerson(db: Database, userId: string) {
  return [
    db.delete(media).where(eq(media.ownerId, userId)),
    db.delete(users).where(eq(users.id, userId)),
    // Of a request that was on its way when the deletion started.
    db.delete(phoneCodes).where(eq(phoneCodes.userId, userId)),
    db.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId)),
    // Fan-out resumes after this follower: some followers may be notified twice.
    db.update(fanouts).set({ cursorId: '' }).where(eq(fanouts.cursorId, userId)),
    db.delete(events).where(eq(events.channel, getUserChannel(userId))),
    db.delete(purgedEvents).where(eq(purgedEvents.channel, getUserChannel(userId))),
    // Keeps the event without its subject: a gap would make clients reload everything.
    db
      .update(events)
      .set({ subjectId: '' })
      .where(and(eq(events.subjectId, userId), sql`type = 'person.changed'`)),
    db
      .update(payments)
      .set({ url: null })
      .where(and(eq(payments.payerId, userId), ne(payments.state, 'paid'))),
    // Clears cached pages, whose text would stay until the next request.
    db.update(feedPages).set({ body: '', builtVersion: -1 }),
  ] as const
}

/**
 * Statements that take the keys with these prefixes out of the queue: their bytes are gone. One name stands for those
 * whose bytes may still arrive.
 */
export function clearQueue(
  db: Database,
  { prefixes, lateKey, now }: { prefixes: readonly string[]; lateKey: string; now: number },
) {
  // Every key continues after its prefix, and `~` sorts after every key character.
  const isOwn = or(
    ...prefixes.map((prefix) => and(gte(mediaDeletions.key, prefix), lt(mediaDeletions.key, `${prefix}~`))),
  )
  const mayArrive = and(isOwn, gt(mediaDeletions.dueAt, now))
  return [
    db
      .insert(mediaDeletions)
      .select(
        sql`select ${lateKey}, max(due_at), 0 from ${mediaDeletions} where ${mayArrive} having count(*) > 0`,
      )
      .onConflictDoNothing(),
    db.delete(mediaDeletions).where(isOwn),
  ] as const
}

/** Statements that finish a deletion: the final email is inserted once, and the deletion row is removed. */
export function finishDeletion(db: Database, userId: string, email: typeof outbox.$inferInsert | null) {
  const open = exists(
    db.select({ one: sql`1` }).from(accountDeletions).where(eq(accountDeletions.userId, userId)),
  )
  const close = db.delete(accountDeletions).where(eq(accountDeletions.userId, userId))
  return email ? ([insertIf(db, outbox, email, open), close] as const) : ([close] as const)
}
