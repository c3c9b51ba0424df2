import { useEffect } from 'react'
import { DRAFTS } from '../../../domain/locales/en/record'
import { readDraft } from '../../drafts/store/drafts'
import { showToast } from '../../ui/overlays/toast'

/**
 * Says where this tab's recording is after the session of its author ended by itself: nothing else shows it until they
 * sign in. `draftId` is that of a recording that is not on screen; null for none.
 */
export function useHiddenRecordingToast(draftId: string | null): void {
  useEffect(() => {
    if (draftId === null) return
    let isOver = false
    let dismiss = () => {}
    void readDraft(draftId)
      .catch(() => null)
      .then((draft) => {
        // A recording made while signed out is listed.
        const isHidden = draft !== null && draft.ownerId !== null
        if (isHidden && !isOver) dismiss = showToast({ text: DRAFTS.putAway, isPersistent: true })
      })
    return () => {
      isOver = true
      dismiss()
    }
  }, [draftId])
}
