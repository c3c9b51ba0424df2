/** Notices to an account's owner when a sign-in method changes, possibly not by them. */
import { deviceOf } from '../../domain/devices'
import { isEmail } from '../../domain/people'
import type { Tools } from '../context'
import { writeLetter } from '../outbox/letter'
import { mailLetter, smsLetter } from '../outbox/outbox.service'
import type { Letter } from '../outbox/outbox.table'
import { TEXTS, WAY_MAIL, WAY_MAILS } from '../words/letters'
import type { Viewer } from './session'

export type Notice = keyof typeof WAY_MAILS

type Owner = Pick<Viewer, 'email' | 'emailVerified'>

/** The notice for the batch of a change; null without a verified address. Contains no user input. */
export function noticeLetter(
  tools: Pick<Tools, 'ids' | 'clock' | 'env' | 'say'>,
  { email, emailVerified }: Owner,
  notice: Notice,
  agent: string | null,
): Letter | null {
  if (!emailVerified || !isEmail(email)) return null
  const { browser, system } = deviceOf(agent ?? '')
  const written = tools.say(() => {
    const { subject, heading, told } = WAY_MAILS[notice]
    const where = WAY_MAIL.where(browser ?? '', system ?? '')
    return writeLetter({
      subject,
      heading,
      paragraphs: [where ? `${told} ${WAY_MAIL.doneIn(where)}` : told, WAY_MAIL.otherwise],
      action: { label: WAY_MAIL.action, url: `${tools.env.ORIGIN}/?view=settings` },
      foot: WAY_MAIL.foot,
    })
  })
  return mailLetter(tools, { to: email, purpose: 'account', ...written })
}

/**
 * SMS to the previous number of a user without a verified address: a stolen session could otherwise take the account
 * over unnoticed.
 */
export function oldNumberLetter(
  tools: Pick<Tools, 'ids' | 'clock' | 'say'>,
  person: Owner & Pick<Viewer, 'phone'>,
): Letter | null {
  if (person.phone === null || person.emailVerified) return null
  const text = tools.say(() => TEXTS.oldNumber)
  // Sent with the batch's other messages, not at once.
  return { ...smsLetter(tools, { to: person.phone, text }), attempts: 0, leasedUntil: null }
}
