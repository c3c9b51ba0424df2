/**
 * Deletes what an account leaves on this device: form input, cached feeds, contacts, the player's queue and
 * positions, and shared files. Drafts stay for their owner.
 */
import { clearSavedFeeds } from '../api/posts/saved-feed'
import { clearPlaybackPositions } from '../audio/playback/playback-positions'
import { player } from '../audio/playback/player'
import { clearChosenCovers } from '../features/posts/chosen-covers'
import { leaveRecordPage } from '../features/record/useRecordPage'
import { getLastMode } from '../recording/forms'
import { putAway } from '../recording/session'
import { clearDeviceWords } from '../state/device-words'
import { leaveHeardPosts } from '../state/heard-posts'
import { getLastUserId } from '../state/last-user'
import { isRecordScreenOpen } from '../state/record-screen'
import { deleteSharedContent } from '../state/shared-content'
import { clearContacts } from '../state/synced-contacts'
import { clearTabForms } from '../state/tab-form'

export async function clearAccountData(): Promise<void> {
  // The form that comes next may be for everyone: the record screen is left with the account.
  if (getLastUserId() === null && isRecordScreenOpen()) leaveRecordPage(getLastMode())
  clearSavedFeeds()
  clearTabForms()
  clearChosenCovers()
  clearContacts()
  leaveHeardPosts()
  player.clearQueue()
  const { now } = player.getSnapshot()
  if (now) player.remove(now.id)
  clearPlaybackPositions()
  await clearDeviceWords().catch(() => undefined)
  await deleteSharedContent().catch(() => undefined)
  await putAway()
}
