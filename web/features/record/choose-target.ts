import { editForm } from '../../recording/edit'
import { getForm } from '../../recording/forms'
import { chooseMode } from '../../recording/session'
import { getTargetMode, type WireTarget } from './wire-targets'

/**
 * Gives a recording to the face or bird that was chosen for it. `other` leaves no face of before as its recipient. A new
 * message is private, whatever its author chose for another.
 */
export function chooseTarget(formId: string, target: WireTarget): void {
  void chooseMode(formId, getTargetMode(target))
  if (target.by === 'person') {
    const { id, username, displayName } = target.person
    editForm(formId, {
      recipient: `@${username}`,
      recipientId: id,
      recipientName: displayName,
      isPrivate: null,
    })
  } else if (target.by === 'other' && getForm(formId)?.form.recipientId != null)
    editForm(formId, { recipient: '', recipientId: null, recipientName: null, isPrivate: null })
}
