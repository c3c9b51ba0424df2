/**
 * The mail that brings somebody a voice message. It says who sent it and leads to it; what is said stays behind the link,
 * since mails pass through many hands.
 */
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
  /** The magic link; the share link of a message that everyone may hear. */
  link: string
  /** How long a magic link lasts. */
  days?: number
  /** Where the recipient refuses more such mails; from `refusalLink`. */
  refuseLink: string
}

/** A mail to an invitee, ready for `mailLetter`: `mailLetter(tools, messageLetter({ … }))`. */
export function messageLetter(given: MessageLetter): WrittenMail {
  const { to, senderUsername, link, days, refuseLink } = given
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
    refuse: { label: MESSAGE_MAIL.refuse, url: refuseLink },
  })
  return { to, purpose: 'message', ...content }
}
