/** Email that forwards a copyright report to the site's operator. */
import { clockTime } from '../../domain/expiry'
import { writeLetter } from '../outbox/letter'
import type { WrittenMail } from '../outbox/outbox.service'
import type { ReportRow } from './reports.repo'

/** Email to the operator's address, ready for `createEmail`. */
export function reportLetter(to: string, report: ReportRow, link: string): WrittenMail {
  const { authorUsername, title, podcast, name, email, work } = report
  const { trimStart, trimEnd } = podcast
  const part =
    trimStart === null || trimEnd === null ? '' : `, ${clockTime(trimStart)} to ${clockTime(trimEnd)}`
  const source = podcast.originalUrl ?? podcast.uploadedFileName ?? ''
  const content = writeLetter({
    subject: `Copyright report about “${title}”`,
    heading: 'Somebody reports a podcast reply',
    paragraphs: [
      `“${title}” by @${authorUsername} answers ${podcast.author}: ${podcast.subject} (${source}${part}).`,
      `${name} <${email}> says:`,
      work,
      'They say that this is true and that they own the work or speak for its owner.',
    ],
    action: { label: 'Open the reply', url: link },
    foot: 'You get this mail because this Owlcast sends its reports to your address. It is kept with the site’s own records.',
  })
  return { to, purpose: 'account', ...content }
}
