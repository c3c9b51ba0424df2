/** Disabled notification reasons and quiet hours. No row means defaults. */
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Reason } from '../../../domain/notifications/notifications'
import { profiles } from './people.table'

export const notificationSettings = sqliteTable(
  'notification_settings',
  {
    userId: text()
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Reasons without notifications. */
    disabledReasons: text({ mode: 'json' }).$type<Reason[]>().notNull().default([]),
    /** Reasons without pushes. */
    pushDisabledReasons: text({ mode: 'json' }).$type<Reason[]>().notNull().default([]),
    /** Whether pushes quote the first sentence that is said in a public post. */
    pushWords: integer({ mode: 'boolean' }).notNull().default(false),
    /** Minutes of the day in the user's time zone; both or neither. */
    quietFrom: integer(),
    quietTo: integer(),
    timeZone: text().notNull().default('UTC'),
    /** Cursor of "every squawk" notifications; null when not subscribed. */
    everySquawkCursor: integer(),
  },
  (t) => [
    index('notification_settings_every_squawk')
      .on(t.everySquawkCursor)
      .where(sql`every_squawk_cursor is not null`),
  ],
)
