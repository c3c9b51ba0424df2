/** Final email after an account deletion. */

import { listRetainedData } from '../../domain/account/account-deletion'
import { formatDate } from '../../domain/i18n/dates'
import { ACCOUNT_DELETED_EMAIL } from '../../domain/locales/en/emails'
import type { EmailDraft } from '../outbox/outbox.service'
import { renderEmail } from './render-email'

/** Confirms the deletion and lists what was kept; input for `createEmail`. */
export function createAccountDeletedEmail(
  to: string,
  details: { at: number; hadPayments: boolean },
): EmailDraft {
  const day = formatDate(details.at, { dateStyle: 'long', timeZone: 'UTC' })
  const content = renderEmail({
    subject: ACCOUNT_DELETED_EMAIL.subject,
    heading: ACCOUNT_DELETED_EMAIL.subject,
    paragraphs: [
      ACCOUNT_DELETED_EMAIL.deleted(day),
      ACCOUNT_DELETED_EMAIL.retained,
      ...listRetainedData(details),
      ACCOUNT_DELETED_EMAIL.notYou,
    ],
    foot: ACCOUNT_DELETED_EMAIL.footer,
  })
  return { to, purpose: 'account_deletion', ...content }
}
