/** Whom a message is for, as typed (spec §5): @username, e-mail or phone. Who that is, the server settles. */
import { withoutUnseen } from './text'

export type RecipientForm = 'username' | 'email' | 'phone' | 'unknown'

/** 10 to 15 digits with an optional plus; spaces, dashes and brackets do not count. */
const PHONE = /^\+?\d{10,15}$/

/** A leading @ means a username, an inner one an e-mail address; digits a phone number. */
export function recipientForm(input: string): RecipientForm {
  const text = withoutUnseen(input).trim()
  if (/^@\S/.test(text)) return 'username'
  if (/^\S+@\S+$/.test(text)) return 'email'
  return PHONE.test(text.replace(/[\s\-()[\]]/g, '')) ? 'phone' : 'unknown'
}

/**
 * Whether a recipient was typed as a name and the sender has not been shown yet who that is. Someone else may have the
 * name by the time it is looked up; an e-mail address or a phone number says itself where it goes.
 */
export function isUnconfirmed({
  recipient,
  recipientId,
}: {
  recipient: string
  recipientId: string | null
}): boolean {
  return recipientForm(recipient) === 'username' && recipientId === null
}
