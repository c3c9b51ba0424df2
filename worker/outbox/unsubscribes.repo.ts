/** Unsubscribed addresses, as hashes. Account emails are still sent. */
import { eq } from 'drizzle-orm'
import type { Database } from '../tools/db'
import { unsubscribes } from './outbox.table'

/** Inserts an unsubscribe; the first one is kept. */
export async function insertUnsubscribe(db: Database, addressHash: string, now: number): Promise<void> {
  await db.insert(unsubscribes).values({ addressHash, createdAt: now }).onConflictDoNothing()
}

/** Resubscribes an address. */
export async function deleteUnsubscribe(db: Database, addressHash: string): Promise<void> {
  await db.delete(unsubscribes).where(eq(unsubscribes.addressHash, addressHash))
}

export async function isUnsubscribed(db: Database, addressHash: string): Promise<boolean> {
  const [row] = await db
    .select({ createdAt: unsubscribes.createdAt })
    .from(unsubscribes)
    .where(eq(unsubscribes.addressHash, addressHash))
  return row !== undefined
}
