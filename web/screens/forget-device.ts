/** What a device keeps of somebody who deleted everything: their drafts too, and whatever else it remembered. */
import { leftForGood } from '../api/session.queries'
import { listDrafts, removeDraft } from '../audio/drafts'

/** Drafts of other accounts that are used here stay theirs; those of nobody in particular go. */
export async function forgetDevice(personId: string): Promise<void> {
  const drafts = await listDrafts().catch(() => [])
  const gone = drafts.filter(({ ownerId }) => ownerId === personId || ownerId === null)
  await Promise.allSettled(gone.map(({ id }) => removeDraft(id)))
  // What sounds, what was shared, saved lists and typed words go with any account that leaves.
  await leftForGood()
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // Storage is forbidden: then nothing is in it.
  }
}
