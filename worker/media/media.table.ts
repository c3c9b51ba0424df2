/** What lies in R2: recordings, tracks, pictures. The key is never shown; the world sees `/media/:id`. */
import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Mode } from '../../domain/kinds'

export const media = sqliteTable(
  'media',
  {
    id: text().primaryKey(),
    /** Null for what belongs to the library. */
    ownerId: text(),
    draftId: text(),
    /** What it was recorded for; the limit below was that mode's. */
    mode: text().$type<Mode>(),
    /** pending: a ticket; stored: bytes arrived and were inspected; attached: a post, track or profile uses it. */
    state: text({ enum: ['pending', 'stored', 'attached'] }).notNull(),
    key: text().notNull().unique(),
    /** What its author called it: a podcast file, which is no recording. */
    fileName: text(),
    type: text().notNull(),
    bytes: integer().notNull(),
    sha256: text(),
    /** Counted by the server from the bytes, in seconds. */
    seconds: real(),
    /** The limit of mode and plan when the ticket was given, in seconds. */
    secondsLimit: integer(),
    /** Heard by everyone whatever post it is in: library tracks. */
    open: integer({ mode: 'boolean' }).notNull().default(false),
    createdAt: integer().notNull(),
    /** When an unattached upload is cleaned away. */
    expiresAt: integer(),
  },
  (t) => [
    uniqueIndex('media_draft').on(t.ownerId, t.draftId).where(sql`draft_id is not null`),
    index('media_owner').on(t.ownerId),
    index('media_orphans').on(t.expiresAt).where(sql`state <> 'attached'`),
  ],
)

/** Keys in R2 that wait to be deleted; written in the same batch that drops their rows. */
export const deletions = sqliteTable(
  'deletions',
  { key: text().primaryKey(), dueAt: integer().notNull(), attempts: integer().notNull().default(0) },
  (t) => [index('deletions_due').on(t.dueAt)],
)
