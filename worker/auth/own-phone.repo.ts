/** The number of an account: one account's alone, and never taken away where it is the only way back. */
import { and, eq, exists, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { type Letter, outbox } from '../outbox/outbox.table'
import { type Database, insertIf } from '../tools/db'
import { user } from './auth.table'

const one = { one: sql`1` }

export type Change = { id: string; phone: string | null; now: number }

/** The statement that gives a person a number they proved. What was written to it is found by that: a trigger lists it. */
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

/** The statement that takes a person's number away, where they come back without it. */
function dropNumber(db: Database, { id, now }: Change) {
  return db
    .update(user)
    .set({ phoneNumber: null, phoneNumberVerified: false, updatedAt: new Date(now) })
    .where(and(eq(user.id, id), isNotNull(user.phoneNumber), eq(user.emailVerified, true)))
    .returning({ id: user.id })
}

/** The statement that changes a number; it answers nothing where it may not. */
export function changeNumber(db: Database, change: Change) {
  return change.phone === null ? dropNumber(db, change) : giveNumber(db, change, change.phone)
}

/** Holds after the statement above, where it changed something: for what follows in its batch. */
export function isChanged(db: Database, { id, phone, now }: Change) {
  const has = phone === null ? isNull(user.phoneNumber) : eq(user.phoneNumber, phone)
  return exists(
    db
      .select(one)
      .from(user)
      .where(and(eq(user.id, id), has, eq(user.updatedAt, new Date(now)))),
  )
}

/** The statement that keeps a letter about it. */
export function keepLetter(db: Database, letter: Letter, onlyIf: ReturnType<typeof isChanged>) {
  return insertIf(db, outbox, letter, onlyIf)
}
