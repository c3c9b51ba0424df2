/** Everything that happened, in one order. Sockets carry hints of it; catching up reads from here. */
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { EventType, LiveEvent } from '../../domain/live'

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
    // Of a person there are few, which have to be found when they leave.
    index('events_person').on(t.subjectId).where(sql`type = 'person.changed'`),
  ],
)

/** Up to which event each channel was cleaned: who stands before it has missed something that cannot be told any more. */
export const cleanedEvents = sqliteTable('cleaned_events', {
  channel: text().primaryKey(),
  seq: integer().notNull(),
})
