/** Private addresses of feeds. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { SyndicationType } from '../../../domain/syndication/syndication'
import { profiles } from './people.table'

/**
 * An address per user, app and feed. Everyone with its token hears what the user paid for, so only its hash is stored.
 */
export const privateFeeds = sqliteTable(
  'private_feeds',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    /** The app, as the user calls it. */
    name: text().notNull(),
    type: text().$type<SyndicationType>().notNull(),
    /** Id of the person or post, or the tag: usernames change. */
    subject: text().notNull(),
    /** Title of the feed when the address was created. */
    title: text().notNull(),
    createdAt: integer().notNull(),
    /** When an app last read it, counted by days (ms). */
    usedAt: integer(),
  },
  (t) => [
    index('private_feeds_user').on(t.userId, t.createdAt),
    // Addresses of a feed end with what it is of.
    index('private_feeds_subject').on(t.type, t.subject),
  ],
)
