/**
 * Copyright reports: stored once per post and address, deleted after their retention. Moderators read them in
 * their queue.
 */
import { and, eq } from 'drizzle-orm'
import { copyrightReports } from '../database/tables/copyright-reports.table'
import type { Database } from '../tools/db'

export type ReportRow = typeof copyrightReports.$inferInsert

/** Whether this address has already reported this post. */
export async function isReported(db: Database, postId: string, email: string): Promise<boolean> {
  const [row] = await db
    .select({ id: copyrightReports.id })
    .from(copyrightReports)
    .where(and(eq(copyrightReports.postId, postId), eq(copyrightReports.email, email)))
  return row !== undefined
}

/** Statement that inserts a report; the first one of an address wins. */
export function addCopyrightReport(db: Database, row: ReportRow) {
  return db.insert(copyrightReports).values(row).onConflictDoNothing()
}
