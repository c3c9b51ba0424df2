/** Who is being erased, until nothing of theirs is left; and names that nobody may take so soon after. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A row here hides a person everywhere at once (`visiblePosts`), and goes with the last thing of theirs. */
export const erasures = sqliteTable(
  'erasures',
  {
    personId: text().primaryKey(),
    /** Stands for them wherever others keep what they sent them. Random, and kept nowhere else. */
    standIn: text().notNull(),
    /** Where the last letter goes; null for who never proved an address. */
    email: text(),
    hadPayments: integer({ mode: 'boolean' }).notNull(),
    startedAt: integer().notNull(),
    /** When a scheduled run last went on with it. */
    triedAt: integer().notNull().default(0),
  },
  (t) => [index('erasures_next').on(t.triedAt, t.startedAt)],
)

/** Names of people who left, as codes that only our secret makes: enough to refuse them to somebody else for a while. */
export const retiredNames = sqliteTable(
  'retired_names',
  { nameHash: text().primaryKey(), untilAt: integer().notNull() },
  (t) => [index('retired_names_end').on(t.untilAt)],
)
