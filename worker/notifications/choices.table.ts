/** What people do not want to be told of, and when not outside of the page. Who chose nothing has no row. */
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Reason } from '../../domain/notifications'
import { profiles } from '../people/people.table'

export const notificationChoices = sqliteTable(
  'notification_choices',
  {
    personId: text()
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Reasons that nothing is written down for. */
    appOff: text({ mode: 'json' }).$type<Reason[]>().notNull().default([]),
    /** Reasons that nothing is sent for. */
    pushOff: text({ mode: 'json' }).$type<Reason[]>().notNull().default([]),
    /** Minutes of the day, in the person's own time; both or none. */
    quietFrom: integer(),
    quietTo: integer(),
    timeZone: text().notNull().default('UTC'),
    /** Up to when this person was told of every new squawk; null as long as they did not ask for it. */
    everySquawkAt: integer(),
  },
  (t) => [
    index('notification_choices_every_squawk').on(t.everySquawkAt).where(sql`every_squawk_at is not null`),
  ],
)
