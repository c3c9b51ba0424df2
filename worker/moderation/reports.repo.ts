/**
 * Reports by members: one per reporter and subject while open, grouped by subject, closed by decisions, deleted after
 * their retention.
 */
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { ReportSubject } from '../../domain/moderation/moderation'
import type { ReportQueue } from '../../domain/moderation/moderation.schema'
import type { MemberRole } from '../../domain/people/roles'
import { copyrightReports } from '../database/tables/copyright-reports.table'
import { reports } from '../database/tables/moderation.table'
import { profiles } from '../database/tables/people.table'
import type { Database } from '../tools/db'
import { selectSubjectName } from './subject-name.repo'
import { selectTitle } from './subject-title'

/** The moderation queue: reports scanned, reported items per page, reports shown per item. */
const REPORTS_SCANNED = 2000
const REPORTED_PER_PAGE = 50
const REPORTS_SHOWN = 20

/** Statement that inserts a report; an open one by the same reporter wins. */
export function addMemberReport(db: Database, row: Omit<typeof reports.$inferInsert, 'title'>) {
  const title = selectTitle({ type: row.subjectKind, id: row.subjectId })
  return db
    .insert(reports)
    .values({ ...row, title })
    .onConflictDoNothing()
}

/**
 * Subjects of the newest open or decided reports that this moderator may decide: most reported first, then the newest.
 */
export function listReported(
  db: Database,
  { id, role }: { id: string; role: MemberRole },
  queue: ReportQueue,
) {
  const newest = db
    .select()
    .from(reports)
    .where(
      and(
        isIn(queue),
        ne(reports.userId, id),
        role === 'admin'
          ? undefined
          : sql`not exists (select 1 from ${profiles} t where t.id = ${reports.userId} and t.role <> 'member')`,
      ),
    )
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
      named: selectSubjectName(newest.subjectId),
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
      claimant: { name: copyrightReports.name, email: copyrightReports.email },
      work: copyrightReports.work,
    })
    .from(reports)
    .leftJoin(profiles, eq(profiles.id, reports.reporterId))
    .leftJoin(copyrightReports, eq(copyrightReports.id, reports.copyrightReportId))
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
export async function findReported(db: Database, subject: ReportSubject): Promise<string | null> {
  const [row] = await db.select({ userId: reports.userId }).from(reports).where(isAbout(subject)).limit(1)
  return row?.userId ?? null
}

export async function countOpenReports(db: Database, subject: ReportSubject): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)` })
    .from(reports)
    .where(and(isAbout(subject), isIn('open')))
  return row?.n ?? 0
}

function isAbout({ type, id }: ReportSubject): SQL | undefined {
  return and(eq(reports.subjectKind, type), eq(reports.subjectId, id))
}

function isIn(queue: ReportQueue): SQL {
  return queue === 'open' ? eq(reports.status, 'open') : ne(reports.status, 'open')
}
