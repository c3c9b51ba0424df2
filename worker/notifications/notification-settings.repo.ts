/** Stored notification choices. */
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../tools/db'
import { notificationSettings } from './notification-settings.table'

export type NotificationSettingsRow = typeof notificationSettings.$inferSelect

/** Statement that selects a user's choices; no row without any. */
export function selectNotificationSettings(db: Database, userId: string) {
  return db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId))
}

/** Saves choices. An existing "every squawk" cursor is kept. */
export async function saveNotificationSettings(db: Database, row: NotificationSettingsRow): Promise<void> {
  const { userId, ...values } = row
  const { everySquawkCursor } = notificationSettings
  const everySquawkSince = sql`case when excluded.every_squawk_cursor is null then null else coalesce(${everySquawkCursor}, excluded.every_squawk_cursor) end`
  await db
    .insert(notificationSettings)
    .values(row)
    .onConflictDoUpdate({
      target: notificationSettings.userId,
      set: { ...values, everySquawkCursor: everySquawkSince },
    })
}
