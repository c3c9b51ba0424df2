/** Phone codes: each attempt and each use is one statement, so that parallel ones cannot slip through. */
import { and, desc, eq, exists, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { users } from '../../database/tables/auth.table'
import { type OutboxInsert, outbox } from '../../database/tables/outbox.table'
import { phoneCodes } from '../../database/tables/phone-codes.table'
import type { Database } from '../../tools/db'

type CodeRow = typeof phoneCodes.$inferInsert

/** Inserts a code and the message that delivers it. */
export async function insertCode(db: Database, row: CodeRow, sms: OutboxInsert): Promise<void> {
  await db.batch([db.insert(phoneCodes).values(row), db.insert(outbox).values(sms)])
}

/**
 * Statement that assigns the codes to a number that a user gave up to that user, if `condition` holds: the deletion of
 * their account would not find them by the number.
 */
export function assignCodes(
  db: Database,
  { userId, formerNumber }: { userId: string; formerNumber: string },
  condition: SQL,
) {
  return db
    .update(phoneCodes)
    .set({ userId })
    .where(and(eq(phoneCodes.phone, formerNumber), isNull(phoneCodes.userId), condition))
}

/** Counts an attempt at an unexpired code; returns its phone number. */
export async function countTry(db: Database, id: string, tries: number, now: number): Promise<string | null> {
  const [row] = await db
    .update(phoneCodes)
    .set({ attempts: sql`${phoneCodes.attempts} + 1` })
    .where(and(eq(phoneCodes.id, id), lt(phoneCodes.attempts, tries), gt(phoneCodes.expiresAt, now)))
    .returning({ phone: phoneCodes.phone })
  return row?.phone ?? null
}

/** Codes sent to a number since a time (ms), newest first. The index of ends finds them. */
export function listCodesSince(db: Database, phone: string, since: number) {
  return db
    .select({ id: phoneCodes.id, expiresAt: phoneCodes.expiresAt })
    .from(phoneCodes)
    .where(and(eq(phoneCodes.phone, phone), gt(phoneCodes.expiresAt, since), gt(phoneCodes.createdAt, since)))
    .orderBy(desc(phoneCodes.createdAt))
}

/** Consumes a code; false for all but the first call. */
export async function consumeCode(db: Database, id: string): Promise<boolean> {
  const deleted = await db.delete(phoneCodes).where(eq(phoneCodes.id, id)).returning({ id: phoneCodes.id })
  return deleted.length > 0
}

/** The user with this verified number, and since when it is paused. */
export async function findUserByPhone(db: Database, phone: string) {
  const [row] = await db
    .select({ id: users.id, pausedAt: users.phonePausedAt })
    .from(users)
    .where(and(eq(users.phoneNumber, phone), eq(users.phoneNumberVerified, true)))
  return row ?? null
}

/** Condition: this number signs its user in. */
export function isPhoneOn(db: Database, userId: string, phone: string) {
  const isOn = and(
    eq(users.id, userId),
    eq(users.phoneNumber, phone),
    eq(users.phoneNumberVerified, true),
    isNull(users.phonePausedAt),
  )
  return exists(db.select({ one: sql`1` }).from(users).where(isOn))
}
