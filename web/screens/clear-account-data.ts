/**
 * Deletes what an account leaves on this device: form input, cached feeds, contacts, the player's queue and shared
 * files. Drafts stay for their owner.
 */
import { clearSavedFeeds } from '../api/saved-feed'
import { player } from '../audio/player'
import { recorder } from '../audio/recorder'
import { clearEdits } from '../features/post/edit-form'
import { clear } from '../features/record/session'
import { deleteSharedContent } from '../state/shared-content'
import { clearContacts } from '../state/synced-contacts'

export async function clearAccountData(): Promise<void> {
  clearSavedFeeds()
  clearEdits()
  clearContacts()
  player.clearQueue()
  const { now } = player.getSnapshot()
  if (now) player.remove(now.id)
  await deleteSharedContent().catch(() => undefined)
  await recorder.stop()
  clear()
}
