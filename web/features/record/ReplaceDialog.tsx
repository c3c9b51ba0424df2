import { useAtom } from 'jotai'
import { getRecordedSeconds, hasSpeech, type RecordState } from '../../drafts/session/machine'
import { confirmReplace, pendingRecordingAtom } from '../../drafts/session/owlcast-recording'
import { getSession } from '../../drafts/session/session-state'
import { DiscardDialog } from '../../parts/record/DiscardDialog'

/** Asks whether to replace the current recording after the user started another one elsewhere. */
export function ReplaceDialog({ state }: { state: RecordState }) {
  const [pending, setPending] = useAtom(pendingRecordingAtom)
  if (!pending || pending.replacedDraftId !== getSession().draftId || !hasSpeech(state)) return null
  return (
    <DiscardDialog
      seconds={getRecordedSeconds(state)}
      onClose={() => setPending(null)}
      onConfirm={() => void confirmReplace(pending)}
    />
  )
}
