/** Phone number of an account: unique, and never removed where it is the only way to sign in. */
import { and, eq, exists, isNotNull, isNull, ne, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { accountDeletions } from '../../database/tables/account-deletion.table'
import { users } from '../../database/tables/auth.table'
import { type OutboxInsert, outbox } from '../../database/tables/outbox.table'
import { pendingSignUps } from '../../database/tables/pending-sign-ups.table'
import { type Database, insertIf } from '../../tools/db'
import { deleteRequestsOf } from '../sign-up/sign-up-requests.repo'

const ONE = { one: sql`1` }

/** `from` is the number before the change; null for none. */
export type PhoneChange = { id: string; from: string | null; to: string | null; now: number }

/** The current number; null for none. */
export async function findNumber(db: Database, id: string) {
  const [row] = await db
    .select({
      phone: users.phoneNumber,
      isVerified: users.phoneNumberVerified,
      pausedAt: users.phonePausedAt,
    })
    .from(users)
    .where(eq(users.id, id))
  return row ?? { phone: null, isVerified: false, pausedAt: null }
}

/**
 * Condition: the number is still `from`, and may change: it is removed where the user has a verified address, and set
 * where no other account has it. For statements before `changeNumber` in its batch: what they do with the previous
 * number must hold for the one that is replaced, also when two requests change it at once.
 */
export function isChangeable(db: Database, { id, from, to }: PhoneChange) {
  const otherUsers = alias(users, 'others')
  const taken = db
    .select(ONE)
    .from(otherUsers)
    .where(and(eq(otherUsers.phoneNumber, to ?? ''), ne(otherUsers.id, id)))
  const deletion = db.select(ONE).from(accountDeletions).where(eq(accountDeletions.userId, id))
  const isAllowed =
    to === null ? and(isNotNull(users.phoneNumber), eq(users.emailVerified, true)) : notExists(taken)
  return exists(
    db
      .select(ONE)
      .from(users)
      .where(and(eq(users.id, id), sql`${users.phoneNumber} is ${from}`, isAllowed, notExists(deletion))),
  )
}

/**
 * Statement that changes the number; returns no row without `onlyIf`. A trigger then assigns messages sent to
 * the new one.
 */
export function changeNumber(db: Database, { id, to, now }: PhoneChange, onlyIf: SQL) {
  return db
    .update(users)
    .set({
      phoneNumber: to,
      phoneNumberVerified: to !== null,
      phonePausedAt: null,
      updatedAt: new Date(now),
    })
    .where(and(eq(users.id, id), onlyIf))
    .returning({ id: users.id })
}

/** Condition: the user's number is paused. */
export function isNumberPaused(db: Database, id: string) {
  return exists(
    db
      .select(ONE)
      .from(users)
      .where(and(eq(users.id, id), isNotNull(users.phonePausedAt))),
  )
}

/** Statement that lets the number sign in again. */
export function enableNumber(db: Database, id: string, onlyIf: SQL) {
  return db
    .update(users)
    .set({ phonePausedAt: null })
    .where(and(eq(users.id, id), onlyIf))
}

/** Statement that inserts the notice. */
export function insertNotice(db: Database, email: OutboxInsert, onlyIf: SQL) {
  return insertIf(db, outbox, email, onlyIf)
}

/**
 * Statement that assigns what is still to be sent to a number to the user who gives it up: the deletion of their account
 * would not find it by the number.
 */
export function assignOutbox(
  db: Database,
  { userId, formerNumber }: { userId: string; formerNumber: string },
  onlyIf: SQL,
) {
  return db
    .update(outbox)
    .set({ senderId: userId })
    .where(and(eq(outbox.recipient, formerNumber), isNull(outbox.senderId), onlyIf))
}

/** Statements that delete the requests to join and pending sign-ups by which a number was verified before. */
export function deleteSignUpsOf(db: Database, phone: string, onlyIf: SQL) {
  return {
    requests: deleteRequestsOf(db, { phone, email: null, googleId: null }, onlyIf),
    pendingSignUps: db.delete(pendingSignUps).where(and(eq(pendingSignUps.phone, phone), onlyIf)),
  }
}
