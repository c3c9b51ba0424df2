/** Unlocks purchased posts in the player. */
import { openedBy } from '../../audio/playable'
import { player } from '../../audio/player'

/** Replaces previews by the full posts, wherever they are in the queue. */
export function openInPlayer(paidIds: readonly string[]): void {
  if (paidIds.length > 0) player.revise((item) => paidIds.reduce(openedBy, item))
}

/** The same after a purchase: the loaded preview resumes where it ended. */
export function openAndGoOn(paidId: string): void {
  openInPlayer([paidId])
  const { now, state } = player.getSnapshot()
  if (now?.price?.paidId === paidId && state === 'paused') player.play()
}
