/**
 * What stays behind of an account that left this device: typed words, saved lists, contacts, what sounds, what was
 * shared. Drafts
 * are not forgotten: they wait for who made them.
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
