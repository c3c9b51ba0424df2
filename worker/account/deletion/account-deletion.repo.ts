/** Statements of account deletion, and the list of unfinished deletions. */
import { and, eq, exists, gte, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { getUserChannel } from '../../../domain/live/live'
import { formatPeerKey } from '../../../domain/messages/messages'
import { users } from '../../auth/auth.table'
import { payments } from '../../billing/billing.table'
import { selectValues } from '../../database/predicates'
import { idempotencyKeys } from '../../http/http.table'
import { invitations } from '../../invitations/invitations.table'
import { events, purgedEvents } from '../../live/live.table'
import { media, mediaDeletions } from '../../media/media.table'
import { conversations } from '../../messages/conversations.table'
import { copyrightReports } from '../../moderation/copyright-reports.table'
import { fanouts } from '../../notifications/notifications.table'
import { outbox } from '../../outbox/outbox.table'
import { profiles } from '../../people/people.table'
import { feedPages } from '../../posts/feed/feed.table'
import { type Database, insertIf } from '../../tools/db'
import { accountDeletions } from './account-deletion.table'

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
export async function markAttempted(db: Database, personId: string, now: number): Promise<void> {
  await db.update(accountDeletions).set({ attemptedAt: now }).where(eq(accountDeletions.userId, personId))
}

export async function findDeletion(db: Database, personId: string): Promise<DeletionRow | null> {
  const [row] = await db.select().from(accountDeletions).where(eq(accountDeletions.userId, personId))
  return row ?? null
}

/** Statements that remove a post from what others keep: mails that link to it, and reports about it. */
export function deletePostTraces(db: Database, postIds: readonly string[]) {
  const leadsThere = sql`exists (select 1 from ${selectValues(postIds)} where instr(${outbox.text}, value) > 0)`
  return [
    db.delete(outbox).where(leadsThere),
    // The report belongs to its writer; the author's name and title are removed.
    db
      .update(copyrightReports)
      .set({ authorUsername: '', title: '' })
      .where(inArray(copyrightReports.postId, selectValues(postIds))),
  ] as const
}

/** Statement that moves others' conversations with a user to the placeholder id. `owners` wrote to them. */
export function anonymizeConversations(
  db: Database,
  personId: string,
  deletedUserId: string,
  owners: readonly string[] | SQL,
) {
  return db
    .update(conversations)
    .set({ peer: `user:${deletedUserId}` })
    .where(
      and(
        eq(conversations.peer, `user:${personId}`),
        inArray(conversations.ownerId, 'length' in owners ? selectValues(owners) : owners),
      ),
    )
}

/** Statement that moves others' conversations with an address to the placeholder id. */
export function anonymizeAddressConversations(db: Database, address: string, deletedUserId: string) {
  const by = address.includes('@') ? 'mail' : 'tel'
  return (
    db
      .update(conversations)
      .set({ peer: `user:${deletedUserId}` })
      // Repeats the partial index's condition literally.
      .where(and(eq(conversations.peer, formatPeerKey({ by, value: address })), sql`peer not like 'user:%'`))
  )
}

/** Statement that names the members who answered an invitation to this address, as earlier owners of it. */
export function renameAcceptedInvitations(db: Database, address: string) {
  const { identifier, inviteeId } = invitations
  const name = sql<string>`(select '@' || username from ${profiles} where ${profiles.id} = ${inviteeId})`
  return db
    .update(invitations)
    .set({ identifier: sql`coalesce(${name}, ${inviteeId})` })
    .where(and(eq(identifier, address), isNotNull(inviteeId)))
}

/** Statement that selects some of a user's uploads. */
export function listUploads(db: Database, personId: string, limit: number) {
  return db.select({ id: media.id }).from(media).where(eq(media.ownerId, personId)).limit(limit)
}

/** Statement that queues the remaining bytes for deletion. */
export function queueAllMedia(db: Database, personId: string, now: number) {
  return db
    .insert(mediaDeletions)
    .select(
      sql`select key, cast(${now} as integer) as due_at, 0 as attempts from ${media} where owner_id = ${personId}`,
    )
    .onConflictDoNothing()
}

/** Statements that delete the user, once their posts are gone; foreign keys cascade. */
export function deletePerson(db: Database, personId: string) {
  return [
    db.delete(media).where(eq(media.ownerId, personId)),
    db.delete(users).where(eq(users.id, personId)),
    db.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, personId)),
    // Fan-out resumes after this follower: some followers may be notified twice.
    db.update(fanouts).set({ afterId: '' }).where(eq(fanouts.afterId, personId)),
    db.delete(events).where(eq(events.channel, getUserChannel(personId))),
    db.delete(purgedEvents).where(eq(purgedEvents.channel, getUserChannel(personId))),
    // Keeps the event without its subject: a gap would make clients reload everything.
    db
      .update(events)
      .set({ subjectId: '' })
      .where(and(eq(events.subjectId, personId), sql`type = 'person.changed'`)),
    db
      .update(payments)
      .set({ url: null })
      .where(and(eq(payments.payerId, personId), ne(payments.state, 'paid'))),
    // Clears cached pages, whose text would stay until the next request.
    db.update(feedPages).set({ body: '', builtVersion: -1 }),
  ] as const
}

/** Statement that removes keys with these prefixes from the queue: their bytes are gone. */
export function deleteQueued(db: Database, prefixes: readonly string[]) {
  // Every key continues after its prefix, and `~` sorts after every key character.
  return db
    .delete(mediaDeletions)
    .where(
      or(
        ...prefixes.map((prefix) =>
          and(gte(mediaDeletions.key, prefix), lt(mediaDeletions.key, `${prefix}~`)),
        ),
      ),
    )
}

/** Statements that finish a deletion: the final mail is inserted once, and the deletion row is removed. */
export function finishDeletion(db: Database, personId: string, email: typeof outbox.$inferInsert | null) {
  const open = exists(
    db.select({ one: sql`1` }).from(accountDeletions).where(eq(accountDeletions.userId, personId)),
  )
  const close = db.delete(accountDeletions).where(eq(accountDeletions.userId, personId))
  return email ? ([insertIf(db, outbox, email, open), close] as const) : ([close] as const)
}
