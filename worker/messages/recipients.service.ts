/** Resolves a typed recipient (spec §5; C27). The same result is shown to the sender and used when sending. */

import { appError } from '../../domain/errors/errors'
import type { FrequentRecipients, ShownRecipient } from '../../domain/messages/recipients.schema'
import { formatEmail, isEmail, normalizeEmail } from '../../domain/people/email'
import { isReservedUsername, normalizeUsername } from '../../domain/people/people'
import { type Country, parsePhone } from '../../domain/people/phone-number'
import { detectRecipientForm } from '../../domain/people/recipients'
import { NO_RECIPIENT, type Recipient } from '../../domain/posts/audience'
import { removeInvisible, toOneLine } from '../../domain/text/text'
import { DAY_MS } from '../../domain/time/units'
import type { AppDeps } from '../context'
import { type PersonColumns, toPersonDto } from '../people/person-columns'
import { isUsernameOfDeletedUser } from '../people/reserved-usernames'
import type { Reader } from '../posts/access/visible-posts'
import { listFrequentRecipients } from './messages.repo'
import { findByName } from './recipients.repo'

export type ResolvedRecipient = {
  recipient: Recipient
  shown: ShownRecipient
}
type Sender = { id: string; addresses: readonly string[] }

/**
 * The recipient, or an error that says how to correct the input. `country` completes a number without its country code,
 * which is only shown: the international form is what is sent.
 */
export async function resolveRecipient(
  deps: Pick<AppDeps, 'db' | 'env' | 'clock'>,
  sender: Sender,
  typed: string,
  country?: Country,
): Promise<ResolvedRecipient> {
  const form = detectRecipientForm(typed)
  const cleaned = removeInvisible(typed)
  if (form === 'email') return toEmailRecipient(sender, normalizeEmail(typed))
  if (form === 'phone') return toPhoneRecipient(sender, typed, country)
  if (form === 'unknown') throw appError('post.recipient_required', {}, 'recipient')
  const { person, form: matched } = await findPersonByName(deps, sender, cleaned, typed)
  if (person.id === sender.id) throw appError('recipient.yourself', {}, 'recipient')
  return {
    recipient: { ...NO_RECIPIENT, id: person.id },
    shown: { form: matched, label: `@${person.username}`, person: toPersonDto(person) },
  }
}

/** The members that a sender is offered first, and the days whose messages count. */
const FREQUENT_RECIPIENTS = { count: 3, days: 30 }

/** Returns the members to whom the reader sent most messages lately, the most frequent first. */
export async function getFrequentRecipients(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  reader: Reader,
): Promise<FrequentRecipients> {
  const now = clock.now()
  const { count, days } = FREQUENT_RECIPIENTS
  const people = await listFrequentRecipients(db, reader, { now, since: now - days * DAY_MS, limit: count })
  return { items: people.map(toPersonDto) }
}

/**
 * The only member with this name. A display name that is a reserved username or that of a deleted account matches nobody,
 * nor does one in the form of an email address or a phone number, which names another user.
 */
async function findPersonByName(
  deps: Pick<AppDeps, 'db' | 'env' | 'clock'>,
  sender: Sender,
  cleaned: string,
  typed: string,
): Promise<{ person: PersonColumns; form: 'username' | 'displayName' }> {
  const username = normalizeUsername(cleaned)
  const displayName = toOneLine(typed.replace('@', ''))
  const { named, called } = await findByName(deps.db, sender.id, username, displayName)
  if (named) return { person: named, form: 'username' }
  const [person, another] = called
  if (isAddressForm(displayName) || isReservedUsername(username))
    throw appError('recipient.unknown', {}, 'recipient')
  if (!person || (await isUsernameOfDeletedUser(deps, username)))
    throw appError('recipient.unknown', {}, 'recipient')
  if (another) throw appError('recipient.ambiguous', {}, 'recipient')
  return { person, form: 'displayName' }
}

/** Whether a name reads as an email address or a phone number, also in full-width characters. */
function isAddressForm(name: string): boolean {
  const form = detectRecipientForm(name.normalize('NFKC'))
  return form === 'email' || form === 'phone'
}

function toEmailRecipient(sender: Sender, email: string): ResolvedRecipient {
  if (!isEmail(email)) throw appError('auth.email_invalid', {}, 'recipient')
  if (sender.addresses.includes(email)) throw appError('recipient.yourself', {}, 'recipient')
  return {
    recipient: { ...NO_RECIPIENT, email },
    shown: { form: 'email', label: formatEmail(email), person: null },
  }
}

function toPhoneRecipient(sender: Sender, typed: string, country: Country): ResolvedRecipient {
  const number = parsePhone(typed, country)
  if (!number) throw appError('recipient.phone_country', {}, 'recipient')
  const phone = number.number
  if (sender.addresses.includes(phone)) throw appError('recipient.yourself', {}, 'recipient')
  return {
    recipient: { ...NO_RECIPIENT, phone },
    shown: { form: 'phone', label: number.formatInternational(), person: null },
  }
}
