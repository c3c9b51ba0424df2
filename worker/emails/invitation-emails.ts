/** Email that invites a collaborator. */
import { DISPLAY_NAME_MAX_CHARS, TITLE_MAX_CHARS } from '../../domain/limits'
import { INVITATION_EMAIL, MESSAGE_EMAIL } from '../../domain/locales/en/emails'
import type { EmailDraft } from '../outbox/outbox.service'
import { renderEmail } from './render-email'
import { sanitizeForEmail } from './sanitize'

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
  const postLabel = title === null ? contentName : INVITATION_EMAIL.titled(title, contentName)
  const subject = INVITATION_EMAIL.subject(inviter)
  const content = renderEmail({
    subject,
    heading: subject,
    paragraphs: [
      INVITATION_EMAIL.intro(inviterUsername, postLabel),
      MESSAGE_EMAIL.about,
      isNamed ? INVITATION_EMAIL.validityForMember(days) : INVITATION_EMAIL.validity(days),
    ],
    action: { label: INVITATION_EMAIL.action, url: link },
    foot: isNamed ? INVITATION_EMAIL.footerForMember(inviterUsername) : MESSAGE_EMAIL.footer(inviterUsername),
    unsubscribe: { label: MESSAGE_EMAIL.unsubscribe, url: unsubscribeUrl },
  })
  return { to, purpose: 'message', ...content }
}
