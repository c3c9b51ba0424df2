/** Settles whom a typed recipient means (spec §5; C27). The same answer is shown to the sender and used when sending. */
import { NOBODY, type Recipient } from '../../domain/audience'
import { fail } from '../../domain/errors'
import { mediaPath } from '../../domain/media'
import { isEmail, normalEmail, normalUsername } from '../../domain/people'
import { recipientForm } from '../../domain/recipients'
import type { ShownRecipient } from '../../domain/recipients.schema'
import { oneLine } from '../../domain/text'
import type { Tools } from '../context'
import { type Country, readNumber } from './phone-number'
import { type FoundPerson, findByName } from './recipients.repo'

export type Settled = { recipient: Recipient; shown: ShownRecipient }
type Asking = { id: string; addresses: readonly string[] }

/** Who is meant, or a refusal that says what to do about it. */
export async function settleRecipient(
  { db }: Pick<Tools, 'db'>,
  sender: Asking,
  typed: string,
  country: Country,
): Promise<Settled> {
  const form = recipientForm(typed)
  if (form === 'email') return toAddress(sender, normalEmail(typed))
  if (form === 'phone') return toNumber(sender, typed, country)
  if (form === 'unknown') throw fail('post.recipient_required', {}, 'recipient')
  const name = typed.trim().slice(1)
  const [person, another] = await findByName(db, sender.id, normalUsername(name), oneLine(name))
  if (!person) throw fail('recipient.unknown', {}, 'recipient')
  if (another) throw fail('recipient.ambiguous', {}, 'recipient')
  if (person.id === sender.id) throw fail('recipient.yourself', {}, 'recipient')
  return {
    recipient: { ...NOBODY, id: person.id },
    shown: { form, shown: `@${person.username}`, person: authorOf(person) },
  }
}

function toAddress(sender: Asking, email: string): Settled {
  if (!isEmail(email)) throw fail('auth.email_invalid', {}, 'recipient')
  if (sender.addresses.includes(email)) throw fail('recipient.yourself', {}, 'recipient')
  return { recipient: { ...NOBODY, email }, shown: { form: 'email', shown: email, person: null } }
}

function toNumber(sender: Asking, typed: string, country: Country): Settled {
  const number = readNumber(typed, country)
  if (!number) throw fail('recipient.phone_country', {}, 'recipient')
  const phone = number.number
  if (sender.addresses.includes(phone)) throw fail('recipient.yourself', {}, 'recipient')
  return {
    recipient: { ...NOBODY, phone },
    shown: { form: 'phone', shown: number.formatInternational(), person: null },
  }
}

function authorOf({ id, username, displayName, avatarColor, avatarMediaId }: FoundPerson) {
  return { id, username, displayName, avatarColor, avatarUrl: avatarMediaId && mediaPath(avatarMediaId) }
}
