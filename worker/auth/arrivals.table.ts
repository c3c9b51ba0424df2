/**
 * People who proved a number or an account elsewhere, and have no account here yet: it begins when they have chosen a
 * name and said that they are adults. A browser holds the secret in a cookie; only its hash is here.
 */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const arrivals = sqliteTable(
  'arrivals',
  {
    tokenHash: text().primaryKey(),
    /** E.164; null for who came from elsewhere. */
    phone: text(),
    /** Who it is at Google; null for who came by phone. */
    googleId: text(),
    email: text(),
    /** What they are called there. */
    name: text().notNull().default(''),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (t) => [index('arrivals_end').on(t.expiresAt)],
)
