/** The queue of posts that the WebSub hub is notified of, once each. */
import { eq, inArray, sql } from 'drizzle-orm'
import { selectValues } from '../database/predicates'
import { hubPings } from '../database/tables/hub-pings.table'
import type { Database } from '../tools/db'

export type HubPingRow = typeof hubPings.$inferSelect

/** Statement that queues a post, for its publishing batch. */
export function insertHubPing(db: Database, postId: string, dueAt: number) {
  return db.insert(hubPings).values({ postId, dueAt }).onConflictDoNothing()
}

/** Leases due rows, longest waiting first. */
export function claimHubPings(db: Database, now: number, until: number, limit: number) {
  const isFree = sql`(${hubPings.leasedUntil} is null or ${hubPings.leasedUntil} <= ${now})`
  const due = sql`(select post_id from ${hubPings} where due_at <= ${now} and ${isFree} order by due_at limit ${limit})`
  return db
    .update(hubPings)
    .set({ leasedUntil: until, attempts: sql`attempts + 1` })
    .where(sql`post_id in ${due}`)
    .returning()
}

export async function deleteHubPings(db: Database, ids: readonly string[]): Promise<void> {
  await db.delete(hubPings).where(inArray(hubPings.postId, selectValues(ids)))
}

/** Ends the lease of a row whose hub did not answer. */
export async function rescheduleHubPing(db: Database, postId: string, dueAt: number): Promise<void> {
  await db.update(hubPings).set({ dueAt, leasedUntil: null }).where(eq(hubPings.postId, postId))
}
