/** Stored notification choices. */
import { eq, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Reason } from '../../domain/notifications/notifications'
import type { QuietHoursRange } from '../../domain/notifications/quiet-hours'
import { selectValues } from '../database/predicates'
import { notificationSettings } from '../database/tables/notification-settings.table'
import type { Database } from '../tools/db'

export type NotificationSettingsRow = typeof notificationSettings.$inferSelect

/** Statement that selects a user's choices; no row without any. */
export function selectNotificationSettings(db: Database, userId: string) {
  return db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId))
}

/** Choices to save; those that are absent stay. */
export type ChosenSettings = {
  /** Reasons that were chosen, and those of them that are off. */
  chosen: readonly Reason[]
  off: readonly Reason[]
  pushOff: readonly Reason[]
  pushWords: boolean | undefined
  quiet: QuietHoursRange | null | undefined
  everySquawkCursor: number | null | undefined
}

/**
 * Saves choices in one statement, so that what another device chose meanwhile stays. An existing "every squawk" cursor is
 * kept.
 */
export async function saveNotificationSettings(
  db: Database,
  userId: string,
  { chosen, off, pushOff, pushWords, quiet, everySquawkCursor }: ChosenSettings,
): Promise<void> {
  const stored = notificationSettings
  const replaceChosen = (column: AnySQLiteColumn, reasons: readonly Reason[]) =>
    sql`(select json_group_array(value) from (
      select value from json_each(${column}) where value not in ${selectValues(chosen)}
      union select value from json_each(${JSON.stringify(reasons)})))`
  const hours = quiet && { quietFrom: quiet.from, quietTo: quiet.to, timeZone: quiet.timeZone }
  const quietColumns = hours === null ? { quietFrom: null, quietTo: null, timeZone: 'UTC' } : hours
  const plain = { ...(pushWords === undefined ? {} : { pushWords }), ...quietColumns }
  const cursor =
    everySquawkCursor === undefined
      ? {}
      : {
          everySquawkCursor:
            everySquawkCursor && sql`coalesce(${stored.everySquawkCursor}, ${everySquawkCursor})`,
        }
  await db
    .insert(stored)
    .values({
      ...plain,
      userId,
      disabledReasons: [...off],
      pushDisabledReasons: [...pushOff],
      everySquawkCursor: everySquawkCursor ?? null,
    })
    .onConflictDoUpdate({
      target: stored.userId,
      set: {
        ...plain,
        ...cursor,
        disabledReasons: replaceChosen(stored.disabledReasons, off),
        pushDisabledReasons: replaceChosen(stored.pushDisabledReasons, pushOff),
      },
    })
}
