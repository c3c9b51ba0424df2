/** Conversations as each of their two people has them: with whom, when something last came, and up to when it was seen. */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { profiles } from '../people/people.table'

export const conversations = sqliteTable(
  'conversations',
  {
    ownerId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** The other one, as `domain/messages.ts` writes it. */
    peer: text().notNull(),
    lastAt: integer().notNull(),
    seenAt: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.ownerId, t.peer] }),
    index('conversations_newest').on(t.ownerId, t.lastAt, t.peer),
    index('conversations_unread').on(t.ownerId, t.lastAt, t.peer).where(sql`last_at > seen_at`),
  ],
)
