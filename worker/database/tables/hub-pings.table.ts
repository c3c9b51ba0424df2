/** Posts that the WebSub hub is to be notified of. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { posts } from './posts.table'

export const hubPings = sqliteTable(
  'hub_pings',
  {
    postId: text()
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    dueAt: integer().notNull(),
    leasedUntil: integer(),
    attempts: integer().notNull().default(0),
  },
  (t) => [index('hub_pings_due').on(t.dueAt)],
)
