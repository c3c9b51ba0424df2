/** Addresses that want no mails but those about their own account. Only hashes are here. */
import { eq } from 'drizzle-orm'
import type { Database } from '../tools/db'
import { mailRefusals } from './outbox.table'

/** Keeps a refusal; the first one stands. */
export async function keepRefusal(db: Database, addressHash: string, now: number): Promise<void> {
  await db.insert(mailRefusals).values({ addressHash, refusedAt: now }).onConflictDoNothing()
}

/** The owner changed their mind. */
export async function dropRefusal(db: Database, addressHash: string): Promise<void> {
  await db.delete(mailRefusals).where(eq(mailRefusals.addressHash, addressHash))
}

export async function isRefused(db: Database, addressHash: string): Promise<boolean> {
  const [row] = await db
    .select({ refusedAt: mailRefusals.refusedAt })
    .from(mailRefusals)
    .where(eq(mailRefusals.addressHash, addressHash))
  return row !== undefined
}
