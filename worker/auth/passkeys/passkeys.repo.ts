/** Stored passkeys. Invariants are enforced inside the statements. */

import { and, asc, eq, exists, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { batch } from '../../database/batch'
import { type OutboxInsert, outbox } from '../../database/tables/outbox.table'
import { passkeys } from '../../database/tables/passkeys.table'
import { isAddressOwner } from '../../people/address-owner'
import { type Database, insertIf } from '../../tools/db'

export type PasskeyRecord = typeof passkeys.$inferSelect

const ONE = { one: sql`1` }

/** The user's passkeys, oldest first. */
export function listUserPasskeys(db: Database, userId: string, count: number): Promise<PasskeyRecord[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt))
    .limit(count)
}

/** Finds a passkey by its credential id. */
export async function findPasskey(db: Database, credentialId: string): Promise<PasskeyRecord | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return row
}

/** Condition: the passkey is there, and not paused. */
export function isPasskeyOn(db: Database, id: string): SQL {
  return exists(
    db
      .select(ONE)
      .from(passkeys)
      .where(and(eq(passkeys.id, id), isNull(passkeys.pausedAt))),
  )
}

type InsertOptions = { max: number; onlyIf: SQL; notice: OutboxInsert | null }

/** Inserts a passkey and its notice; false at the limit of `max`, if it is known already, or without `onlyIf`. */
export async function insertPasskey(
  db: Database,
  row: PasskeyRecord,
  { max, onlyIf, notice }: InsertOptions,
): Promise<boolean> {
  const mine = sql`(select count(*) from ${passkeys} where user_id = ${row.userId})`
  const insert = insertIf(db, passkeys, row, and(onlyIf, sql`${mine} < cast(${max} as integer)`))
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  const isKept = exists(db.select(ONE).from(passkeys).where(eq(passkeys.id, row.id)))
  // The deletion of the account may have started since the address was read.
  const [inserted] = await (notice
    ? db.batch([
        insert,
        insertIf(db, outbox, notice, and(isKept, isAddressOwner(row.userId, notice.recipient))),
      ])
    : db.batch([insert]))
  return inserted.length > 0
}

/** Records a use. False when the stored counter is higher than the reported one: the passkey was cloned. */
export async function recordUse(db: Database, id: string, counter: number, now: number): Promise<boolean> {
  const counts = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`))
  const noted = await db
    .update(passkeys)
    .set({ counter, usedAt: now })
    .where(and(eq(passkeys.id, id), counts))
    .returning({ id: passkeys.id })
  return noted.length > 0
}

const isOwn = (userId: string, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id))

/** Renames a passkey; false when it is not the user's or is gone. */
export async function updateName(db: Database, userId: string, id: string, name: string): Promise<boolean> {
  const named = await db
    .update(passkeys)
    .set({ name })
    .where(isOwn(userId, id))
    .returning({ id: passkeys.id })
  return named.length > 0
}

/** Turns a passkey on again; false when it is not the user's, is gone, or without `onlyIf`. */
export async function enablePasskey(db: Database, userId: string, id: string, onlyIf: SQL): Promise<boolean> {
  const enabled = await db
    .update(passkeys)
    .set({ pausedAt: null })
    .where(and(isOwn(userId, id), onlyIf))
    .returning({ id: passkeys.id })
  return enabled.length > 0
}

/** Deletes a passkey and inserts the notice; false when it is not the user's or is gone. */
export async function deletePasskey(
  db: Database,
  userId: string,
  id: string,
  email: OutboxInsert | null,
): Promise<boolean> {
  const isThere = exists(db.select(ONE).from(passkeys).where(isOwn(userId, id)))
  const deletion = db.delete(passkeys).where(isOwn(userId, id)).returning({ id: passkeys.id })
  if (!email) return (await deletion).length > 0
  const { deleted } = await batch(db, { email: insertIf(db, outbox, email, isThere), deleted: deletion })
  return deleted.length > 0
}
