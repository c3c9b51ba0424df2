/** Email that delivers a voice message: sender and link only, no content, since emails are not confidential. */
import { DISPLAY_NAME_MAX_CHARS, TITLE_MAX_CHARS } from '../../domain/limits'
import { harmless } from '../outbox/harmless'
import { writeLetter } from '../outbox/letter'
import type { WrittenMail } from '../outbox/outbox.service'
import { MESSAGE_MAIL } from '../words/letters'

export type MessageLetter = {
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
export function messageLetter(given: MessageLetter): WrittenMail {
  const { to, senderUsername, link, days, unsubscribeUrl } = given
  const sender = harmless(given.senderDisplayName, DISPLAY_NAME_MAX_CHARS) ?? `@${senderUsername}`
  const title = harmless(given.title ?? '', TITLE_MAX_CHARS) ?? MESSAGE_MAIL.untitled
  const subject = MESSAGE_MAIL.subject(sender)
  const content = writeLetter({
    subject,
    heading: subject,
    paragraphs: [
      MESSAGE_MAIL.waits(title, senderUsername),
      MESSAGE_MAIL.about,
      ...(days === undefined ? [] : [MESSAGE_MAIL.lasts(days)]),
    ],
    action: { label: MESSAGE_MAIL.action, url: link },
    foot: MESSAGE_MAIL.foot(senderUsername),
    refuse: { label: MESSAGE_MAIL.refuse, url: unsubscribeUrl },
  })
  return { to, purpose: 'message', ...content }
}
