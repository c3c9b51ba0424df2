/** Objects in R2: recordings, tracks, pictures. The key is never exposed; clients use `/media/:id`. */
import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Mp3Origin } from '../../../domain/audio/mp3-counter'
import type { Mode } from '../../../domain/kinds'

export const media = sqliteTable(
  'media',
  {
    id: text().primaryKey(),
    /** Null for library media. */
    ownerId: text(),
    draftId: text(),
    /** Mode it was recorded for; `secondsLimit` was computed from it. */
    mode: text().$type<Mode>(),
    /** pending: ticket issued; stored: bytes received and verified; attached: used by a post, track or profile. */
    state: text({ enum: ['pending', 'stored', 'attached'] }).notNull(),
    key: text().notNull().unique(),
    /** Original file name of a podcast file; null for recordings. */
    fileName: text(),
    type: text().notNull(),
    bytes: integer().notNull(),
    sha256: text(),
    /** The encoder that made it: our own, or another one, for imports. */
    mp3Origin: text().$type<Mp3Origin>().notNull().default('own'),
    /** Counted by the server from the bytes, in seconds. */
    seconds: real(),
    /** Limit of mode and plan when the ticket was issued, in seconds. */
    secondsLimit: integer(),
    /**
     * The gain that its frames are sent with, in steps of 1.5 dB; null for imported recordings that
     * `npm run level-existing` has not measured yet.
     */
    gainSteps: integer().$default(() => 0),
    /** Where its frames start and how long each is, in bytes; null without a gain. */
    framesAt: integer(),
    frameBytes: integer(),
    /** Playable by everyone regardless of posts: library tracks. */
    public: integer({ mode: 'boolean' }).notNull().default(false),
    createdAt: integer().notNull(),
    /** When an unattached upload is deleted. */
    expiresAt: integer(),
  },
  (t) => [
    uniqueIndex('media_draft').on(t.ownerId, t.draftId).where(sql`draft_id is not null`),
    index('media_owner').on(t.ownerId),
    index('media_orphans').on(t.expiresAt).where(sql`state <> 'attached'`),
  ],
)

/** Keys in R2 queued for deletion; written in the batch that deletes their rows. */
export const mediaDeletions = sqliteTable(
  'media_deletions',
  { key: text().primaryKey(), dueAt: integer().notNull(), attempts: integer().notNull().default(0) },
  (t) => [index('media_deletions_due').on(t.dueAt)],
)
