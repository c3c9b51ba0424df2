/** Follows, and their counts per user. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { profiles } from './people.table'

export const follows = sqliteTable(
  'follows',
  {
    followerId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    followedId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    createdAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.followerId, t.followedId] }),
    // For the two lists, by time.
    index('follows_followers').on(t.followedId, t.createdAt, t.followerId),
    index('follows_following').on(t.followerId, t.createdAt, t.followedId),
  ],
)

/** Kept by triggers. Users who never followed and were never followed have no row. */
export const followCounts = sqliteTable('follow_counts', {
  userId: text()
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  followers: integer().notNull().default(0),
  following: integer().notNull().default(0),
})
