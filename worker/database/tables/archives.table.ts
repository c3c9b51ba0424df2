/** Which post of an archive became which post here. Rows go with the account and with the post, so that it can be imported again. */
import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { profiles } from './people.table'
import { posts } from './posts.table'

export const importedPosts = sqliteTable(
  'imported_posts',
  {
    userId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** The id of the post on the site that wrote the archive. */
    archivedId: text().notNull(),
    postId: text()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
  },
  // Unique: two imports at once publish a post once.
  (t) => [primaryKey({ columns: [t.userId, t.archivedId] }), index('imported_posts_post').on(t.postId)],
)
