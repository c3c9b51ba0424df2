/** What members report, and what became of it. Nobody but moderators sees a report. */
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ReportReason, Subject } from '../../domain/safety'
import { profiles } from '../people/people.table'

export const reports = sqliteTable(
  'reports',
  {
    id: text().primaryKey(),
    subjectKind: text().$type<Subject['is']>().notNull(),
    /** Not bound to its row: a squawk fades before somebody looks. */
    subjectId: text().notNull(),
    /** Whose post it is, or who it is. */
    personId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** What the post was called then; '' for a person. */
    title: text().notNull(),
    /** Null once this person has left. */
    reporterId: text().references(() => profiles.id, { onDelete: 'set null' }),
    reason: text().$type<ReportReason>().notNull(),
    words: text().notNull().default(''),
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
    index('reports_person').on(t.personId),
    index('reports_reporter').on(t.reporterId),
    index('reports_decider').on(t.decidedBy),
    index('reports_age').on(t.createdAt),
  ],
)
