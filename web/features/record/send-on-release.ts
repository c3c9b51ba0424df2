/** Sends a held message when the button is let go. It leaves the device `UNDO_SEND_MS` later, through the outbox. */
import { UNDO_SEND_MS } from '../../../domain/limits'
import { HOLD, PUBLISH } from '../../../domain/locales/en/record'
import { findTrack } from '../../api/tracks.queries'
import { validateRecordForm } from '../../drafts/session/form'
import { clear, getSession, openSavedDraft, saveForm } from '../../drafts/session/session'
import { readDraft, saveDraft } from '../../drafts/store/drafts'
import { lockDraft } from '../../drafts/store/tab-locks'
import { showToast } from '../../ui/overlays/toast'

type Options = {
  ownerId: string
  /** The recipient's name. */
  to: string
  /** Called after Undo has reopened the recording. */
  onUndone: () => void
}

/**
 * Puts the stopped recording into the outbox and empties the session. It stays stopped, for review, when something is
 * missing or the device cannot store it.
 */
export async function sendOnRelease({ ownerId, to, onUndone }: Options): Promise<void> {
  const { state, mode, form, track } = getSession()
  if (state.at !== 'stopped' || state.problem) return
  if (validateRecordForm(mode, form, track?.id ?? null, true).length > 0) return
  const id = state.recording.draftId
  await saveForm()
  const sendAfter = Date.now() + UNDO_SEND_MS
  const saved = await saveDraft({ id, state: 'waiting', ownerId, sendAfter }).catch(() => null)
  if (!saved || getSession().draftId !== id || getSession().state.at !== 'stopped') return
  clear()
  showToast({
    text: HOLD.sending(to),
    action: { label: HOLD.undo, run: () => void undoSend(id, onUndone) },
  })
}

/** Gives the recording back as a stopped draft: in the session when that is empty, else among the saved recordings. */
async function undoSend(id: string, onUndone: () => void): Promise<void> {
  const unlock = await lockDraft(id)
  const draft = unlock && (await readDraft(id))
  const isBack =
    draft?.state === 'waiting' && (await saveDraft({ id, state: 'ready', sendAfter: undefined })) !== null
  unlock?.()
  if (!isBack) showToast({ text: PUBLISH.alreadyPublished })
  else if (await openSavedDraft(id, findTrack)) onUndone()
}
