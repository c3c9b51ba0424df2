/** Transcripts of recordings, and the pieces of long ones while they are being made. */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { PhraseStart } from '../../../domain/search/phrase-starts'
import type { SpokenWord, TranscriptState } from '../../../domain/transcripts/transcript'
import { posts } from './posts.table'

export const transcripts = sqliteTable(
  'transcripts',
  {
    /** The post's `seq`; also the rowid of the full-text index. */
    seq: integer().primaryKey(),
    postId: text()
      .notNull()
      .unique()
      .references(() => posts.id, { onDelete: 'cascade' }),
    mediaId: text().notNull(),
    /** `declined`: the author wants none, now and when older posts are transcribed. */
    state: text().$type<TranscriptState | 'declined'>().notNull(),
    /** Whether the author asked for it; others are dropped when the post stops being public. */
    requested: integer({ mode: 'boolean' }).notNull().default(false),
    /** BCP 47 code of the spoken language; empty if unknown. */
    language: text().notNull(),
    /** Duration of the recording in seconds: what an engine is asked for. */
    seconds: real().notNull(),
    /** The engine or person that made the words; null without words. */
    engine: text(),
    /** From 0 to 1, where the engine says. */
    confidence: real(),
    /** All words, separated by spaces in every language, so that the full-text index knows them. */
    text: text().notNull().default(''),
    /** Where each phrase starts, in words and in ms: leads from a search hit to its second. */
    phrases: text({ mode: 'json' }).$type<PhraseStart[]>().notNull().default([]),
    /** Key in R2 of the words with their times; a trigger queues it for deletion with the row. */
    wordsKey: text(),
    attempts: integer().notNull().default(0),
    dueAt: integer().notNull(),
    leasedUntil: integer(),
    lastError: text(),
    createdAt: integer().notNull(),
    /** When the author last corrected it. */
    editedAt: integer(),
  },
  (t) => [index('transcripts_due').on(t.dueAt).where(sql`state = 'waiting'`)],
)

/** Words of the finished pieces of a long recording, so that a retry asks only for the rest. */
export const transcriptPieces = sqliteTable(
  'transcript_pieces',
  {
    postId: text()
      .notNull()
      .references(() => transcripts.postId, { onDelete: 'cascade' }),
    /** Position in the recording, from 0. */
    piece: integer().notNull(),
    /** Times in ms from the start of the recording. */
    words: text({ mode: 'json' }).$type<SpokenWord[]>().notNull(),
    language: text().notNull(),
    engine: text().notNull(),
    confidence: real(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.piece] })],
)
