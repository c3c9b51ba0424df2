/** Figures of the whole site by day; no row is about a user. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const dailyFigures = sqliteTable(
  'daily_figures',
  {
    /** `2026-11-25`, in UTC. */
    day: text().notNull(),
    /** Such as `people`, `posts.squawk` or `refused.request.rate_limited`. */
    name: text().notNull(),
    value: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.name] })],
)
