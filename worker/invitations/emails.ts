/** Email that invites a collaborator. */
import { DISPLAY_NAME_MAX_CHARS, TITLE_MAX_CHARS } from '../../domain/limits'
import type { EmailDraft } from '../outbox/outbox.service'
import { renderEmail } from '../outbox/render-email'
import { sanitizeForEmail } from '../outbox/sanitize'
import { INVITATION_MAIL, MESSAGE_MAIL } from '../words/emails'

export type InvitationEmail = {
  to: string
  /** Invited by name: the inviter does not know the address. */
  isNamed: boolean
  inviterDisplayName: string
  inviterUsername: string
  title: string
  /** Name of the kind: 'Squawk', 'HUM', 'Owlcast'. */
  contentName: string
  /** URL of the post with the invitation's token. */
  link: string
  /** Validity of the link in days. */
  days: number
  /** Unsubscribe URL of the recipient. */
  unsubscribeUrl: string
}

/** Email to an invitee, ready for `createEmail`. */
export function createInvitationEmail(input: InvitationEmail): EmailDraft {
  const { to, isNamed, inviterUsername, contentName, link, days, unsubscribeUrl } = input
  const inviter = sanitizeForEmail(input.inviterDisplayName, DISPLAY_NAME_MAX_CHARS) ?? `@${inviterUsername}`
  const title = sanitizeForEmail(input.title, TITLE_MAX_CHARS)
  const postLabel = title === null ? contentName : INVITATION_MAIL.titled(title, contentName)
  const subject = INVITATION_MAIL.subject(inviter)
  const content = renderEmail({
    subject,
    heading: subject,
    paragraphs: [
      INVITATION_MAIL.asks(inviterUsername, postLabel),
      MESSAGE_MAIL.about,
      isNamed ? INVITATION_MAIL.lastsForMember(days) : INVITATION_MAIL.lasts(days),
    ],
    action: { label: INVITATION_MAIL.action, url: link },
    foot: isNamed ? INVITATION_MAIL.footForMember(inviterUsername) : MESSAGE_MAIL.foot(inviterUsername),
    unsubscribe: { label: MESSAGE_MAIL.refuse, url: unsubscribeUrl },
  })
  return { to, purpose: 'message', ...content }
}
