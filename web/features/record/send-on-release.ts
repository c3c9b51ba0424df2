/** Sends a held message when the button is let go. It leaves the device `UNDO_SEND_MS` later, through the outbox. */

import { HOLD } from '../../../domain/locales/en/record'
import { UNDO_SEND_MS } from '../../../domain/messages/messages.limits'
import { saveDraft } from '../../drafts/store/drafts'
import { type Form, getForm, saveForms } from '../../recording/forms'
import { showOnRecordScreen } from '../../recording/places'
import { endForm, getRecordState } from '../../recording/session'
import { undoSend } from '../../recording/undo-send'
import { validateRecordForm } from '../../recording/validate-form'
import { closeOverlay } from '../../state/overlays'
import { showToast } from '../../ui/overlays/toast'

type Options = {
  ownerId: string
  /** The recipient's name. */
  to: string
  /** Shows it with Undo where the user sees what it answers; false where a toast does. */
  showLeaving: (leaving: LeavingDraft) => boolean
}

/** A draft that leaves the device after `sendAfter`. */
export type LeavingDraft = { draftId: string; seconds: number; sendAfter: number }

/**
 * Puts the stopped recording of a form into the outbox and ends the form. It stays stopped, for review, when something is
 * missing or the device cannot store it. Returns whether it is in the outbox.
 */
export async function sendOnRelease(formId: string, { ownerId, to, showLeaving }: Options): Promise<boolean> {
  const state = getRecordState(formId)
  const form = getForm(formId)
  if (!form || state.at !== 'stopped' || state.problem) return false
  if (validateRecordForm(form.mode, form.form, form.track?.id ?? null, true).length > 0) return false
  const { draftId: id, seconds } = state.recording
  await saveForms()
  const sendAfter = Date.now() + UNDO_SEND_MS
  const saved = await saveDraft({ id, state: 'waiting', ownerId, sendAfter }).catch(() => null)
  if (!saved) return false
  if (getRecordState(formId).at !== 'stopped') {
    // Without the toast nobody could undo it.
    await saveDraft({ id, state: 'ready', sendAfter: undefined })
    return false
  }
  endForm(formId)
  if (showLeaving({ draftId: id, seconds, sendAfter })) return true
  const undo = async () => {
    const undone = await undoSend(id)
    if (undone) showForReview(undone)
  }
  showToast({ text: HOLD.sending(to), action: { label: HOLD.undo, run: () => void undo() } })
  return true
}

/** The full player would cover it. */
export function showForReview(form: Form): void {
  closeOverlay('player')
  showOnRecordScreen(form)
}
