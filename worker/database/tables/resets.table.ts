/**
 * Password reset links; only token hashes are stored. A link to an address that its account does not have yet verifies
 * it too.
 */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './auth.table'

export const passwordResets = sqliteTable(
  'password_resets',
  {
    /** Named in the email, whose token is filled in when it is sent. */
    id: text().primaryKey(),
    tokenHash: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address the link verifies; null where the account has it already. */
    email: text(),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (t) => [index('password_resets_user').on(t.userId), index('password_resets_expiry').on(t.expiresAt)],
)
