/** Email that delivers a voice message: sender and link only, no content, since emails are not confidential. */
import { DISPLAY_NAME_MAX_CHARS, TITLE_MAX_CHARS } from '../../domain/limits'
import { MESSAGE_EMAIL } from '../../domain/locales/en/emails'
import type { EmailDraft } from '../outbox/outbox.service'
import { renderEmail } from './render-email'
import { sanitizeForEmail } from './sanitize'

export type MessageEmail = {
  to: string
  senderDisplayName: string
  senderUsername: string
  title?: string
  /** The magic link, or the share link of a public message. */
  link: string
  /** Validity of a magic link in days. */
  days?: number
  /** Unsubscribe URL of the recipient. */
  unsubscribeUrl: string
}

/** Email to a recipient, ready for `createEmail`. */
export function createMessageEmail(input: MessageEmail): EmailDraft {
  const { to, senderUsername, link, days, unsubscribeUrl } = input
  const sender = sanitizeForEmail(input.senderDisplayName, DISPLAY_NAME_MAX_CHARS) ?? `@${senderUsername}`
  const title = sanitizeForEmail(input.title ?? '', TITLE_MAX_CHARS) ?? MESSAGE_EMAIL.untitled
  const subject = MESSAGE_EMAIL.subject(sender)
  const content = renderEmail({
    subject,
    heading: subject,
    paragraphs: [
      MESSAGE_EMAIL.intro(title, senderUsername),
      MESSAGE_EMAIL.about,
      ...(days === undefined ? [] : [MESSAGE_EMAIL.validity(days)]),
    ],
    action: { label: MESSAGE_EMAIL.action, url: link },
    foot: MESSAGE_EMAIL.footer(senderUsername),
    unsubscribe: { label: MESSAGE_EMAIL.unsubscribe, url: unsubscribeUrl },
  })
  return { to, purpose: 'message', ...content }
}
