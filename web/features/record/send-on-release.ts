/** Sends a held message when the button is let go. It leaves the device `UNDO_SEND_MS` later, through the outbox. */

import { HOLD } from '../../../domain/locales/en/record'
import { UNDO_SEND_MS } from '../../../domain/messages/messages.limits'
import { undoSend } from '../../drafts/outbox/undo-send'
import { validateRecordForm } from '../../drafts/session/form'
import { clear } from '../../drafts/session/session'
import { saveForm } from '../../drafts/session/session-form'
import { getSession } from '../../drafts/session/session-state'
import { saveDraft } from '../../drafts/store/drafts'
import { closeOverlay } from '../../state/overlays'
import { goTo } from '../../state/view'
import { showToast } from '../../ui/overlays/toast'

type Options = {
  ownerId: string
  /** The recipient's name. */
  to: string
  /** Whether the user sees the thread that it goes to. */
  isThreadShown: () => boolean
}

/**
 * Puts the stopped recording into the outbox and empties the session. It stays stopped, for review, when something is
 * missing or the device cannot store it.
 */
export async function sendOnRelease({ ownerId, to, isThreadShown }: Options): Promise<void> {
  const { state, mode, form, track } = getSession()
  if (state.at !== 'stopped' || state.problem) return
  if (validateRecordForm(mode, form, track?.id ?? null, true).length > 0) return
  const id = state.recording.draftId
  await saveForm()
  const sendAfter = Date.now() + UNDO_SEND_MS
  const saved = await saveDraft({ id, state: 'waiting', ownerId, sendAfter }).catch(() => null)
  if (!saved) return
  if (getSession().draftId !== id || getSession().state.at !== 'stopped') {
    // Without the toast nobody could undo it.
    await saveDraft({ id, state: 'ready', sendAfter: undefined })
    return
  }
  clear()
  // The thread shows it with Undo.
  if (isThreadShown()) return
  showToast({
    text: HOLD.sending(to),
    action: { label: HOLD.undo, run: () => void undoSend(id).then((isOpen) => isOpen && showForReview()) },
  })
}

/** The full player would cover it. */
export function showForReview(): void {
  closeOverlay('player')
  goTo('record')
}
