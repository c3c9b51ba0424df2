/** A typed recipient (spec §5): @username, email or phone. The server resolves it. */
import { removeInvisible } from './text'

export type RecipientForm = 'username' | 'email' | 'phone' | 'unknown'

/** 10 to 15 digits with an optional plus, after separators are removed. */
const PHONE = /^\+?\d{10,15}$/

/**
 * Returns the form of a typed recipient: a leading @ is a username, an inner one an email address, digits a phone
 * number.
 */
export function detectRecipientForm(input: string): RecipientForm {
  const text = removeInvisible(input).trim()
  if (/^@\S/.test(text)) return 'username'
  if (/^\S+@\S+$/.test(text)) return 'email'
  return PHONE.test(text.replace(/[\s\-()[\]]/g, '')) ? 'phone' : 'unknown'
}

/**
 * Returns whether a username was typed that the sender has not confirmed. Another user may have the name when it is
 * resolved; an address or a number is unambiguous.
 */
export function isUnconfirmed({
  recipient,
  recipientId,
}: {
  recipient: string
  recipientId: string | null
}): boolean {
  return detectRecipientForm(recipient) === 'username' && recipientId === null
}
