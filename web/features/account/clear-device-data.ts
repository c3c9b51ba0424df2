/** Deletes everything a deleted account left on this device, including its drafts. */
import { announceSignOut } from '../../api/auth/session.queries'
import { listDrafts, removeDraft } from '../../drafts/store/drafts'
import { removeStored } from '../../state/stored'

/** Drafts of other accounts stay; drafts without an owner are deleted. */
export async function clearDeviceData(userId: string): Promise<void> {
  const drafts = await listDrafts().catch(() => [])
  const ownDrafts = drafts.filter(({ ownerId }) => ownerId === userId || ownerId === null)
  await Promise.allSettled(ownDrafts.map(({ id }) => removeDraft(id)))
  // Player, shared files, cached feeds and form input are deleted for any account that signs out.
  await announceSignOut()
  removeStored('local', '')
  removeStored('session', '')
}
