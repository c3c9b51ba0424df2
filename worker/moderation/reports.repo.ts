/**
 * Reports by members: one per reporter and subject while open, grouped by subject, closed by decisions, deleted after
 * their retention.
 */
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { REPORTED_PER_PAGE, REPORTS_SCANNED, REPORTS_SHOWN } from '../../domain/limits'
import type { ReportSubject } from '../../domain/moderation/moderation'
import type { ReportQueue } from '../../domain/moderation/moderation.schema'
import { profiles } from '../people/people.table'
import type { Database } from '../tools/db'
import { reports } from './moderation.table'

/** Statement that inserts a report; an open one by the same reporter wins. */
export function addMemberReport(db: Database, row: typeof reports.$inferInsert) {
  return db.insert(reports).values(row).onConflictDoNothing()
}

/** Subjects of the newest open or decided reports: most reported first, then the newest. */
export function listReported(db: Database, queue: ReportQueue) {
  const newest = db
    .select()
    .from(reports)
    .where(isIn(queue))
    .orderBy(desc(reports.createdAt))
    .limit(REPORTS_SCANNED)
    .as('newest')
  const [count, at] = [sql<number>`count(*)`, sql<number>`max(${newest.createdAt})`]
  return db
    .select({
      type: newest.subjectKind,
      id: newest.subjectId,
      userId: newest.userId,
      title: newest.title,
      count,
      at,
      decidedAt: sql<number | null>`max(${newest.decidedAt})`,
    })
    .from(newest)
    .groupBy(newest.subjectKind, newest.subjectId)
    .orderBy(...(queue === 'open' ? [desc(count), desc(at)] : [sql`max(${newest.decidedAt}) desc`]))
    .limit(REPORTED_PER_PAGE)
}

/** The newest reports about a subject with their reporters. */
export function listReportsAbout(db: Database, subject: ReportSubject, queue: ReportQueue) {
  const { id, username, displayName, avatarColor, avatarMediaId } = profiles
  return db
    .select({
      reason: reports.reason,
      note: reports.details,
      at: reports.createdAt,
      by: { id, username, displayName, avatarColor, avatarMediaId },
    })
    .from(reports)
    .leftJoin(profiles, eq(profiles.id, reports.reporterId))
    .where(and(isAbout(subject), isIn(queue)))
    .orderBy(desc(reports.createdAt))
    .limit(REPORTS_SHOWN)
}

/** Statement that closes the open reports about a subject. */
export function decideReports(
  db: Database,
  subject: ReportSubject,
  status: 'dismissed' | 'acted',
  by: { id: string; at: number },
) {
  return db
    .update(reports)
    .set({ status, decidedBy: by.id, decidedAt: by.at })
    .where(and(isAbout(subject), isIn('open')))
}

/** Author of the reported post, or the reported person; null without a report. */
export async function findReportedUserId(db: Database, subject: ReportSubject): Promise<string | null> {
  const [row] = await db.select({ userId: reports.userId }).from(reports).where(isAbout(subject)).limit(1)
  return row?.userId ?? null
}

function isAbout({ type, id }: ReportSubject): SQL | undefined {
  return and(eq(reports.subjectKind, type), eq(reports.subjectId, id))
}

function isIn(queue: ReportQueue): SQL {
  return queue === 'open' ? eq(reports.status, 'open') : ne(reports.status, 'open')
}
