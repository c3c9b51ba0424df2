/** Final mail after an account deletion. */

import { listRetainedData } from '../../domain/account-deletion'
import { formatDate } from '../../domain/dates'
import type { EmailDraft } from '../outbox/outbox.service'
import { renderEmail } from '../outbox/render-email'
import { FAREWELL_MAIL } from '../words/emails'

/** Confirms the deletion and lists what was kept; input for `createEmail`. */
export function createFarewellEmail(to: string, details: { at: number; hadPayments: boolean }): EmailDraft {
  const day = formatDate(details.at, { dateStyle: 'long', timeZone: 'UTC' })
  const content = renderEmail({
    subject: FAREWELL_MAIL.subject,
    heading: FAREWELL_MAIL.subject,
    paragraphs: [
      FAREWELL_MAIL.deleted(day),
      FAREWELL_MAIL.kept,
      ...listRetainedData(details),
      FAREWELL_MAIL.otherwise,
    ],
    foot: FAREWELL_MAIL.foot,
  })
  return { to, purpose: 'farewell', ...content }
}
