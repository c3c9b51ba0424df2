/** Background music: MUE tracks and beats (spec §3). */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { media } from './media.table'

export const tracks = sqliteTable(
  'tracks',
  {
    id: text().primaryKey(),
    collection: text({ enum: ['mue', 'beat'] }).notNull(),
    name: text().notNull(),
    mediaId: text()
      .notNull()
      .references(() => media.id),
    mood: text().notNull(),
    genre: text().notNull(),
    category: text(),
    bpm: integer(),
    /** Base64 of 160 bytes. */
    peaks: text(),
    createdAt: integer().notNull(),
  },
  (t) => [index('tracks_name').on(t.name)],
)
