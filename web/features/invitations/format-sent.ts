/** The text for the inviter about an invitation that went out. */
import { INVITATIONS } from '../../../domain/locales/en/people'

/** Says too that no email goes, where the member got as many today as one may. */
export function formatSent(name: string, isWithoutEmail = false): string {
  const sent = INVITATIONS.sent(name)
  return isWithoutEmail ? `${sent} ${INVITATIONS.sentWithoutEmail(name)}` : sent
}
