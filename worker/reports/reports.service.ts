/** Stores copyright reports and emails them to the operator. */
import { type CopyrightReport, missingInReport } from '../../domain/copyright'
import { fail } from '../../domain/errors'
import { DAY_MS } from '../../domain/expiry'
import { REPORTS_KEPT_DAYS } from '../../domain/limits'
import { isEmail, normalEmail } from '../../domain/people'
import { shareLink } from '../../domain/share'
import type { Tools } from '../context'
import { addLetter } from '../outbox/outbox.repo'
import { mailLetter } from '../outbox/outbox.service'
import { readPost } from '../posts/read.service'
import type { Looker } from '../posts/visible-posts'
import { reportLetter } from './letters'
import { addReport, forgetReportsBefore, isReported, type ReportRow } from './reports.repo'

/**
 * Stores a report about a podcast reply that the viewer may see; repeated reports from the same address are ignored.
 */
export async function reportCopyright(
  tools: Pick<Tools, 'env' | 'db' | 'clock' | 'ids'>,
  viewer: Looker,
  postId: string,
  report: CopyrightReport,
): Promise<void> {
  const { env, db, clock, ids } = tools
  const [lack] = missingInReport(report)
  if (lack) throw fail(lack.code, {}, lack.field)
  const { kind, title, author, podcast } = await readPost(tools, viewer, postId)
  if (!podcast) throw fail('post.not_found')
  const email = normalEmail(report.email)
  if (await isReported(db, postId, email)) return
  const about = { postId, authorUsername: author.username, title, podcast }
  const said = { name: report.name, email, work: report.work }
  const row: ReportRow = { id: ids.make('rep'), ...about, ...said, createdAt: clock.now() }
  const keep = addReport(db, row)
  const to = normalEmail(env.REPORTS_TO ?? '')
  if (!isEmail(to)) return void (await keep)
  const letter = mailLetter(tools, reportLetter(to, row, shareLink(env.ORIGIN, kind, postId)))
  await db.batch([keep, addLetter(db, letter)])
}

/** Deletes old reports; part of the cron run. */
export async function forgetReports({ db, clock }: Pick<Tools, 'db' | 'clock'>): Promise<void> {
  await forgetReportsBefore(db, clock.now() - REPORTS_KEPT_DAYS * DAY_MS)
}
