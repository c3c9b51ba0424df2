/** Links that open the user's own email or messaging app with an invitation text. */
import { INVITE } from '../../../domain/locales/en/people'

/** A `mailto:` link. */
export function createMailtoLink(email: string, link: string): string {
  const to = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(INVITE.subject)}&body=${encodeURIComponent(INVITE.text(link))}`
}

/** An `sms:` link. `?&` is the only separator that both Android and iOS accept. */
export function createSmsLink(phone: string, link: string): string {
  return `sms:${phone.replace(/[^\d+]/g, '')}?&body=${encodeURIComponent(INVITE.text(link))}`
}
