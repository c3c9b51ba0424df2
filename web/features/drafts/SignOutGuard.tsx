import { useEffect, useState } from 'react'
import { DRAFTS } from '../../../domain/locales/en/record'
import { type DraftRecord, isTrackOnly } from '../../drafts/store/draft-record'
import { listDrafts } from '../../drafts/store/drafts'
import { DiscardDialog } from '../../parts/record/DiscardDialog'
import { getRecordedSeconds, isInMemory } from '../../recording/machine'
import { getRecordedForm } from '../../recording/session'
import { useForm, useRecordState } from '../../recording/useRecording'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog'

type Props = { ownerId: string; onSignOut: () => void; onStay: () => void }

/** Asks before signing out with unpublished recordings; signs out at once without any. Mount it to ask. */
export function SignOutGuard({ ownerId, onSignOut, onStay }: Props) {
  const form = useForm(getRecordedForm)
  const state = useRecordState(form?.formId)
  const [drafts, setDrafts] = useState<DraftRecord[] | null>(null)
  useEffect(() => {
    void listDrafts().then(setDrafts, () => setDrafts([]))
  }, [])
  const isStored = drafts?.some(({ id, state }) => id === form?.draftId && state === 'ready')
  const isLost = drafts !== null && isInMemory(state) && !isStored
  const unsent = drafts?.filter((draft) => draft.ownerId === ownerId && isUnsent(draft)).length
  useEffect(() => {
    if (unsent === 0 && !isLost) onSignOut()
  }, [unsent, isLost, onSignOut])
  if (isLost)
    return <DiscardDialog seconds={getRecordedSeconds(state)} onClose={onStay} onConfirm={onSignOut} />
  if (!unsent) return null
  return (
    <ConfirmDialog
      title={DRAFTS.signOutHeading}
      text={DRAFTS.signOutBody(unsent)}
      keep={DRAFTS.staySignedIn}
      confirm={DRAFTS.signOut}
      tone="primary"
      onConfirm={onSignOut}
      onClose={onStay}
    />
  )
}

/** A recording in progress stores its duration only once it is paused. */
function isUnsent(draft: DraftRecord): boolean {
  return draft.seconds > 0 || draft.state === 'recording' || isTrackOnly(draft)
}
