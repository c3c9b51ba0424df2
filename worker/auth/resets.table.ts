/**
 * Links to choose a password, waiting to be pressed; only their hashes are here. One that goes to an address which its
 * account does not have yet proves that too.
 */
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
    /** The address that is proved with it; null where the account has it already. */
    email: text(),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (t) => [index('resets_user').on(t.userId), index('resets_end').on(t.expiresAt)],
)
