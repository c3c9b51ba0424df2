import { useAtom } from 'jotai'
import { DiscardDialog } from './DiscardDialog'
import { hasSpeech, type RecordState } from './machine'
import { confirmReplace, pendingRecordingAtom } from './record-into'
import { getSession } from './session'

/** Asks whether to replace the current recording after the user started another one elsewhere. */
export function ReplaceDialog({ state }: { state: RecordState }) {
  const [pending, setPending] = useAtom(pendingRecordingAtom)
  if (!pending || pending.replacedDraftId !== getSession().draftId || !hasSpeech(state)) return null
  return (
    <DiscardDialog
      state={state}
      onClose={() => setPending(null)}
      onConfirm={() => void confirmReplace(pending)}
    />
  )
}
