/** Conversations, one row per owner: peer, last activity, last seen, and whether the owner accepted it. */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ConversationState } from '../../../domain/messages/messages'
import { profiles } from './people.table'

export const conversations = sqliteTable(
  'conversations',
  {
    ownerId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** The peer's key, as `domain/messages/messages.ts` formats it. */
    peer: text().notNull(),
    lastMessageAt: integer().notNull(),
    seenAt: integer().notNull().default(0),
    /** `request`: begun by a stranger and not accepted yet. */
    state: text().$type<ConversationState>().notNull().default('open'),
    /** Up to when the owner dismissed it as a request (ms). */
    dismissedAt: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.ownerId, t.peer] }),
    index('conversations_newest').on(t.ownerId, t.lastMessageAt, t.peer).where(sql`state = 'open'`),
    index('conversations_unread')
      .on(t.ownerId, t.lastMessageAt, t.peer)
      .where(sql`state = 'open' and last_message_at > seen_at`),
    index('conversations_requests')
      .on(t.ownerId, t.lastMessageAt, t.peer)
      .where(sql`state = 'request' and last_message_at > dismissed_at`),
    // Finds conversations by address when the account that owns it is deleted.
    index('conversations_address').on(t.peer).where(sql`peer not like 'user:%'`),
    // Checked for every message in a list: empty for users without requests.
    index('conversations_withheld').on(t.ownerId, t.peer).where(sql`state = 'request' or dismissed_at > 0`),
  ],
)
