/** The statements that forget somebody who leaves, step by step, and what is still to be forgotten of them. */
import { and, eq, exists, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { userChannel } from '../../domain/live'
import { peerKey } from '../../domain/messages'
import { user } from '../auth/auth.table'
import { payments } from '../billing/billing.table'
import { idempotency } from '../http/http.table'
import { cleanedEvents, events } from '../live/live.table'
import { deletions, media } from '../media/media.table'
import { conversations } from '../messages/conversations.table'
import { fanouts } from '../notifications/notifications.table'
import { outbox } from '../outbox/outbox.table'
import { feedPages } from '../posts/feed.table'
import { copyrightReports } from '../reports/reports.table'
import { type Database, insertIf } from '../tools/db'
import { erasures } from './erasures.table'

export type ErasureRow = typeof erasures.$inferSelect

const listed = (texts: readonly string[]) => sql`(select value from json_each(${JSON.stringify(texts)}))`

/** Who is being forgotten: those whose turn was longest ago first, so that some who fail hold up no others. */
export function listErasures(db: Database, limit: number) {
  return db.select().from(erasures).orderBy(erasures.triedAt, erasures.startedAt).limit(limit)
}

/** Notes that it was somebody's turn. */
export async function noteTried(db: Database, personId: string, now: number): Promise<void> {
  await db.update(erasures).set({ triedAt: now }).where(eq(erasures.personId, personId))
}

export async function findErasure(db: Database, personId: string): Promise<ErasureRow | null> {
  const [row] = await db.select().from(erasures).where(eq(erasures.personId, personId))
  return row ?? null
}

/** The statements that take a post out of what others keep: letters that lead to it, and reports about it. */
export function forgetPosts(db: Database, postIds: readonly string[]) {
  const leadsThere = sql`exists (select 1 from ${listed(postIds)} where instr(${outbox.text}, value) > 0)`
  return [
    db.delete(outbox).where(leadsThere),
    // The report is its writer's; whose voice it was about is not.
    db
      .update(copyrightReports)
      .set({ authorUsername: '', title: '' })
      .where(inArray(copyrightReports.postId, listed(postIds))),
  ] as const
}

/** The statement that gives others' conversations with a person to the stand-in. `owners` wrote to them. */
export function renameConversations(
  db: Database,
  personId: string,
  standIn: string,
  owners: readonly string[] | SQL,
) {
  return db
    .update(conversations)
    .set({ peer: `user:${standIn}` })
    .where(
      and(
        eq(conversations.peer, `user:${personId}`),
        inArray(conversations.ownerId, 'length' in owners ? listed(owners) : owners),
      ),
    )
}

/** The statement that gives others' conversations with an address to the stand-in. */
export function renameAddress(db: Database, address: string, standIn: string) {
  const by = address.includes('@') ? 'mail' : 'tel'
  return (
    db
      .update(conversations)
      .set({ peer: `user:${standIn}` })
      // In the words of the partial index.
      .where(and(eq(conversations.peer, peerKey({ by, value: address })), sql`peer not like 'user:%'`))
  )
}

/** The statement that finds some of a person's uploads. */
export function someUploads(db: Database, personId: string, limit: number) {
  return db.select({ id: media.id }).from(media).where(eq(media.ownerId, personId)).limit(limit)
}

/** The statement that queues what is left of a person's bytes. */
export function queueAll(db: Database, personId: string, now: number) {
  return db
    .insert(deletions)
    .select(
      sql`select key, cast(${now} as integer) as due_at, 0 as attempts from ${media} where owner_id = ${personId}`,
    )
    .onConflictDoNothing()
}

/** The statements that forget the person, once their posts are gone; what refers to them goes along. */
export function forgetPerson(db: Database, personId: string) {
  return [
    db.delete(media).where(eq(media.ownerId, personId)),
    db.delete(user).where(eq(user.id, personId)),
    db.delete(idempotency).where(eq(idempotency.userId, personId)),
    // Followers of others are told after them: from there on some may be told once more.
    db.update(fanouts).set({ afterId: '' }).where(eq(fanouts.afterId, personId)),
    db.delete(events).where(eq(events.channel, userChannel(personId))),
    db.delete(cleanedEvents).where(eq(cleanedEvents.channel, userChannel(personId))),
    // What others heard of them stays in its place, about nobody: a gap would have them read everything anew.
    db
      .update(events)
      .set({ subjectId: '' })
      .where(and(eq(events.subjectId, personId), sql`type = 'person.changed'`)),
    db
      .update(payments)
      .set({ url: null })
      .where(and(eq(payments.payerId, personId), ne(payments.state, 'paid'))),
    // Pages that are to be made anew: their text would stay until somebody asks.
    db.update(feedPages).set({ body: '', builtVersion: -1 }),
  ] as const
}

/** The statement that drops the keys that begin with one of these from the queue: their bytes are gone. */
export function dropQueued(db: Database, prefixes: readonly string[]) {
  // Every key has more after its prefix, and no character of a key comes after this one.
  return db
    .delete(deletions)
    .where(or(...prefixes.map((prefix) => and(gte(deletions.key, prefix), lt(deletions.key, `${prefix}~`)))))
}

/** The statements that close it: the last letter is written once, and nothing says any more that somebody left. */
export function closeErasure(db: Database, personId: string, letter: typeof outbox.$inferInsert | null) {
  const open = exists(db.select({ one: sql`1` }).from(erasures).where(eq(erasures.personId, personId)))
  const close = db.delete(erasures).where(eq(erasures.personId, personId))
  return letter ? ([insertIf(db, outbox, letter, open), close] as const) : ([close] as const)
}
