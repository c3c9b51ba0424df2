/** Cursor per scheduled notification type. */

import { and, eq, exists, sql } from 'drizzle-orm'
import { batch } from '../database/batch'
import { notificationCursors } from '../database/tables/notifications.table'
import type { Database } from '../tools/db'

/** Reads a cursor; a new one starts at `start`. */
export async function readCursor(db: Database, name: string, start: number): Promise<number> {
  const { found } = await batch(db, {
    added: db.insert(notificationCursors).values({ name, processedUntil: start }).onConflictDoNothing(),
    found: db.select().from(notificationCursors).where(eq(notificationCursors.name, name)),
  })
  return found[0]?.processedUntil ?? start
}

/** Condition: the cursor is still at this time. */
export function isCursorAt(db: Database, name: string, at: number) {
  return exists(
    db
      .select({ one: sql`1` })
      .from(notificationCursors)
      .where(and(eq(notificationCursors.name, name), eq(notificationCursors.processedUntil, at))),
  )
}

/** Statement that moves a cursor; no effect if it is elsewhere. */
export function moveCursor(db: Database, name: string, from: number, to: number) {
  return db
    .update(notificationCursors)
    .set({ processedUntil: to })
    .where(and(eq(notificationCursors.name, name), eq(notificationCursors.processedUntil, from)))
}
