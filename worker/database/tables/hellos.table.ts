/** The spoken hello of a profile, and the queue of those that a speech engine writes down. */
import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { profiles } from './people.table'

export const hellos = sqliteTable(
  'hellos',
  {
    userId: text()
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    mediaId: text().notNull().unique(),
    seconds: real().notNull(),
    /** What is said; '' where nobody has written it down. */
    text: text().notNull(),
    language: text().notNull(),
    /** When a speech engine is asked (next) to write it down (ms); null if none is. */
    dueAt: integer(),
    attempts: integer().notNull().default(0),
    createdAt: integer().notNull(),
    /** When a moderator hid it (ms): nobody hears it, its owner included. */
    hiddenAt: integer(),
  },
  (t) => [index('hellos_due').on(t.dueAt).where(sql`due_at is not null`)],
)
