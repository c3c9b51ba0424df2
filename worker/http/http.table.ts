/** HTTP state: responses to idempotent creates, and rate limit windows. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    userId: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    status: integer().notNull(),
    response: text().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('idempotency_keys_age').on(t.createdAt)],
)

/** One counted window per key, incremented by one conditional statement. */
export const rateLimits = sqliteTable(
  'rate_limits',
  { key: text().primaryKey(), count: integer().notNull(), endsAt: integer().notNull() },
  (t) => [index('rate_limits_expiry').on(t.endsAt)],
)
