/**
 * Who is the confirmed recipient of a form: the member, address or number that its author was shown. The server refuses a
 * message whose recipient resolves to another one by then.
 */
import { findConfirmedNumber } from '../people/recipients'
import type { ShownRecipient } from './recipients.schema'

/** The recipient in a form. */
export type FormRecipient = {
  /** As typed. */
  recipient: string
  /** The member confirmed for it. */
  recipientId: string | null
  /** The international form shown for a number, and the typed text for which it was shown. */
  recipientNumber: string | null
  recipientNumberFor: string | null
}

/** What is known about a recipient outside of the form. */
type RecipientLookup = {
  /** The text that was looked up, without spaces around it. */
  typed: string
  /** The answer for it; undefined before there is one. */
  found: ShownRecipient | undefined
  /** The member whose button the author pressed. */
  pressedId: string | null
  /** Whether the draft is being sent. */
  isLocked: boolean
}

/** What the form of a confirmed recipient is completed with. */
export type ConfirmedRecipient = Omit<FormRecipient, 'recipient'> & { recipientName: string | null }

export type RecipientConfirmation = {
  /** The answer for what the form has now, with its confirmed number; undefined without one. */
  shown: ShownRecipient | undefined
  /** Whether the name belongs to another member than the confirmed one. */
  isChanged: boolean
  /** Whether the author has to press the button with the username of `shown` first. */
  needsConfirmation: boolean
  /** Whether that button is shown: it stays once it was pressed. */
  hasButton: boolean
  /** What completes the form; null where nothing is confirmed, and where the form has it already. */
  changes: ConfirmedRecipient | null
}

/**
 * Returns whom a form is confirmed for by the last lookup. An answer for another text than the form has now confirms
 * nobody. Once the draft is being sent, an answer confirms nobody either: its author has pressed Send already.
 */
export function confirmRecipient(
  form: FormRecipient,
  { typed, found, pressedId, isLocked }: RecipientLookup,
): RecipientConfirmation {
  const number = findConfirmedNumber(form)
  const shown = typed === form.recipient.trim() ? withNumber(found, number) : undefined
  if (!shown) return { shown, isChanged: false, needsConfirmation: false, hasButton: false, changes: null }
  const shownId = shown.person?.id ?? null
  const shownNumber = shown.form === 'phone' ? shown.label : null
  const isChanged = form.recipientId !== null && form.recipientId !== shownId
  // Anyone may have a display name: nobody is confirmed until the author presses the button with their username.
  const isByDisplayName = shown.form === 'displayName'
  const needsConfirmation = isChanged || (isByDisplayName && form.recipientId !== shownId)
  const isPressed = pressedId !== null && pressedId === shownId
  const isComplete = form.recipientId === shownId && number === shownNumber
  return {
    shown,
    isChanged,
    needsConfirmation,
    hasButton: isByDisplayName || needsConfirmation || isPressed,
    changes:
      isLocked || needsConfirmation || isComplete
        ? null
        : {
            recipientId: shownId,
            recipientName: shown.person?.displayName ?? null,
            recipientNumber: shownNumber,
            recipientNumberFor: shownNumber && typed,
          },
  }
}

/** A confirmed number stays the one shown: without its country code it may be another one where the sender is now. */
function withNumber(found: ShownRecipient | undefined, number: string | null): ShownRecipient | undefined {
  return found?.form === 'phone' && number ? { ...found, label: number } : found
}
