/** Notices to an account's owner when a sign-in method changes, possibly not by them. */

import { isEmail } from '../../domain/people'
import { parseUserAgent } from '../../domain/user-agent'
import type { AppDeps } from '../context'
import { createEmail, createSms } from '../outbox/outbox.service'
import type { OutboxInsert } from '../outbox/outbox.table'
import { renderEmail } from '../outbox/render-email'
import { TEXTS, WAY_MAIL, WAY_MAILS } from '../words/emails'
import type { SessionUser } from './session-user'

export type AccountNotice = keyof typeof WAY_MAILS

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
    const { subject, heading, message } = WAY_MAILS[notice]
    const where = WAY_MAIL.where(browser ?? '', system ?? '')
    return renderEmail({
      subject,
      heading,
      paragraphs: [where ? `${message} ${WAY_MAIL.doneIn(where)}` : message, WAY_MAIL.otherwise],
      action: { label: WAY_MAIL.action, url: `${deps.env.ORIGIN}/?view=settings` },
      foot: WAY_MAIL.foot,
    })
  })
  return createEmail(deps, { to: email, purpose: 'account', ...written })
}

/**
 * SMS to the previous number of a user without a verified address: a stolen session could otherwise take the account
 * over unnoticed.
 */
export function createOldNumberSms(
  deps: Pick<AppDeps, 'ids' | 'clock' | 't'>,
  person: AccountOwner & Pick<SessionUser, 'phone'>,
): OutboxInsert | null {
  if (person.phone === null || person.emailVerified) return null
  const text = deps.t(() => TEXTS.oldNumber)
  // Sent with the batch's other messages, not at once.
  return { ...createSms(deps, { to: person.phone, text }), attempts: 0, leasedUntil: null }
}
