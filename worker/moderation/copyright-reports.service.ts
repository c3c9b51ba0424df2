/** Stores copyright reports, puts them into the moderators' queue, and emails them to the operator. */

import { appError } from '../../domain/errors/errors'
import type { LiveEvent } from '../../domain/live/live'
import { type CopyrightReportInput, validateCopyrightReport } from '../../domain/moderation/copyright'
import { isEmail, normalizeEmail } from '../../domain/people/email'
import { getShareLink } from '../../domain/share/share'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { createReportEmail } from '../emails/copyright-emails'
import { recordEvents } from '../events/events.repo'
import { notifyReport, selectReportEventTargets } from '../notifications/notify.repo'
import { insertEmail } from '../outbox/outbox.repo'
import { createEmail } from '../outbox/outbox.service'
import type { Viewer } from '../posts/access/visible-posts'
import { getPost } from '../posts/read.service'
import { addCopyrightReport, isReported, type ReportRow } from './copyright-reports.repo'
import { addMemberReport } from './reports.repo'

/**
 * Stores a report about a podcast reply that the viewer may see; repeated reports from the same address are ignored.
 */
export async function submitCopyrightReport(
  deps: Pick<AppDeps, 'env' | 'db' | 'clock' | 'ids'>,
  viewer: Viewer,
  postId: string,
  report: CopyrightReportInput,
): Promise<LiveEvent[]> {
  const { env, db, clock, ids } = deps
  const [issue] = validateCopyrightReport(report)
  if (issue) throw appError(issue.code, {}, issue.field)
  const now = clock.now()
  const { kind, title, author, podcast } = await getPost(deps, viewer, postId)
  if (!podcast) throw appError('post.not_found')
  const email = normalizeEmail(report.email)
  if (await isReported(db, postId, email)) return []
  const subject = { postId, authorUsername: author.username, title, podcast }
  const reporter = { name: report.name, email, work: report.work }
  const row: ReportRow = { id: ids.make('rep'), ...subject, ...reporter, createdAt: now }
  // In the moderators' queue it is one of the reports about the post; the statement of its writer stays in its own row.
  const queued = addMemberReport(db, {
    id: ids.make('rpt'),
    subjectKind: 'post',
    subjectId: postId,
    userId: author.id,
    reason: 'copyright',
    copyrightReportId: row.id,
    createdAt: now,
  })
  const { events } = await batch(db, {
    insert: addCopyrightReport(db, row),
    queued,
    notifications: notifyReport(db, { reporterId: null, userId: author.id }, now),
    events: recordEvents(db, selectReportEventTargets(now), now),
    email: createOperatorEmail(deps, row, getShareLink(env.ORIGIN, kind, postId)),
  })
  return events
}

/** Statement that inserts the email to the operator; null without an address. */
function createOperatorEmail(
  deps: Pick<AppDeps, 'env' | 'db' | 'clock' | 'ids'>,
  row: ReportRow,
  link: string,
) {
  const to = normalizeEmail(deps.env.REPORTS_TO ?? '')
  if (!isEmail(to)) return null
  const email = createEmail(deps, createReportEmail(to, row, link))
  return insertEmail(deps.db, { ...email, postId: row.postId })
}
