/** Account deletions in progress, and reserved usernames of deleted accounts. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A row hides a user everywhere at once (`visiblePosts`), and is removed when the deletion is complete. */
export const erasures = sqliteTable(
  'erasures',
  {
    personId: text().primaryKey(),
    /** Placeholder id in what others keep. Random, and stored nowhere else. */
    standIn: text().notNull(),
    /** Recipient of the final mail; null without a verified address. */
    email: text(),
    hadPayments: integer({ mode: 'boolean' }).notNull(),
    startedAt: integer().notNull(),
    /** Last attempt by the cron trigger. */
    triedAt: integer().notNull().default(0),
  },
  (t) => [index('erasures_next').on(t.triedAt, t.startedAt)],
)

/** Usernames of deleted accounts as keyed hashes: enough to reserve them for a while. */
export const retiredNames = sqliteTable(
  'retired_names',
  { nameHash: text().primaryKey(), untilAt: integer().notNull() },
  (t) => [index('retired_names_end').on(t.untilAt)],
)
