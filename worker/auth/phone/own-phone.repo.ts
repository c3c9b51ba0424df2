/** Phone number of an account: unique, and never removed where it is the only way to sign in. */
import { and, eq, exists, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { type OutboxInsert, outbox } from '../../outbox/outbox.table'
import { type Database, insertIf } from '../../tools/db'
import { users } from '../auth.table'

const ONE = { one: sql`1` }

export type PhoneChange = { id: string; phone: string | null; now: number }

/** Statement that sets a verified number. A trigger then assigns messages sent to it. */
function setNumber(db: Database, { id, now }: PhoneChange, phone: string) {
  const otherUsers = alias(users, 'others')
  const taken = db
    .select(ONE)
    .from(otherUsers)
    .where(and(eq(otherUsers.phoneNumber, phone), ne(otherUsers.id, id)))
  return db
    .update(users)
    .set({ phoneNumber: phone, phoneNumberVerified: true, updatedAt: new Date(now) })
    .where(and(eq(users.id, id), notExists(taken)))
    .returning({ id: users.id })
}

/** Statement that removes the number where the user has a verified address. */
function clearNumber(db: Database, { id, now }: PhoneChange) {
  return db
    .update(users)
    .set({ phoneNumber: null, phoneNumberVerified: false, updatedAt: new Date(now) })
    .where(and(eq(users.id, id), isNotNull(users.phoneNumber), eq(users.emailVerified, true)))
    .returning({ id: users.id })
}

/** Statement that changes the number; returns no row where that is not allowed. */
export function changeNumber(db: Database, change: PhoneChange) {
  return change.phone === null ? clearNumber(db, change) : setNumber(db, change, change.phone)
}

/** Condition for later statements of the batch: the change took effect. */
export function isChanged(db: Database, { id, phone, now }: PhoneChange) {
  const has = phone === null ? isNull(users.phoneNumber) : eq(users.phoneNumber, phone)
  return exists(
    db
      .select(ONE)
      .from(users)
      .where(and(eq(users.id, id), has, eq(users.updatedAt, new Date(now)))),
  )
}

/** Statement that inserts the notice. */
export function insertNotice(db: Database, email: OutboxInsert, onlyIf: ReturnType<typeof isChanged>) {
  return insertIf(db, outbox, email, onlyIf)
}
