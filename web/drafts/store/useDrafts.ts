import { useEffect, useState } from 'react'
import type { DraftRecord } from './draft-record'
import { listDrafts, recoverDrafts, subscribeToDrafts } from './drafts'

/** The user's drafts on this device, newest first; drafts made signed out belong to the current user. */
export function useDrafts(ownerId: string | null): DraftRecord[] {
  const [drafts, setDrafts] = useState<DraftRecord[]>([])
  useEffect(() => {
    let gone = false
    const read = async () => {
      const all = await listDrafts().catch(() => [])
      if (!gone) setDrafts(all.filter((draft) => draft.ownerId === null || draft.ownerId === ownerId))
    }
    void recoverDrafts()
      .catch((error) => console.warn('Recordings could not be looked for on this device.', error))
      .then(read)
    const leave = subscribeToDrafts(() => void read())
    return () => {
      gone = true
      leave()
    }
  }, [ownerId])
  return drafts
}
