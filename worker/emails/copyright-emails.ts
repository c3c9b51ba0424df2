/** Email that forwards a copyright report to the site's operator. */
import { formatDuration } from '../../domain/time/duration'
import type { copyrightReports } from '../database/tables/copyright-reports.table'
import type { EmailDraft } from '../outbox/outbox.service'
import { renderEmail } from './render-email'

/** Email to the operator's address, ready for `createEmail`. */
export function createReportEmail(
  to: string,
  report: typeof copyrightReports.$inferInsert,
  link: string,
): EmailDraft {
  const { authorUsername, title, podcast, name, email, work } = report
  const { trimStart, trimEnd } = podcast
  const excerpt =
    trimStart === null || trimEnd === null
      ? ''
      : `, ${formatDuration(trimStart)} to ${formatDuration(trimEnd)}`
  const source = podcast.originalUrl ?? podcast.uploadedFileName ?? ''
  const content = renderEmail({
    subject: `Copyright report about “${title}”`,
    heading: 'A podcast reply was reported',
    paragraphs: [
      `“${title}” by @${authorUsername} replies to ${podcast.author}: ${podcast.subject} (${source}${excerpt}).`,
      `${name} <${email}> says:`,
      work,
      'They confirmed that this is true, and that they own the work or speak for its owner.',
    ],
    action: { label: 'Open the reply', url: link },
    foot: 'You got this email because this site sends its copyright reports to your address. We keep it with the site’s records.',
  })
  return { to, purpose: 'account', ...content }
}
