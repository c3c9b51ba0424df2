/** Messages to the number that a user gave up: its next owner must not see them. */
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { profiles } from './people.table'
import { posts } from './posts.table'

export const formerNumberMessages = sqliteTable(
  'former_number_messages',
  {
    postId: text()
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** Sees it again with the number; null after their account is deleted: then only its author does. */
    userId: text().references(() => profiles.id, { onDelete: 'set null' }),
  },
  (t) => [index('former_number_messages_user').on(t.userId)],
)
