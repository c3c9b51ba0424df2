/**
 * Copyright reports about clips (D31), for the operator by email and for moderators in their queue. A row copies the
 * details of the post, which may have expired when the report is read.
 */
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Podcast } from '../../../domain/podcasts/podcasts.schema'

export const copyrightReports = sqliteTable(
  'copyright_reports',
  {
    id: text().primaryKey(),
    postId: text().notNull(),
    authorUsername: text().notNull(),
    title: text().notNull(),
    podcast: text({ mode: 'json' }).$type<Podcast>().notNull(),
    /** Reporter and their statement. */
    name: text().notNull(),
    email: text().notNull(),
    work: text().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [
    uniqueIndex('copyright_reports_once').on(t.postId, t.email),
    index('copyright_reports_age').on(t.createdAt),
  ],
)
