/** Emails about requests to join: to the operator, and to who asked. */
import { DISPLAY_NAME_MAX_CHARS } from '../../domain/limits'
import { SIGN_UP_EMAILS } from '../../domain/locales/en/emails'
import { type EmailContent, renderEmail } from './render-email'
import { sanitizeForEmail } from './sanitize'

type Site = { origin: string; site: string }
type Recipient = Site & { displayName: string }

/** To the site's contact: a person waits. Names nobody, since anyone may have typed anything. */
export function createSignUpRequestEmail(to: string, { origin, site }: Site) {
  const { subject, heading, text, action } = SIGN_UP_EMAILS.request
  return toSignUpEmail(to, {
    subject: subject(site),
    heading,
    paragraphs: [text(site)],
    action: { label: action, url: `${origin}/?view=site` },
    foot: SIGN_UP_EMAILS.footer(site),
  })
}

/** To who may join now. */
export function createApprovedEmail(to: string, { origin, site, displayName }: Recipient) {
  const { subject, heading, text, action } = SIGN_UP_EMAILS.approved
  const name = sanitizeForEmail(displayName, DISPLAY_NAME_MAX_CHARS)
  return toSignUpEmail(to, {
    subject: subject(site),
    heading: heading(name ?? ''),
    paragraphs: [text(site)],
    action: { label: action, url: `${origin}/?sign-in=email` },
    foot: SIGN_UP_EMAILS.footer(site),
  })
}

/** To who may not join. */
export function createDeclinedEmail(to: string, { site }: Recipient) {
  const { subject, heading, text } = SIGN_UP_EMAILS.declined
  return toSignUpEmail(to, {
    subject: subject(site),
    heading,
    paragraphs: [text(site)],
    foot: SIGN_UP_EMAILS.footer(site),
  })
}

function toSignUpEmail(to: string, content: EmailContent) {
  return { to, purpose: 'account' as const, ...renderEmail(content) }
}
