/** Phone codes. The code itself is not stored: it is derived from the row's id and our secret. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const phoneCodes = sqliteTable(
  'phone_codes',
  {
    /** Known only to the requesting browser, so that other clients cannot use up its attempts. */
    id: text().primaryKey(),
    /** E.164. */
    phone: text().notNull(),
    /**
     * The signed-in user who asked for it, or gave the number up since. Account deletion finds it by this, as what was sent
     * has no recipient any more; null for others.
     */
    userId: text(),
    attempts: integer().notNull().default(0),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (t) => [index('phone_codes_expiry').on(t.expiresAt)],
)
