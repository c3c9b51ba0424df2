/** Codes on their way to a phone. The code itself is nowhere: it is made from the row's id and our secret when needed. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const phoneCodes = sqliteTable(
  'phone_codes',
  {
    /** Known to the browser that asked alone, so that nobody else can use its tries up. */
    id: text().primaryKey(),
    /** E.164. */
    phone: text().notNull(),
    tries: integer().notNull().default(0),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (t) => [index('phone_codes_end').on(t.expiresAt)],
)
