/** Unlocks purchased posts in the player. */
import { unlockPlayable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'

/** Replaces previews by the full posts, wherever they are in the queue. */
export function unlockInPlayer(paidIds: readonly string[]): void {
  if (paidIds.length > 0) player.updateItems((item) => paidIds.reduce(unlockPlayable, item))
}

/** The same after a purchase: the loaded preview resumes where it ended. */
export function unlockAndResume(paidId: string): void {
  unlockInPlayer([paidId])
  const { now, state } = player.getSnapshot()
  if (now?.price?.paidId === paidId && state === 'paused') player.play()
}
