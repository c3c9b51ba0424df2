/** Resolves a typed recipient (spec §5; C27). The same result is shown to the sender and used when sending. */
import { NOBODY, type Recipient } from '../../domain/audience'
import { fail } from '../../domain/errors'
import { mediaPath } from '../../domain/media'
import { isEmail, normalEmail, normalUsername } from '../../domain/people'
import { recipientForm } from '../../domain/recipients'
import type { ShownRecipient } from '../../domain/recipients.schema'
import { oneLine, withoutUnseen } from '../../domain/text'
import type { Tools } from '../context'
import { isRetired } from '../people/retired-names'
import { type Country, readNumber } from './phone-number'
import { type FoundPerson, findByName } from './recipients.repo'

export type Settled = {
  recipient: Recipient
  shown: ShownRecipient
  /** Matched by display name, which is not unique: the sender has to confirm it. */
  isByDisplayName: boolean
}
type Asking = { id: string; addresses: readonly string[] }

/** The recipient, or an error that says how to correct the input. */
export async function settleRecipient(
  tools: Pick<Tools, 'db' | 'env' | 'clock'>,
  sender: Asking,
  typed: string,
  country: Country,
): Promise<Settled> {
  const form = recipientForm(typed)
  const seen = withoutUnseen(typed)
  if (form === 'email') return toAddress(sender, normalEmail(seen))
  if (form === 'phone') return toNumber(sender, seen, country)
  if (form === 'unknown') throw fail('post.recipient_required', {}, 'recipient')
  const { person, isByDisplayName } = await personCalled(tools, sender, seen, typed)
  if (person.id === sender.id) throw fail('recipient.yourself', {}, 'recipient')
  return {
    recipient: { ...NOBODY, id: person.id },
    shown: { form, shown: `@${person.username}`, person: authorOf(person) },
    isByDisplayName,
  }
}

/** The only member with this name. A display name equal to the username of a deleted account matches nobody. */
async function personCalled(
  tools: Pick<Tools, 'db' | 'env' | 'clock'>,
  sender: Asking,
  seen: string,
  typed: string,
): Promise<{ person: FoundPerson; isByDisplayName: boolean }> {
  const username = normalUsername(seen)
  const displayName = oneLine(typed.replace('@', ''))
  const { named, called } = await findByName(tools.db, sender.id, username, displayName)
  if (named) return { person: named, isByDisplayName: false }
  const [person, another] = called
  if (!person || (await isRetired(tools, username))) throw fail('recipient.unknown', {}, 'recipient')
  if (another) throw fail('recipient.ambiguous', {}, 'recipient')
  return { person, isByDisplayName: true }
}

function toAddress(sender: Asking, email: string): Settled {
  if (!isEmail(email)) throw fail('auth.email_invalid', {}, 'recipient')
  if (sender.addresses.includes(email)) throw fail('recipient.yourself', {}, 'recipient')
  return {
    recipient: { ...NOBODY, email },
    shown: { form: 'email', shown: email, person: null },
    isByDisplayName: false,
  }
}

function toNumber(sender: Asking, typed: string, country: Country): Settled {
  const number = readNumber(typed, country)
  if (!number) throw fail('recipient.phone_country', {}, 'recipient')
  const phone = number.number
  if (sender.addresses.includes(phone)) throw fail('recipient.yourself', {}, 'recipient')
  return {
    recipient: { ...NOBODY, phone },
    shown: { form: 'phone', shown: number.formatInternational(), person: null },
    isByDisplayName: false,
  }
}

function authorOf({ id, username, displayName, avatarColor, avatarMediaId }: FoundPerson) {
  return { id, username, displayName, avatarColor, avatarUrl: avatarMediaId && mediaPath(avatarMediaId) }
}
