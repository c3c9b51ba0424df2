/** Posts that a user heard, the same on all of their devices. Rows go with the post, the account, and time. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { profiles } from './people.table'
import { posts } from './posts.table'

export const heardPosts = sqliteTable(
  'heard_posts',
  {
    userId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    postId: text()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** When the server learned of it (ms). */
    heardAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.postId] }),
    // Lists what other devices heard since a time, without reading the table.
    index('heard_posts_newest').on(t.userId, t.heardAt, t.postId),
    // For the cascade of a deleted post.
    index('heard_posts_post').on(t.postId),
    index('heard_posts_age').on(t.heardAt),
  ],
)
