/** What is gone with its owlcast is not heard on. */
import { recordingsRead } from '../../api/recordings.queries'
import { player } from '../../audio/player'

/** Takes what was recorded in an owlcast out of the player. */
export function stopAll(owlcastId: string): void {
  for (const id of recordingsRead(owlcastId)) player.remove(id)
}
