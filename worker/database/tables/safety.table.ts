/** Blocks and mutes. Nobody is ever notified of being blocked or muted. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { profiles } from './people.table'

/** Neither sees, plays or reaches the other any more. */
export const blocks = sqliteTable(
  'blocks',
  {
    blockerId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    blockedId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    createdAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    index('blocks_newest').on(t.blockerId, t.createdAt, t.blockedId),
    index('blocks_blocked').on(t.blockedId),
  ],
)

/** Mutes are one-sided: posts of the muted person stay out of the muter's lists and cause no notifications. */
export const mutes = sqliteTable(
  'mutes',
  {
    muterId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    mutedId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    createdAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.muterId, t.mutedId] }),
    index('mutes_newest').on(t.muterId, t.createdAt, t.mutedId),
  ],
)
