/** Unsubscribed addresses, as hashes. Account mails are still sent. */
import { eq } from 'drizzle-orm'
import type { Database } from '../tools/db'
import { mailRefusals } from './outbox.table'

/** Inserts an unsubscribe; the first one is kept. */
export async function insertUnsubscribe(db: Database, addressHash: string, now: number): Promise<void> {
  await db.insert(mailRefusals).values({ addressHash, refusedAt: now }).onConflictDoNothing()
}

/** Resubscribes an address. */
export async function deleteUnsubscribe(db: Database, addressHash: string): Promise<void> {
  await db.delete(mailRefusals).where(eq(mailRefusals.addressHash, addressHash))
}

export async function isUnsubscribed(db: Database, addressHash: string): Promise<boolean> {
  const [row] = await db
    .select({ refusedAt: mailRefusals.refusedAt })
    .from(mailRefusals)
    .where(eq(mailRefusals.addressHash, addressHash))
  return row !== undefined
}
