/** Reports by members and their outcome; visible only to moderators. */
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ReportReason, ReportSubject } from '../../domain/moderation/moderation'
import { profiles } from '../people/people.table'

export const reports = sqliteTable(
  'reports',
  {
    id: text().primaryKey(),
    subjectKind: text().$type<ReportSubject['type']>().notNull(),
    /** No foreign key: a squawk may expire before a moderator looks. */
    subjectId: text().notNull(),
    /** Author of the post, or the reported person. */
    userId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Title of the post at the time; '' for a person. */
    title: text().notNull(),
    /** Null after the reporter's account is deleted. */
    reporterId: text().references(() => profiles.id, { onDelete: 'set null' }),
    reason: text().$type<ReportReason>().notNull(),
    details: text().notNull().default(''),
    status: text({ enum: ['open', 'dismissed', 'acted'] })
      .notNull()
      .default('open'),
    decidedBy: text().references(() => profiles.id, { onDelete: 'set null' }),
    decidedAt: integer(),
    createdAt: integer().notNull(),
  },
  (t) => [
    uniqueIndex('reports_once').on(t.reporterId, t.subjectKind, t.subjectId).where(sql`status = 'open'`),
    index('reports_queue').on(t.status, t.createdAt),
    index('reports_subject').on(t.subjectKind, t.subjectId, t.createdAt),
    index('reports_user').on(t.userId),
    index('reports_reporter').on(t.reporterId),
    index('reports_decider').on(t.decidedBy),
    index('reports_age').on(t.createdAt),
  ],
)
