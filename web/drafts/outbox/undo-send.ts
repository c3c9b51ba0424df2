/** Takes back a held message while it waits to leave the device. */
import { PUBLISH_PRIVATE } from '../../../domain/locales/en/record'
import { isRecordScreenOpen } from '../../state/record-screen'
import { showToast } from '../../ui/overlays/toast'
import { openSavedDraft } from '../session/reopen-draft'
import { readDraft, saveDraft } from '../store/drafts'
import { lockDraft } from '../store/tab-locks'

/**
 * Gives the recording back as a stopped draft: in the session when that is empty, else among the saved recordings.
 * Returns whether it is in the session.
 */
export async function undoSend(id: string): Promise<boolean> {
  const unlock = await lockDraft(id)
  const draft = unlock && (await readDraft(id))
  const isBack =
    draft?.state === 'waiting' && (await saveDraft({ id, state: 'ready', sendAfter: undefined })) !== null
  unlock?.()
  if (isBack) return openSavedDraft(id, { keepsUntouched: isRecordScreenOpen() })
  showToast({ text: PUBLISH_PRIVATE.alreadyPublished })
  return false
}
