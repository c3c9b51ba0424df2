import { getLoadedRecordingIds } from '../../api/owlcasts/recordings.queries'
import { player } from '../../audio/playback/player'

/** Removes the recordings of a deleted owlcast from the player. */
export function removeRecordingsFromPlayer(owlcastId: string): void {
  for (const id of getLoadedRecordingIds(owlcastId)) player.remove(id)
}
