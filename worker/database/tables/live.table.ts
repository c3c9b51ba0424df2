/** All events in one sequence. Sockets carry hints of them; clients catch up from here. */
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { EventType, LiveEvent } from '../../../domain/live/live'

export const events = sqliteTable(
  'events',
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    channel: text().notNull(),
    type: text().$type<EventType>().notNull(),
    kind: text().$type<LiveEvent['kind']>().notNull(),
    subjectId: text().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [
    index('events_channel').on(t.channel, t.seq),
    // Few rows per user, found on account deletion.
    index('events_person').on(t.subjectId).where(sql`type = 'person.changed'`),
  ],
)

/** The last purged event per channel: clients before it have missed events. */
export const purgedEvents = sqliteTable('purged_events', {
  channel: text().primaryKey(),
  seq: integer().notNull(),
})
