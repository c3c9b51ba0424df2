/**
 * What people say about the rights in a clip (D31). Nobody is ever shown a report: it goes to whoever runs the site. It
 * keeps what it is about itself, since the post may have faded when somebody reads it.
 */
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Podcast } from '../../domain/podcasts.schema'

export const copyrightReports = sqliteTable(
  'copyright_reports',
  {
    id: text().primaryKey(),
    postId: text().notNull(),
    authorUsername: text().notNull(),
    title: text().notNull(),
    podcast: text({ mode: 'json' }).$type<Podcast>().notNull(),
    /** Who reports it, and what they say. */
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
