/** Up to when each of the things that time brings was told. */
import { and, eq, exists, sql } from 'drizzle-orm'
import type { Database } from '../tools/db'
import { notificationMarks as marks } from './notifications.table'

/** Where a mark stands; one that is new begins at `start`. */
export async function readMark(db: Database, name: string, start: number): Promise<number> {
  const [, [row]] = await db.batch([
    db.insert(marks).values({ name, at: start }).onConflictDoNothing(),
    db.select().from(marks).where(eq(marks.name, name)),
  ])
  return row?.at ?? start
}

/** Holds as long as a mark stands there. */
export function standsAt(db: Database, name: string, at: number) {
  return exists(
    db
      .select({ one: sql`1` })
      .from(marks)
      .where(and(eq(marks.name, name), eq(marks.at, at))),
  )
}

/** The statement that moves a mark; from elsewhere it is not moved. */
export function moveMark(db: Database, name: string, from: number, to: number) {
  return db
    .update(marks)
    .set({ at: to })
    .where(and(eq(marks.name, name), eq(marks.at, from)))
}
