/** Unsubscribed addresses, as hashes. Account emails are still sent. */
import { inArray, lt, sql } from 'drizzle-orm'
import { selectValues } from '../database/predicates'
import { unsubscribes } from '../database/tables/outbox.table'
import type { Database } from '../tools/db'

const { addressHash, createdAt } = unsubscribes

/** Inserts an unsubscribe; the first one is kept. */
export async function insertUnsubscribe(db: Database, hash: string, now: number): Promise<void> {
  await db.insert(unsubscribes).values({ addressHash: hash, createdAt: now }).onConflictDoNothing()
}

/** Resubscribes an address, by every hash it may be stored under. */
export async function deleteUnsubscribe(db: Database, hashes: readonly string[]): Promise<void> {
  await db.delete(unsubscribes).where(inArray(addressHash, [...hashes]))
}

/** Whether an address is stored under one of its hashes. */
export async function isUnsubscribed(db: Database, hashes: readonly string[]): Promise<boolean> {
  const [row] = await db
    .select({ createdAt })
    .from(unsubscribes)
    .where(inArray(addressHash, [...hashes]))
    .limit(1)
  return row !== undefined
}

/** Some plain hashes, which earlier versions stored. */
export async function listPlainHashes(db: Database, limit: number): Promise<string[]> {
  // Keyed ones sort after the hexadecimal digits.
  const rows = await db.select({ addressHash }).from(unsubscribes).where(lt(addressHash, 'g')).limit(limit)
  return rows.map((row) => row.addressHash)
}

/** Replaces plain hashes by keyed ones, which may be stored already. */
export async function replaceHashes(
  db: Database,
  replacements: readonly { plainHash: string; keyedHash: string }[],
): Promise<void> {
  const values = JSON.stringify(replacements)
  const plainHashes = replacements.map(({ plainHash }) => plainHash)
  await db.batch([
    db
      .insert(unsubscribes)
      .select(
        sql`select value ->> 'keyedHash' as address_hash, created_at from json_each(${values})
          join ${unsubscribes} on address_hash = value ->> 'plainHash' where true`,
      )
      .onConflictDoNothing(),
    db.delete(unsubscribes).where(inArray(addressHash, selectValues(plainHashes))),
  ])
}
