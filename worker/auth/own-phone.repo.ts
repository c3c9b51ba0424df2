/** Phone number of an account: unique, and never removed where it is the only way to sign in. */
import { and, eq, exists, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { type Letter, outbox } from '../outbox/outbox.table'
import { type Database, insertIf } from '../tools/db'
import { user } from './auth.table'

const one = { one: sql`1` }

export type Change = { id: string; phone: string | null; now: number }

/** Statement that sets a verified number. A trigger then assigns messages sent to it. */
function giveNumber(db: Database, { id, now }: Change, phone: string) {
  const others = alias(user, 'others')
  const taken = db
    .select(one)
    .from(others)
    .where(and(eq(others.phoneNumber, phone), ne(others.id, id)))
  return db
    .update(user)
    .set({ phoneNumber: phone, phoneNumberVerified: true, updatedAt: new Date(now) })
    .where(and(eq(user.id, id), notExists(taken)))
    .returning({ id: user.id })
}

/** Statement that removes the number where the user has a verified address. */
function dropNumber(db: Database, { id, now }: Change) {
  return db
    .update(user)
    .set({ phoneNumber: null, phoneNumberVerified: false, updatedAt: new Date(now) })
    .where(and(eq(user.id, id), isNotNull(user.phoneNumber), eq(user.emailVerified, true)))
    .returning({ id: user.id })
}

/** Statement that changes the number; returns no row where that is not allowed. */
export function changeNumber(db: Database, change: Change) {
  return change.phone === null ? dropNumber(db, change) : giveNumber(db, change, change.phone)
}

/** Condition for later statements of the batch: the change took effect. */
export function isChanged(db: Database, { id, phone, now }: Change) {
  const has = phone === null ? isNull(user.phoneNumber) : eq(user.phoneNumber, phone)
  return exists(
    db
      .select(one)
      .from(user)
      .where(and(eq(user.id, id), has, eq(user.updatedAt, new Date(now)))),
  )
}

/** Statement that inserts the notice. */
export function keepLetter(db: Database, letter: Letter, onlyIf: ReturnType<typeof isChanged>) {
  return insertIf(db, outbox, letter, onlyIf)
}
