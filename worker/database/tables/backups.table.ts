/** Nightly copies of the database in R2: one row for each, and how far the newest has come. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { BackupFile } from '../../../domain/backups/backups'

export const backups = sqliteTable('backups', {
  /** Day on which it began, in UTC: `2026-11-25`. */
  day: text().primaryKey(),
  startedAt: integer().notNull(),
  /** Null while it is incomplete. */
  finishedAt: integer(),
  /** The table that is read next, and the rowid of its last row that was read. */
  nextTable: text().notNull().default(''),
  cursor: integer().notNull().default(0),
  files: text({ mode: 'json' }).$type<BackupFile[]>().notNull().default([]),
})
