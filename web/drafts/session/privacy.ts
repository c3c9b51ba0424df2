/** A form begun for one person stays private, and for that person, until its author makes it public (S4-18). Pure. */
import { getPostMode } from '../../../domain/kinds'
import { isAddressed } from '../../../domain/posts/validate-draft'
import { MESSAGE_KIND } from '../../kinds'
import {
  EMPTY_FORM,
  findAnswered,
  getOwlcast,
  isPrivateMessage,
  isPrivateParent,
} from '../store/draft-record'
import type { RecordForm } from './form-storage'

type AddressedForm = Pick<RecordForm, 'mode' | 'form'>

const MESSAGE_MODE = getPostMode(MESSAGE_KIND, null)

/**
 * The form after a change. A change that would make a private form public makes it a message that needs a recipient,
 * which the author chooses: what another mode has left there was never shown.
 */
export function keepPrivate<After extends AddressedForm>(before: AddressedForm, after: After): After {
  if (!isPrivateForm(before) || isPrivateForm(after)) return after
  const recipient = isAddressed(before.mode) ? after.form.recipient : EMPTY_FORM.recipient
  const form = { ...after.form, recipient, recipientId: null, isPrivate: true, owlcast: null }
  return { ...after, mode: MESSAGE_MODE, form }
}

/**
 * The form after a change. Of one that comes to answer a private post, the recipient typed before is taken out, unless it
 * is who made that post: the server sends it to the other one of the conversation, and no screen asks for another.
 */
export function keepToConversation<After extends AddressedForm>(before: AddressedForm, after: After): After {
  const answered = findAnswered(after)
  const { recipientId } = after.form
  const isKept = answered?.id === findAnswered(before)?.id
  if (!answered || isKept || (recipientId !== null && recipientId === answered.authorId)) return after
  const { recipient, recipientName, recipientNumber, recipientNumberFor } = EMPTY_FORM
  const none = { recipient, recipientId: null, recipientName, recipientNumber, recipientNumberFor }
  return { ...after, form: { ...after.form, ...none } }
}

/** Whether only its recipient can hear it. A reply to something private is private whatever its kind. */
function isPrivateForm({ mode, form }: AddressedForm): boolean {
  const owlcast = getOwlcast({ mode, form })
  return isPrivateMessage(mode, form) || form.parents.some((parent) => isPrivateParent(parent, owlcast))
}
