/**
 * The mail that brings somebody a voice message. It says who sent it and leads to it; what is said stays behind the link,
 * since mails pass through many hands.
 */
import { DISPLAY_NAME_MAX_CHARS, TITLE_MAX_CHARS } from '../../domain/limits'
import { harmless } from '../outbox/harmless'
import { writeLetter } from '../outbox/letter'
import type { WrittenMail } from '../outbox/outbox.service'

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

const DEFAULT_TITLE = 'Voice Message'

/** A mail to an invitee, ready for `mailLetter`: `mailLetter(tools, messageLetter({ … }))`. */
export function messageLetter(given: MessageLetter): WrittenMail {
  const { to, senderUsername, link, days, refuseLink } = given
  const sender = harmless(given.senderDisplayName, DISPLAY_NAME_MAX_CHARS) ?? `@${senderUsername}`
  const title = harmless(given.title ?? '', TITLE_MAX_CHARS) ?? DEFAULT_TITLE
  const subject = `${sender} sent you a voice message`
  const content = writeLetter({
    subject,
    heading: subject,
    paragraphs: [
      `“${title}” from @${senderUsername} is waiting for you. You need no account to listen.`,
      'Owlcast is a place for voices: people record what they have to say and answer each other.',
      ...(days === undefined ? [] : [lasting(days)]),
    ],
    action: { label: 'Open the message', url: link },
    foot: `You get this mail because @${senderUsername} entered your address at Owlcast. If you do not know them, leave it alone.`,
    refuse: { label: 'Do not mail me messages from Owlcast', url: refuseLink },
  })
  return { to, purpose: 'message', ...content }
}

function lasting(days: number): string {
  return `The link lasts ${days} days and belongs to whoever opens the message first, so keep it to yourself.`
}
