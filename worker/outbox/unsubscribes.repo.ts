/** Unsubscribed addresses, as hashes. Account emails are still sent. */
import { eq } from 'drizzle-orm'
import { unsubscribes } from '../database/tables/outbox.table'
import type { Database } from '../tools/db'

const { addressHash } = unsubscribes

/** Inserts an unsubscribe; the first one is kept. */
export async function insertUnsubscribe(db: Database, hash: string, now: number): Promise<void> {
  await db.insert(unsubscribes).values({ addressHash: hash, createdAt: now }).onConflictDoNothing()
}

/** Resubscribes an address. */
export async function deleteUnsubscribe(db: Database, hash: string): Promise<void> {
  await db.delete(unsubscribes).where(eq(addressHash, hash))
}
