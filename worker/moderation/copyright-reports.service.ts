/** Stores copyright reports and emails them to the operator. */

import { appError } from '../../domain/errors/errors'
import { type CopyrightReportInput, validateCopyrightReport } from '../../domain/moderation/copyright'
import { isEmail, normalizeEmail } from '../../domain/people/people'
import { getShareLink } from '../../domain/share/share'
import type { AppDeps } from '../context'
import { createReportEmail } from '../emails/copyright-emails'
import { insertEmail } from '../outbox/outbox.repo'
import { createEmail } from '../outbox/outbox.service'
import { getPost } from '../posts/read.service'
import type { Viewer } from '../posts/visible-posts'
import { addCopyrightReport, isReported, type ReportRow } from './copyright-reports.repo'

/**
 * Stores a report about a podcast reply that the viewer may see; repeated reports from the same address are ignored.
 */
export async function submitCopyrightReport(
  deps: Pick<AppDeps, 'env' | 'db' | 'clock' | 'ids'>,
  viewer: Viewer,
  postId: string,
  report: CopyrightReportInput,
): Promise<void> {
  const { env, db, clock, ids } = deps
  const [issue] = validateCopyrightReport(report)
  if (issue) throw appError(issue.code, {}, issue.field)
  const { kind, title, author, podcast } = await getPost(deps, viewer, postId)
  if (!podcast) throw appError('post.not_found')
  const email = normalizeEmail(report.email)
  if (await isReported(db, postId, email)) return
  const subject = { postId, authorUsername: author.username, title, podcast }
  const reporter = { name: report.name, email, work: report.work }
  const row: ReportRow = { id: ids.make('rep'), ...subject, ...reporter, createdAt: clock.now() }
  const insert = addCopyrightReport(db, row)
  const to = normalizeEmail(env.REPORTS_TO ?? '')
  if (!isEmail(to)) return void (await insert)
  const reportEmail = createEmail(deps, createReportEmail(to, row, getShareLink(env.ORIGIN, kind, postId)))
  await db.batch([insert, insertEmail(db, reportEmail)])
}
