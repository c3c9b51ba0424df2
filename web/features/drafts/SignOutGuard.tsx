import { useEffect, useState } from 'react'
import { DRAFTS } from '../../../domain/locales/en/record'
import { type DraftRecord, isTrackOnly } from '../../drafts/store/draft-record'
import { listDrafts } from '../../drafts/store/drafts'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog'

type Props = { ownerId: string; onSignOut: () => void; onStay: () => void }

/** Asks before signing out with unpublished recordings; signs out at once without any. Mount it to ask. */
export function SignOutGuard({ ownerId, onSignOut, onStay }: Props) {
  const [unsent, setUnsent] = useState<number | null>(null)
  useEffect(() => {
    void countUnsent(ownerId).then(setUnsent)
  }, [ownerId])
  useEffect(() => {
    if (unsent === 0) onSignOut()
  }, [unsent, onSignOut])
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

async function countUnsent(ownerId: string): Promise<number> {
  const drafts = await listDrafts().catch(() => [])
  return drafts.filter((draft) => draft.ownerId === ownerId && isUnsent(draft)).length
}

/** A recording in progress stores its duration only once it is paused. */
function isUnsent(draft: DraftRecord): boolean {
  return draft.seconds > 0 || draft.state === 'recording' || isTrackOnly(draft)
}
