/**
 * Deletes what an account leaves on this device: form input, cached feeds, contacts, the player's queue and shared
 * files. Drafts stay for their owner.
 */
import { forgetSavedFeeds } from '../api/saved-feed'
import { player } from '../audio/player'
import { recorder } from '../audio/recorder'
import { forgetEdits } from '../features/post/edit-typed'
import { clear } from '../features/record/session'
import { dropSharedIn } from '../state/shared-in'
import { forgetContacts } from '../state/synced-contacts'

export async function forgetAccount(): Promise<void> {
  forgetSavedFeeds()
  forgetEdits()
  forgetContacts()
  player.clearQueue()
  const { now } = player.getSnapshot()
  if (now) player.remove(now.id)
  await dropSharedIn().catch(() => undefined)
  await recorder.stop()
  clear()
}
