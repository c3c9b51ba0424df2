/**
 * Members mentioned with `@name` in a title or description. Notifications read it; posts carry the names themselves.
 */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { profiles } from './people.table'
import { posts } from './posts.table'

export const postMentions = sqliteTable(
  'post_mentions',
  {
    postId: text()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** As written in the post; the person may have another username by now. */
    name: text().notNull(),
    userId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    createdAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.name] }),
    index('post_mentions_user').on(t.userId, t.createdAt, t.postId),
  ],
)
