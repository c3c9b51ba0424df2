/** A typed recipient (spec §5): @username, email or phone. The server resolves it. */
import { removeInvisible } from '../text/text'

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

type TypedRecipient = {
  recipient: string
  recipientId: string | null
  recipientNumber?: string | null
}

/**
 * Returns whether a username, or a number without its country code, was typed that the sender has not confirmed.
 * Another user may have the name when it is resolved, and the number depends on the country the sender is in then; an
 * address or a whole number is unambiguous.
 */
export function isUnconfirmed({ recipient, recipientId, recipientNumber = null }: TypedRecipient): boolean {
  const form = detectRecipientForm(recipient)
  if (form === 'username') return recipientId === null
  return form === 'phone' && recipientNumber === null && !removeInvisible(recipient).trim().startsWith('+')
}
