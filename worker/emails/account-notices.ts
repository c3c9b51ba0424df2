/** Notices to an account's owner when a sign-in method changes, possibly not by them. */

import { parseUserAgent } from '../../domain/auth/user-agent'
import { SIGN_IN_METHOD_EMAIL, SIGN_IN_METHOD_EMAILS, SMS_TEXTS } from '../../domain/locales/en/emails'
import { isEmail } from '../../domain/people/email'
import { getSettingsPath, type SettingsSection } from '../../domain/settings/settings-groups'
import type { AppDeps } from '../context'
import type { OutboxInsert } from '../database/tables/outbox.table'
import { createEmail, createSms } from '../outbox/outbox.service'
import type { SessionUser } from '../session-user'
import { renderEmail } from './render-email'

export type AccountNotice = keyof typeof SIGN_IN_METHOD_EMAILS

/** Where the change can be undone. */
const SECTIONS: Record<AccountNotice, SettingsSection> = {
  'passkey-added': 'passkeys',
  'passkey-removed': 'passkeys',
  'phone-set': 'phone',
  'phone-removed': 'phone',
}

type AccountOwner = Pick<SessionUser, 'email' | 'emailVerified'>

/** The notice for the batch of a change; null without a verified address. Contains no user input. */
export function createNoticeEmail(
  deps: Pick<AppDeps, 'ids' | 'clock' | 'env' | 't'>,
  { email, emailVerified }: AccountOwner,
  notice: AccountNotice,
  agent: string | null,
): OutboxInsert | null {
  if (!emailVerified || !isEmail(email)) return null
  const { browser, system } = parseUserAgent(agent ?? '')
  const written = deps.t(() => {
    const { subject, heading, message } = SIGN_IN_METHOD_EMAILS[notice]
    const where = SIGN_IN_METHOD_EMAIL.where(browser ?? '', system ?? '')
    return renderEmail({
      subject,
      heading,
      paragraphs: [
        where ? `${message} ${SIGN_IN_METHOD_EMAIL.doneIn(where)}` : message,
        SIGN_IN_METHOD_EMAIL.notYou,
      ],
      action: {
        label: SIGN_IN_METHOD_EMAIL.action,
        url: `${deps.env.ORIGIN}${getSettingsPath(SECTIONS[notice])}`,
      },
      foot: SIGN_IN_METHOD_EMAIL.footer,
    })
  })
  return createEmail(deps, { to: email, purpose: 'account', ...written })
}

/**
 * SMS about a change of how an account is signed in to, to its verified number where it has no verified address: a
 * stolen session could otherwise take the account over unnoticed. Null for other accounts.
 */
export function createNoticeSms(
  deps: Pick<AppDeps, 'ids' | 'clock' | 't'>,
  { id, phone, emailVerified }: AccountOwner & Pick<SessionUser, 'id' | 'phone'>,
  notice: 'phoneChanged' | 'passkeyAdded' | 'addressAdded',
): OutboxInsert | null {
  if (phone === null || emailVerified) return null
  const text = deps.t(() => SMS_TEXTS[notice])
  const sms = { ...createSms(deps, { to: phone, text }), senderId: id }
  // Sent with the batch's other messages, not at once.
  return { ...sms, attempts: 0, leasedUntil: null }
}
