/**
 * Conversations as each of their two people has them: with whom, when something last came, up to when it was seen, and
 * whether they want it.
 */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ConversationState } from '../../domain/messages'
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
    /** A request is what a stranger began, until its owner takes it. */
    state: text().$type<ConversationState>().notNull().default('open'),
    /** Up to when its owner put away what had come, as a request. */
    clearedAt: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.ownerId, t.peer] }),
    index('conversations_newest').on(t.ownerId, t.lastAt, t.peer).where(sql`state = 'open'`),
    index('conversations_unread')
      .on(t.ownerId, t.lastAt, t.peer)
      .where(sql`state = 'open' and last_at > seen_at`),
    index('conversations_requests')
      .on(t.ownerId, t.lastAt, t.peer)
      .where(sql`state = 'request' and last_at > cleared_at`),
    // Found by the address alone, when whose it was leaves.
    index('conversations_address').on(t.peer).where(sql`peer not like 'user:%'`),
    // Asked of every message in a list: empty for who has no requests.
    index('conversations_kept_back').on(t.ownerId, t.peer).where(sql`state = 'request' or cleared_at > 0`),
  ],
)
