/** Cursor per scheduled notification type. */
import { and, eq, exists, sql } from 'drizzle-orm'
import type { Database } from '../tools/db'
import { notificationCursors as marks } from './notifications.table'

/** Reads a cursor; a new one starts at `start`. */
export async function readCursor(db: Database, name: string, start: number): Promise<number> {
  const [, [row]] = await db.batch([
    db.insert(marks).values({ name, at: start }).onConflictDoNothing(),
    db.select().from(marks).where(eq(marks.name, name)),
  ])
  return row?.at ?? start
}

/** Condition: the cursor is still at this time. */
export function isCursorAt(db: Database, name: string, at: number) {
  return exists(
    db
      .select({ one: sql`1` })
      .from(marks)
      .where(and(eq(marks.name, name), eq(marks.at, at))),
  )
}

/** Statement that moves a cursor; no effect if it is elsewhere. */
export function moveCursor(db: Database, name: string, from: number, to: number) {
  return db
    .update(marks)
    .set({ at: to })
    .where(and(eq(marks.name, name), eq(marks.at, from)))
}
