/** Everything that happened, in one order. Sockets carry hints of it; catching up reads from here. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Kind } from '../../domain/kinds'
import type { EventType } from '../../domain/live'

export const events = sqliteTable(
  'events',
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    channel: text().notNull(),
    type: text().$type<EventType>().notNull(),
    kind: text().$type<Kind>().notNull(),
    subjectId: text().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [index('events_channel').on(t.channel, t.seq)],
)
