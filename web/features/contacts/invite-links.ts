/** Letters that a person writes to a contact themselves: their own programs open, with a few words and the link to them. */
import { INVITE } from '../../words/contacts'

/** Opens a mail. */
export function mailLink(email: string, link: string): string {
  const to = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(INVITE.subject)}&body=${encodeURIComponent(INVITE.text(link))}`
}

/** Opens a message. Android and iOS agree on `?&` alone. */
export function textLink(phone: string, link: string): string {
  return `sms:${phone.replace(/[^\d+]/g, '')}?&body=${encodeURIComponent(INVITE.text(link))}`
}
