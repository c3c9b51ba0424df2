/** Links to choose a new password, waiting to be pressed; only their hashes are here. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { user } from './auth.table'

export const resets = sqliteTable(
  'resets',
  {
    /** Named by the letter, which gets its secret when it leaves. */
    id: text().primaryKey(),
    tokenHash: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (t) => [index('resets_user').on(t.userId), index('resets_end').on(t.expiresAt)],
)
