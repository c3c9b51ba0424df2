/** A typed recipient (spec §5): @username, email or phone. The server resolves it. */
import { isShownReordered } from '../text/direction'
import { removeInvisible } from '../text/text'

export type RecipientForm = 'username' | 'email' | 'phone' | 'unknown'

/** 10 to 15 digits with an optional plus, after separators are removed. */
const PHONE = /^\+?\d{10,15}$/

/**
 * Returns the form of a typed recipient: a leading @ is a username, an inner one an email address, digits a phone
 * number. A text shown in another order than it is read has none.
 */
export function detectRecipientForm(input: string): RecipientForm {
  if (isShownReordered(input)) return 'unknown'
  const text = removeInvisible(input).trim()
  if (/^@\S/.test(text)) return 'username'
  if (/^\S+@\S+$/.test(text)) return 'email'
  return PHONE.test(text.replace(/[\s\-()[\]]/g, '')) ? 'phone' : 'unknown'
}

type TypedRecipient = {
  recipient: string
  recipientId: string | null
} & ShownNumber

/** The international form shown for a number, and the text that it was shown for. */
type ShownNumber = { recipientNumber?: string | null; recipientNumberFor?: string | null }

/**
 * Returns the number shown for the typed text; null if it was shown for another one.
 */
export function findConfirmedNumber({
  recipient,
  recipientNumber = null,
  recipientNumberFor = null,
}: Pick<TypedRecipient, 'recipient'> & ShownNumber): string | null {
  return recipientNumberFor === recipient.trim() ? recipientNumber : null
}

/** Returns whether a number without its country code was typed: whose it is depends on where the sender is. */
export function isNationalNumber(typed: string): boolean {
  return detectRecipientForm(typed) === 'phone' && !removeInvisible(typed).trim().startsWith('+')
}

/**
 * Returns whether a name, or a number without its country code, was typed that the sender has not confirmed. Another
 * user may have the name when it is resolved, and the number depends on the country the sender is in then; an
 * address or a whole number is unambiguous.
 */
export function isUnconfirmed(typed: TypedRecipient): boolean {
  const { recipient, recipientId } = typed
  if (detectRecipientForm(recipient) === 'username') return recipientId === null
  return isNationalNumber(recipient) && findConfirmedNumber(typed) === null
}
