/** Reports: kept once for a post and an address, and forgotten after their time. Nothing here reads one for anybody. */
import { and, eq, lte } from 'drizzle-orm'
import type { Database } from '../tools/db'
import { copyrightReports } from './reports.table'

export type ReportRow = typeof copyrightReports.$inferInsert

/** Whether this address has reported this post already. */
export async function isReported(db: Database, postId: string, email: string): Promise<boolean> {
  const [row] = await db
    .select({ id: copyrightReports.id })
    .from(copyrightReports)
    .where(and(eq(copyrightReports.postId, postId), eq(copyrightReports.email, email)))
  return row !== undefined
}

/** The statement that keeps a report; the first one of an address stands. */
export function addReport(db: Database, row: ReportRow) {
  return db.insert(copyrightReports).values(row).onConflictDoNothing()
}

/** Forgets reports made before a moment. */
export async function forgetReportsBefore(db: Database, before: number): Promise<void> {
  await db.delete(copyrightReports).where(lte(copyrightReports.createdAt, before))
}
