import { recordingsRead } from '../../api/recordings.queries'
import { player } from '../../audio/player'

/** Removes the recordings of a deleted owlcast from the player. */
export function stopAll(owlcastId: string): void {
  for (const id of recordingsRead(owlcastId)) player.remove(id)
}
