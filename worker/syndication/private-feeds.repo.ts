/** Private addresses of feeds, and their owners' choice what feeds contain. */
import { and, desc, eq, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm'
import { DAY_MS } from '../../domain/time/units'
import { accountDeletions } from '../database/tables/account-deletion.table'
import { profiles } from '../database/tables/people.table'
import { privateFeeds } from '../database/tables/private-feeds.table'
import { type Database, insertIf } from '../tools/db'

export type PrivateFeedRow = typeof privateFeeds.$inferSelect

/** A user's addresses, newest first. */
export function listPrivateFeeds(db: Database, userId: string, limit: number) {
  return db
    .select()
    .from(privateFeeds)
    .where(eq(privateFeeds.userId, userId))
    .orderBy(desc(privateFeeds.createdAt))
    .limit(limit)
}

/** Inserts an address unless the user has `max` of them, if `onlyIf` holds; returns whether it was inserted. */
export async function insertPrivateFeed(
  db: Database,
  row: PrivateFeedRow,
  { max, onlyIf }: { max: number; onlyIf: SQL },
): Promise<boolean> {
  const hasRoom = sql`(select count(*) from ${privateFeeds} where user_id = ${row.userId}) < ${max}`
  const inserted = await insertIf(db, privateFeeds, row, and(onlyIf, hasRoom)).returning({
    id: privateFeeds.id,
  })
  return inserted.length > 0
}

/** Ends an address; false when it is not the user's or already gone. */
export async function deletePrivateFeed(db: Database, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(privateFeeds)
    .where(and(eq(privateFeeds.id, id), eq(privateFeeds.userId, userId)))
    .returning({ id: privateFeeds.id })
  return deleted.length > 0
}

/** The address with this token, unless its owner's account is being deleted. */
export async function findPrivateFeed(db: Database, tokenHash: string): Promise<PrivateFeedRow | null> {
  const deletion = db
    .select({ one: sql`1` })
    .from(accountDeletions)
    .where(eq(accountDeletions.userId, privateFeeds.userId))
  const [row] = await db
    .select()
    .from(privateFeeds)
    .where(and(eq(privateFeeds.tokenHash, tokenHash), notExists(deletion)))
  return row ?? null
}

/** Notes that an app read the feed; written at most once a day. */
export async function markPrivateFeedUsed(db: Database, id: string, now: number): Promise<void> {
  const isOld = or(isNull(privateFeeds.usedAt), lt(privateFeeds.usedAt, now - DAY_MS))
  await db
    .update(privateFeeds)
    .set({ usedAt: now })
    .where(and(eq(privateFeeds.id, id), isOld))
}

/** Since when the user's feeds contain posts that expire (ms), or null. */
export async function findExpiringSyndicatedSince(db: Database, userId: string): Promise<number | null> {
  const [row] = await db
    .select({ since: profiles.expiringSyndicatedSince })
    .from(profiles)
    .where(eq(profiles.id, userId))
  return row?.since ?? null
}

export async function saveExpiringSyndicatedSince(
  db: Database,
  userId: string,
  since: number | null,
): Promise<void> {
  await db.update(profiles).set({ expiringSyndicatedSince: since }).where(eq(profiles.id, userId))
}
