/** A typed recipient (spec §5): @username, email or phone. The server resolves it. */
import { isShownReordered } from '../text/direction'
import { removeInvisible } from '../text/text'
import { isEmail, normalizeEmail } from './email'
import { isPhoneForm, toPhoneDigits } from './phone-text'

export type RecipientForm = 'username' | 'email' | 'phone' | 'unknown'

/**
 * Returns the form of a typed recipient: a leading @ is a username, an inner one an email address, also pasted with the
 * name in front, digits a phone number. A text shown in another order than it is read has none.
 */
export function detectRecipientForm(input: string): RecipientForm {
  if (isShownReordered(input)) return 'unknown'
  const text = removeInvisible(input).trim()
  if (/^@\S/.test(text)) return 'username'
  if (/^\S+@\S+$/.test(text) || isEmail(normalizeEmail(text))) return 'email'
  return isPhoneForm(input) ? 'phone' : 'unknown'
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
  return detectRecipientForm(typed) === 'phone' && !toPhoneDigits(typed).startsWith('+')
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
