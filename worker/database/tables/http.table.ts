/** HTTP state: keys of idempotent creates, and rate limit windows. */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    userId: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    /** The post that the request created. A trigger empties it with the post; the text of the post is never here. */
    postId: text(),
    /** Of versions that stored the response itself; empty, and dropped by a later version. */
    response: text()
      .notNull()
      .$default(() => ''),
    status: integer()
      .notNull()
      .$default(() => 201),
    createdAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.key] }),
    index('idempotency_keys_age').on(t.createdAt),
    index('idempotency_keys_post').on(t.postId).where(sql`post_id is not null`),
  ],
)

/** A counted window per key, incremented by one conditional statement. */
export const rateLimits = sqliteTable(
  'rate_limits',
  { key: text().primaryKey(), count: integer().notNull(), endsAt: integer().notNull() },
  (t) => [index('rate_limits_expiry').on(t.endsAt)],
)
