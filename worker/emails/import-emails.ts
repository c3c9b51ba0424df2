/** The email with the code that proves that a podcast is the user's. */
import { IMPORT_CODE_HOURS } from '../../domain/imports/imports.limits'
import { TITLE_MAX_CHARS } from '../../domain/limits'
import { IMPORT_EMAILS } from '../../domain/locales/en/emails'
import { renderEmail } from './render-email'
import { sanitizeForEmail } from './sanitize'

/** To the owner of a feed: who wants to import it, and the code that allows it. */
export function createImportCodeEmail(
  to: string,
  { code, title, username }: Record<'code' | 'title' | 'username', string>,
) {
  const { subject, heading, asked, enter, lasts, footer } = IMPORT_EMAILS
  return {
    to,
    purpose: 'account' as const,
    ...renderEmail({
      subject,
      heading,
      paragraphs: [
        asked(username, sanitizeForEmail(title, TITLE_MAX_CHARS)),
        enter(code),
        lasts(IMPORT_CODE_HOURS),
      ],
      foot: footer,
    }),
  }
}
